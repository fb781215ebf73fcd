import type { BrandIdentity } from '../../../catalogue/brand-identity';
import { type Claim, settleClaims, tellClaim } from '../claims';
import type { CatalogueRule } from '../rule';

/** Values that select a brand in one of its areas. */
interface Selectors {
  code: string | undefined;
  slugs: Omit<Claim, 'brand'>[];
}

/** A slug selects a brand like a code (spec 1), in any case. It belongs to one brand, and is no other brand's code. */
export const rule: CatalogueRule<Selectors[]> = {
  subject: 'catalogue',
  note: ({ areas }) =>
    areas.map(({ settings: { productCode, productSlugs = [] }, placeOf }) => ({
      code: productCode?.toLowerCase(),
      slugs: productSlugs.map((slug, index) => ({ found: slug, place: placeOf(['productSlugs', index]) })),
    })),
  judge: (noted, report) => {
    const codes = new Map<string, BrandIdentity>();
    const slugs = new Map<string, Claim>();
    for (const { brand, note } of noted) {
      for (const { code, slugs: own } of note) {
        // A code with two owners has its own finding.
        if (code !== undefined && !codes.has(code)) codes.set(code, brand);
        for (const { found, place } of own) {
          const key = found.toLowerCase();
          if (key === code && codes.get(key) !== brand) continue;
          const claim = { brand, found, place };
          const [owner, later] = settleClaims(slugs.get(key) ?? claim, claim);
          if (owner.brand !== later.brand) tellClaim(later, owner.brand, report);
          slugs.set(key, owner);
        }
      }
    }
    for (const [key, claim] of slugs) {
      const owner = codes.get(key) ?? claim.brand;
      if (owner !== claim.brand) tellClaim(claim, owner, report);
    }
  },
};
