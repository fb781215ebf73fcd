import type { ConfigFinding } from '../../catalogue/findings/config-finding';
import { FindingList } from '../../catalogue/findings/finding-list';
import type { CheckCode } from '../../schemas/generated/check-table';

/** Code → key of brand.json, or other part, that a copied brand repeats. */
const repeatedKeys: Partial<Readonly<Record<CheckCode, string>>> = {
  'order-duplicate': 'order',
  'product-code-duplicate': 'productCode',
  'slug-duplicate': 'productSlugs',
  'plan-shared': 'planId',
  'ds-product-duplicate': 'dsProductId',
  'business-shared': 'business',
  'link-domain-shared': 'links',
  'gtm-shared': 'gtm',
  'business-name-shared': 'businessName',
  'logo-shared': 'logo.svg',
  'text-of-other-brand': 'copy',
};

/** Nobody repeats this many kinds of values by mistake. */
const fewestOfCopy = 3;

/** Combines the findings of a brand that copies most own values of another one. */
export function foldCopies(findings: readonly ConfigFinding[]): ConfigFinding[] {
  const pairs = new Map<string, ConfigFinding[]>();
  for (const finding of findings) {
    const { code, place, otherFile } = finding;
    if (otherFile === undefined || !(code in repeatedKeys)) continue;
    const pair = `${brandOf(place.file)} ${otherFile}`;
    pairs.set(pair, [...(pairs.get(pair) ?? []), finding]);
  }
  const copies = [...pairs.values()].filter(isCopy);
  if (copies.length === 0) return [...findings];
  const folded = new Set(copies.flat());
  const list = new FindingList();
  for (const copy of copies) tellCopy(list, copy);
  return [...findings.filter((finding) => !folded.has(finding)), ...list.all];
}

/** Two brands of one seller may share business, product, site and container: that alone is no copy. */
function isCopy(findings: readonly ConfigFinding[]): boolean {
  const hasError = findings.some(({ severity }) => severity === 'error');
  return hasError && new Set(findings.map(({ code }) => code)).size >= fewestOfCopy;
}

function tellCopy(list: FindingList, findings: readonly ConfigFinding[]): void {
  const first = findings.find(({ severity }) => severity === 'error');
  if (first?.otherFile === undefined) return;
  const keys = new Set(findings.map(({ code }) => repeatedKeys[code] ?? code));
  const params = { owner: brandOf(first.otherFile), keys: [...keys].join(', ') };
  list.add('brand-copied', first.place, params, undefined, first.otherFile);
}

/** `brands/acme/brand.json` → acme */
function brandOf(file: string): string {
  return file.split('/')[1] ?? file;
}
