import type { JsonPlace } from '../../findings/config-finding';
import type { Report, Rule } from '../rule';

/** What is kept of a slug: the brand that has it is let go. */
interface Claim {
  brandId: string;
  slug: string;
  place: JsonPlace;
}

/** A slug selects the brand as a code does (spec 1), whatever the case: it belongs to one, and is no other's code. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const codes = new Map<string, string>();
    const slugs = new Map<string, Claim>();
    const tell = ({ slug, place }: Claim, owner: string, report: Report) => report(place, { found: slug, owner });
    return {
      visit: ({ id, areas }, report) => {
        for (const { settings, placeOf } of areas) {
          const { productCode, productSlugs = [] } = settings;
          const code = productCode?.toLowerCase();
          // A code with two owners is told as such.
          if (code !== undefined && !codes.has(code)) codes.set(code, id);
          for (const [index, slug] of productSlugs.entries()) {
            const key = slug.toLowerCase();
            if (key === code && codes.get(key) !== id) continue;
            const claim = { brandId: id, slug, place: placeOf(['productSlugs', index]) };
            const other = slugs.get(key)?.brandId ?? id;
            if (other === id) slugs.set(key, claim);
            else tell(claim, other, report);
          }
        }
      },
      end: (report) => {
        for (const [key, claim] of slugs) {
          const owner = codes.get(key) ?? claim.brandId;
          if (owner !== claim.brandId) tell(claim, owner, report);
        }
      },
    };
  },
};
