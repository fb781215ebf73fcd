import type { BrandIdentity } from '../../../catalogue/brand-identity';
import type { JsonPlace } from '../../../catalogue/findings/config-finding';
import { foldName } from '../../../catalogue/fold-text';
import type { BrandSubject } from '../../../catalogue/subject';
import { isOfOtherBusiness, listBusinesses } from '../claim-of-business';
import { settleClaims } from '../claims';
import { countLetters } from '../count-letters';
import type { CatalogueRule, Noted, Report } from '../rule';
import { listWords, NameIndex } from './name-index';

interface PlacedText {
  text: string;
  place: JsonPlace;
}

interface BrandTexts {
  businesses: readonly string[];
  /** Names that mean this brand in the texts of others, where they stand alone. */
  names: readonly string[];
  /** Those of them that mean it in a sentence too. */
  telling: readonly string[];
  products: readonly string[];
  /** Names that its own texts may say: its own, and those of what it sells with. */
  sayable: readonly string[];
  /** Brands and products that it sells with, and may name. */
  partners: readonly string[];
  /** Its title, copy and texts of its flows. */
  texts: readonly PlacedText[];
  /** Its copy that is long enough to be its own. */
  own: readonly PlacedText[];
}

/** Shorter texts, such as labels of buttons, may be equal by chance. */
const leastLetters = 25;

/** A text of so many letters is equal by no chance; two brands may have one shorter text alike. */
const manyLetters = 60;

/**
 * Reports a text that a brand took over from a brand of another business: one that names that brand, or copy that is
 * equal. Two brands have one finding.
 */
export const rule: CatalogueRule<BrandTexts> = {
  subject: 'catalogue',
  note: (brand) => {
    const settings = brand.areas.map((area) => area.settings);
    const copy = listCopy(brand);
    const names = settings.flatMap(({ businessName, productName, title }) => [businessName, productName, title]);
    const stated = names.filter((name) => name !== undefined);
    const telling = stated.filter((name) => isTelling(name, brand));
    return {
      businesses: listBusinesses(brand),
      names: stated.filter((name) => telling.includes(name) || listWords(name).length > 1),
      telling,
      products: settings.flatMap(({ dsProductId }) => dsProductId ?? []),
      sayable: [
        ...settings.flatMap(({ businessName, productName }) => [businessName, productName]),
        ...settings.map(({ upsell }) => upsell?.productName),
      ].filter((name) => name !== undefined),
      partners: listPartners(brand),
      texts: [...listTitles(brand), ...copy, ...listFlowTexts(brand)],
      own: copy.filter(({ text }) => countLetters(text) >= leastLetters),
    };
  },
  judge: (noted, report, { shared }) => {
    const told = new Set<string>();
    const tellOnce: TellOnce = (brand, owner, { place }, params) => {
      const pair = [brand.id, owner.id].sort().join(' ');
      if (told.has(pair)) return;
      told.add(pair);
      report(place, { ...params, owner: owner.id }, undefined, owner.file);
    };
    tellNamed(noted, tellOnce);
    const common = new Set(
      shared.wordFiles.flatMap(({ copy }) => Object.values(copy).flatMap((texts) => Object.values(texts))),
    );
    tellEqual(noted, common, tellOnce);
  },
};

type TellOnce = (
  brand: BrandIdentity,
  owner: BrandIdentity,
  placed: PlacedText,
  params: NonNullable<Parameters<Report>[1]>,
) => void;

function tellNamed(noted: readonly Noted<BrandTexts>[], tellOnce: TellOnce): void {
  const index = new NameIndex<Noted<BrandTexts>>();
  for (const one of noted) for (const name of new Set(one.note.names)) index.add(name, one);
  for (const { brand, note } of noted) {
    for (const placed of note.texts) {
      for (const { name, owners, isSetApart } of index.find(placed.text)) {
        // A name that several other brands have means none of them.
        const [owner, ...more] = owners.filter((one) => one.brand !== brand);
        if (!owner || more.length > 0 || mayName(note, owner, name)) continue;
        if (!isSetApart && !owner.note.telling.includes(name)) continue;
        tellOnce(brand, owner.brand, placed, { kind: 'named', found: name });
      }
    }
  }
}

function mayName(by: BrandTexts, { brand, note }: Noted<BrandTexts>, name: string): boolean {
  return (
    !isOfOtherBusiness(by.businesses, note.businesses) ||
    by.sayable.some((own) => own.includes(name) || note.names.includes(own)) ||
    by.partners.some((partner) => partner === brand.id || note.products.includes(partner))
  );
}

function tellEqual(noted: readonly Noted<BrandTexts>[], common: ReadonlySet<unknown>, tellOnce: TellOnce): void {
  const owners = new Map<string, Noted<BrandTexts> & { placed: PlacedText }>();
  const shorter = new Map<string, string>();
  for (const { brand, note } of noted) {
    for (const placed of note.own) {
      const { text } = placed;
      if (common.has(text)) continue;
      const visited = { brand, note, placed };
      const known = owners.get(text);
      const [owner, later] = known ? settleClaims(known, visited) : [visited];
      owners.set(text, owner);
      if (!later || !isOfOtherBusiness(owner.note.businesses, later.note.businesses)) continue;
      const pair = [owner.brand.id, later.brand.id].sort().join(' ');
      const isSecond = (shorter.get(pair) ?? text) !== text;
      shorter.set(pair, text);
      if (isSecond || countLetters(text) >= manyLetters)
        tellOnce(later.brand, owner.brand, later.placed, { kind: 'equal', found: text });
    }
  }
}

/** Whether no other brand says a name by chance: a word of it repeats the folder, a code or the business. */
function isTelling(name: string, { id, areas }: BrandSubject): boolean {
  const codes = areas.flatMap(({ settings: { business, productCode } }) => [business, productCode]);
  const folded = [id, ...codes].map((code) => foldName(code ?? ''));
  return listWords(name).some((word) => word.length > 3 && folded.includes(foldName(word)));
}

function listPartners({ areas }: BrandSubject): string[] {
  return areas.flatMap(({ settings, flows }) => [
    ...(settings.upsell?.theme ?? []),
    ...flows.flatMap(({ flow }) => flow.props?.upsell?.dsProductId ?? []),
  ]);
}

function listTitles({ areas }: BrandSubject): PlacedText[] {
  return areas.flatMap(({ settings: { title }, placeOf }) => {
    const place = placeOf(['title']);
    return title === undefined || place.path.at(-1) !== 'title' ? [] : [{ text: title, place }];
  });
}

function listCopy({ words, variants }: BrandSubject): PlacedText[] {
  return [...words, ...variants].flatMap(({ copy, placeOf }) =>
    Object.entries(copy).flatMap(([group, texts]) =>
      typeof texts === 'object'
        ? Object.entries(texts).map(([key, text]) => ({ text, place: placeOf(group, key) }))
        : [],
    ),
  );
}

function listFlowTexts({ areas }: BrandSubject): PlacedText[] {
  const flows = new Set(areas.flatMap((area) => area.flows));
  return [...flows].flatMap(({ file, facts }) =>
    facts.texts.map(({ text, path }) => ({ text, place: { file, path } })),
  );
}
