import type { JSONPath } from 'jsonc-parser';
import type { BrandIdentity } from '../../catalogue/brand-identity';
import type { JsonPlace } from '../../catalogue/findings/config-finding';
import type { AreaSubject } from '../../catalogue/subject';
import type { CatalogueRule, Report } from './rule';

/** A value that belongs to one brand, and its place. */
export interface Claim {
  brand: BrandIdentity;
  found: string;
  place: JsonPlace;
}

/** Orders two claims: the owner, then the later brand. The later one has the higher order; for equal ones, the copy. */
export function settleClaims<C extends Pick<Claim, 'brand'>>(known: C, visited: C): [owner: C, later: C] {
  const { brand: one } = known;
  const { brand: other } = visited;
  const isLater = one.order === other.order ? other.likeness > one.likeness : one.order > other.order;
  return isLater ? [visited, known] : [known, visited];
}

/** Reports a brand's value that belongs to another brand. */
export function tellClaim({ place, found }: Claim, { id: owner, file }: BrandIdentity, report: Report): void {
  report(place, { found, owner }, undefined, file);
}

/** Checks that no two brands share a setting; ignores case. Areas of one brand may share it. */
export function claimSetting(
  path: JSONPath,
  readValue: (area: AreaSubject) => string | undefined,
): CatalogueRule<Omit<Claim, 'brand'>[]> {
  return claimSettings([{ path, readValue }]);
}

/** As claimSetting, for settings whose values may not meet: one brand's may not be any of another's. */
export function claimSettings(
  settings: readonly { path: JSONPath; readValue: (area: AreaSubject) => string | undefined }[],
): CatalogueRule<Omit<Claim, 'brand'>[]> {
  return {
    subject: 'catalogue',
    note: ({ areas }) => {
      const stated: Omit<Claim, 'brand'>[] = [];
      for (const area of areas) {
        for (const { path, readValue } of settings) {
          const found = readValue(area);
          if (found === undefined) continue;
          const place = area.placeOf(path);
          // A claim in `all` counts once.
          const isStated = stated.some((one) => one.found === found && one.place.path[0] === place.path[0]);
          if (!isStated) stated.push({ found, place });
        }
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
