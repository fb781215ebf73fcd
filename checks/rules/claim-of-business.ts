import type { Place } from '../../catalogue/findings/config-finding';
import type { BrandSubject } from '../../catalogue/subject';
import { settleClaims } from './claims';
import type { CatalogueRule, Logos, Noted } from './rule';

/** A value that belongs to the brands of one business. */
export interface BusinessClaim {
  /** Value as compared. */
  key: string;
  /** Value as told. */
  found: string;
  place: Place;
}

interface BusinessNote {
  businesses: readonly string[];
  claims: readonly BusinessClaim[];
}

/** Checks that brands of different businesses do not share a value. Two brands have one finding. */
export function claimOfBusiness(
  listClaims: (brand: BrandSubject, logos: Logos) => readonly BusinessClaim[],
): CatalogueRule<BusinessNote> {
  return {
    subject: 'catalogue',
    note: (brand, logos) => {
      const claims = listClaims(brand, logos);
      return claims.length === 0 ? undefined : { businesses: listBusinesses(brand), claims };
    },
    judge: (noted, report) => {
      const owners = new Map<string, Noted<BusinessNote> & { claim: BusinessClaim }>();
      const told = new Set<string>();
      for (const { brand, note } of noted) {
        for (const claim of note.claims) {
          const visited = { brand, note, claim };
          const known = owners.get(claim.key);
          const [owner, later] = known ? settleClaims(known, visited) : [visited];
          owners.set(claim.key, owner);
          if (!later || isOfOneBusiness(owner.note.businesses, later.note.businesses)) continue;
          const pair = `${owner.brand.id} ${later.brand.id}`;
          if (told.has(pair)) continue;
          told.add(pair);
          const { place, found } = later.claim;
          report(place, { found, owner: owner.brand.id }, undefined, owner.brand.file);
        }
      }
    },
  };
}

/** Businesses that a brand's areas sell for. */
export function listBusinesses({ areas }: BrandSubject): string[] {
  return [...new Set(areas.flatMap(({ settings }) => settings.business ?? []))];
}

/** Whether two brands share a seller. */
export function isOfOneBusiness(one: readonly string[], other: readonly string[]): boolean {
  return one.some((business) => other.includes(business));
}
