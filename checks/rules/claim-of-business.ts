import { areas } from '../../catalogue/catalogue';
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
  /** Whether a second brand may not state it; otherwise it only tells whose the value is. */
  isReported: boolean;
}

interface BusinessNote {
  businesses: readonly string[];
  claims: readonly BusinessClaim[];
}

/** Checks that brands that state different businesses do not share a value. Two brands have one finding. */
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
          if (!later?.claim.isReported || !isOfOtherBusiness(owner.note.businesses, later.note.businesses)) continue;
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

/** Businesses that a brand's file states; the default is the folder's name, which says nothing of the seller. */
function listBusinesses({ brand }: BrandSubject): string[] {
  return [...new Set((['all', ...areas] as const).flatMap((part) => brand[part]?.business ?? []))];
}

/** Whether two brands state their sellers, and share none. */
function isOfOtherBusiness(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && other.length > 0 && !one.some((business) => other.includes(business));
}
