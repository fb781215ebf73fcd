import type { JSONPath } from 'jsonc-parser';
import type { AreaSubject, BrandSubject, WordsSubject } from '../../../catalogue/subject';
import { formatAmount } from '../../../model/money/format-amount';
import type { Manifest } from '../../../schemas/generated/types';
import type { Place } from '../../findings/config-finding';
import { ofBrands, type Report } from '../rule';
import { KnownAmounts } from './known-amounts';
import { parseTextAmounts } from './parse-text-amounts';

/**
 * An amount in a brand's text must follow from the prices of an area that shows the text. Texts of an upsell are left
 * out: another brand has its prices.
 */
export const rule = ofBrands((brand, report) => {
  for (const area of brand.areas) {
    const check = buildCheck(area, report);
    for (const words of [...brand.words, ...brand.variants]) {
      if (words.language === area.settings.language) checkWords(words, brand, check);
    }
    checkFlows(area, check);
  }
});

type CheckText = (text: string, place: Place) => void;

/** Computes the amounts of an area when a text states one. */
function buildCheck(area: AreaSubject, report: Report): CheckText {
  const { currency, plans = {} } = area.settings;
  let known: KnownAmounts | undefined;
  return (text, place) => {
    // Most texts have no digit.
    if (!currency || !/\d/.test(text)) return;
    for (const found of parseTextAmounts(text, currency)) {
      known ??= new KnownAmounts(area);
      if (!known.hasPrices || known.has(found)) continue;
      const prices = Object.values(plans).map(({ amount }) => formatAmount(amount, currency));
      report(place, { found: found.text, prices: [...new Set(prices)] });
    }
  };
}

function checkWords({ copy, placeOf }: WordsSubject, { shared }: BrandSubject, check: CheckText): void {
  const manifests: Readonly<Record<string, Pick<Manifest, 'sells'>>> = shared.manifests;
  for (const [group, texts] of Object.entries(copy)) {
    if (typeof texts !== 'object' || manifests[group]?.sells !== undefined) continue;
    for (const [key, text] of Object.entries(texts)) check(text, placeOf(group, key));
  }
}

function checkFlows({ flows, shared }: AreaSubject, check: CheckText): void {
  for (const { file, flow } of flows) {
    for (const [index, { templateId, props }] of flow.steps.entries()) {
      if (shared.manifests[templateId]?.sells === undefined) checkProp(props, file, ['steps', index, 'props'], check);
    }
  }
}

/** A value of a step's props: a text, or a list or group of values. */
function checkProp(value: unknown, file: string, path: JSONPath, check: CheckText): void {
  if (typeof value === 'string') check(value, { file, path });
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      checkProp(part, file, [...path, Array.isArray(value) ? Number(key) : key], check);
}
