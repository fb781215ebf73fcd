import type { BrandSubject } from '../../../catalogue/subject';
import { type Claim, listClashes } from '../claims';
import type { Rule } from '../rule';

/** A slug selects a brand like a code (spec 1), in any case. It belongs to one brand, and is no other brand's code. */
export const rule: Rule = ({ brands }, report) => {
  // A code with two owners has its own finding.
  const codes = new Map<string, BrandSubject>();
  for (const brand of brands) {
    for (const { settings } of brand.areas) {
      const code = settings.productCode?.toLowerCase();
      if (code !== undefined && !codes.has(code)) codes.set(code, brand);
    }
  }
  const listSlugs = (brand: BrandSubject) =>
    brand.areas.flatMap(({ settings: { productCode, productSlugs = [] }, placeOf }) =>
      productSlugs.flatMap((found, index): Claim[] => {
        const key = found.toLowerCase();
        // Its own code's other owner has that finding.
        const isCode = key === productCode?.toLowerCase() && codes.get(key) !== brand;
        return isCode ? [] : [{ key, found, place: placeOf(['productSlugs', index]) }];
      }),
    );
  for (const { owner, later } of listClashes(brands, listSlugs))
    report(later.place, { found: later.found, owner: owner.brand.id }, undefined, owner.brand.file);
  for (const brand of brands) {
    for (const { key, found, place } of listSlugs(brand)) {
      const owner = codes.get(key) ?? brand;
      if (owner !== brand) report(place, { found, owner: owner.id }, undefined, owner.file);
    }
  }
};
