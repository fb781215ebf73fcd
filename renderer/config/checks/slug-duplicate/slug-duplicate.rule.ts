import type { BrandIdentity } from '../brand-identity';
import { type Claim, settleClaims, tellClaim } from '../claims';
import type { Rule } from '../rule';

/** A slug selects the brand as a code does (spec 1), whatever the case: it belongs to one, and is no other's code. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const codes = new Map<string, BrandIdentity>();
    const slugs = new Map<string, Claim>();
    return {
      visit: ({ identity, areas }, report) => {
        for (const { settings, placeOf } of areas) {
          const { productCode, productSlugs = [] } = settings;
          const code = productCode?.toLowerCase();
          // A code with two owners is told as such.
          if (code !== undefined && !codes.has(code)) codes.set(code, identity);
          for (const [index, slug] of productSlugs.entries()) {
            const key = slug.toLowerCase();
            if (key === code && codes.get(key) !== identity) continue;
            const claim = { brand: identity, found: slug, place: placeOf(['productSlugs', index]) };
            const [owner, later] = settleClaims(slugs.get(key) ?? claim, claim);
            if (owner.brand !== later.brand) tellClaim(later, owner.brand, report);
            slugs.set(key, owner);
          }
        }
      },
      end: (report) => {
        for (const [key, claim] of slugs) {
          const owner = codes.get(key) ?? claim.brand;
          if (owner !== claim.brand) tellClaim(claim, owner, report);
        }
      },
    };
  },
};
