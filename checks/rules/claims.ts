import type { JSONPath } from 'jsonc-parser';
import { areas } from '../../catalogue/catalogue';
import { foldWords } from '../../catalogue/fold-text';
import type { AreaSubject, BrandSubject } from '../../catalogue/subject';
import type { BrandSettings } from '../../schemas/generated/types';
import type { Place } from '../findings/config-finding';
import type { Rule } from './rule';

/** A value that belongs to one brand. */
export interface Claim {
  /** Value as compared. */
  key: string;
  /** Value as told. */
  found: string;
  place: Place;
  /** False for a value that only tells whose it is. */
  isReported?: boolean;
}

type OfBrand<C> = C & { brand: BrandSubject };

/** Pairs of one value: the claim of its owner, and the later one. */
export function listClashes<C extends Claim>(
  brands: readonly BrandSubject[],
  listClaims: (brand: BrandSubject) => readonly C[],
): { owner: OfBrand<C>; later: OfBrand<C> }[] {
  const owners = new Map<string, OfBrand<C>>();
  return brands.flatMap((brand) =>
    listClaims(brand).flatMap((claim) => {
      const visited = { ...claim, brand };
      const known = owners.get(claim.key);
      if (known?.brand === brand) return [];
      const [owner, later] = known ? settleClaims(known, visited) : [visited];
      owners.set(claim.key, owner);
      return later ? [{ owner, later }] : [];
    }),
  );
}

/** Orders two claims: the owner, then the later brand. The later one has the higher order; for equal ones, the copy. */
export function settleClaims<C extends { brand: BrandSubject }>(known: C, visited: C): [owner: C, later: C] {
  const { brand: one } = known;
  const { brand: other } = visited;
  const [order, otherOrder] = [one.brand.order, other.brand.order];
  const isLater = order === otherOrder ? likenessOf(other) > likenessOf(one) : order > otherOrder;
  return isLater ? [visited, known] : [known, visited];
}

/** How well a folder's name fits its brand: 2 for a code or slug, 1 for a common name. Low for a copied folder. */
function likenessOf({ id, brand }: BrandSubject): number {
  const stated = [brand.all, ...areas.map((area) => brand[area])].filter((settings) => settings !== undefined);
  if (stated.some((settings) => hasCode(settings, id))) return 2;
  return stated.some((settings) => hasName(settings, id)) ? 1 : 0;
}

function hasCode({ business, productCode, productSlugs = [] }: BrandSettings, id: string): boolean {
  return [business, productCode, ...productSlugs].some((code) => code?.toLowerCase() === id);
}

/** Whether a folder's name consists of words of a name, or begins the domain. */
function hasName({ businessName = '', productName = '', domain = '' }: BrandSettings, id: string): boolean {
  const words = id.replaceAll('-', ' ');
  const isInName = [businessName, productName].some((name) => ` ${foldWords(name)} `.includes(` ${words} `));
  return isInName || domain.split('.', 1)[0]?.replaceAll('-', '') === id.replaceAll('-', '');
}

type ReadSetting = (area: AreaSubject) => string | undefined;

/** Checks that no two brands share a setting, nor another of the list; ignores case. Areas of one brand may share it. */
export function claimSettings(...settings: readonly (readonly [path: JSONPath, readValue: ReadSetting])[]): Rule {
  const listClaims = ({ areas: sold }: BrandSubject) =>
    sold.flatMap((area) =>
      settings.flatMap(([path, readValue]): Claim[] => {
        const found = readValue(area);
        return found === undefined ? [] : [{ key: found.toLowerCase(), found, place: area.placeOf(path) }];
      }),
    );
  return ({ brands }, report) => {
    for (const { owner, later } of listClashes(brands, listClaims))
      report(later.place, { found: later.found, owner: owner.brand.id }, undefined, owner.brand.file);
  };
}

/** Checks that brands that state different businesses do not share a value. Two brands have one finding. */
export function claimOfBusiness(listClaims: (brand: BrandSubject) => readonly Claim[]): Rule {
  return ({ brands }, report) => {
    const reported = new Set<string>();
    for (const { owner, later } of listClashes(brands, listClaims)) {
      const pair = `${owner.brand.id} ${later.brand.id}`;
      if (later.isReported === false || reported.has(pair) || !isOfOtherBusiness(owner.brand, later.brand)) continue;
      reported.add(pair);
      report(later.place, { found: later.found, owner: owner.brand.id }, undefined, owner.brand.file);
    }
  };
}

/** Whether two brands state their sellers and share none. A folder's name, the default, says nothing of the seller. */
function isOfOtherBusiness(one: BrandSubject, other: BrandSubject): boolean {
  const [own, others] = [one, other].map(({ brand }) =>
    (['all', ...areas] as const).flatMap((part) => brand[part]?.business ?? []),
  );
  return Boolean(own?.length && others?.length) && !own?.some((business) => others?.includes(business));
}
