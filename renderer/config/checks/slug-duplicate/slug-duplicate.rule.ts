import type { JsonPlace } from '../../findings/config-finding';
import type { Rule } from '../rule';

interface Slug {
  owner: string;
  slug: string;
  place: () => JsonPlace;
}

/** A slug selects the brand as a code does (spec 1), whatever the case: it belongs to one, and is no other's code. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const codes = new Map<string, string>();
    const slugs = new Map<string, Slug>();
    return {
      visit: ({ id, areas }, report) => {
        for (const { settings, placeOf } of areas) {
          const code = settings.productCode?.toLowerCase();
          // A code with two owners is told as such.
          if (code !== undefined && !codes.has(code)) codes.set(code, id);
          for (const [index, slug] of (settings.productSlugs ?? []).entries()) {
            const key = slug.toLowerCase();
            const place = () => placeOf(['productSlugs', index]);
            const other = slugs.get(key);
            if (other && other.owner !== id) report(place(), { found: slug, owner: other.owner });
            else slugs.set(key, { owner: id, slug, place });
          }
        }
      },
      end: (report) => {
        for (const [key, { owner, slug, place }] of slugs) {
          const other = codes.get(key) ?? owner;
          if (other !== owner) report(place(), { found: slug, owner: other });
        }
      },
    };
  },
};
