import type { JSONPath } from 'jsonc-parser';
import type { BrandIdentity } from '../../catalogue/brand-identity';
import type { JsonPlace } from '../../catalogue/findings/config-finding';
import type { AreaSubject } from '../../catalogue/subject';
import type { CatalogueRule, Report } from './rule';

/** Something that belongs to one brand, where a brand states it. */
export interface Claim {
  brand: BrandIdentity;
  found: string;
  place: JsonPlace;
}

/** Of two claims the rightful one and that of the brand that came later: the one of the higher order, with equal ones the copy. */
export function settleClaims<C extends Pick<Claim, 'brand'>>(known: C, visited: C): [owner: C, later: C] {
  const { brand: one } = known;
  const { brand: other } = visited;
  const isLater = one.order === other.order ? other.likeness > one.likeness : one.order > other.order;
  return isLater ? [visited, known] : [known, visited];
}

/** Says that something of a brand is another's. */
export function tellClaim({ place, found }: Claim, { id: owner, file }: BrandIdentity, report: Report): void {
  report(place, { found, owner }, undefined, file);
}

/** A setting that no two brands have alike, whatever the case; areas of one brand may share it. */
export function claimSetting(
  path: JSONPath,
  readValue: (area: AreaSubject) => string | undefined,
): CatalogueRule<Omit<Claim, 'brand'>[]> {
  return {
    subject: 'catalogue',
    note: ({ areas }) => {
      const stated: Omit<Claim, 'brand'>[] = [];
      for (const area of areas) {
        const found = readValue(area);
        if (found === undefined) continue;
        const place = area.placeOf(path);
        // A claim in `all` counts once.
        const isStated = stated.some((one) => one.found === found && one.place.path[0] === place.path[0]);
        if (!isStated) stated.push({ found, place });
      }
      return stated;
    },
    judge: (noted, report) => {
      const claims = new Map<string, Claim>();
      for (const { brand, note } of noted) {
        for (const stated of note) {
          const key = stated.found.toLowerCase();
          const known = claims.get(key);
          if (known?.brand === brand) continue;
          const claim = { brand, ...stated };
          const [owner, later] = known ? settleClaims(known, claim) : [claim];
          if (later) tellClaim(later, owner.brand, report);
          claims.set(key, owner);
        }
      }
    },
  };
}
