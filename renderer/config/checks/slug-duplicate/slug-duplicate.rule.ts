import type { AreaSubject, Report, Rule } from '../rule';

interface Claim {
  area: AreaSubject;
  index: number;
}

/** A slug selects the brand as a code does (spec 1), whatever the case: it belongs to one, and is no other's code. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const codes = new Map<string, string>();
    const slugs = new Map<string, Claim>();
    const tell = ({ area, index }: Claim, owner: string, report: Report) =>
      report(area.placeOf(['productSlugs', index]), { found: area.settings.productSlugs?.[index] ?? '', owner });
    return {
      visit: ({ id, areas }, report) => {
        for (const area of areas) {
          const { productCode, productSlugs = [] } = area.settings;
          const code = productCode?.toLowerCase();
          // A code with two owners is told as such.
          if (code !== undefined && !codes.has(code)) codes.set(code, id);
          for (let index = 0; index < productSlugs.length; index += 1) {
            const key = (productSlugs[index] ?? '').toLowerCase();
            const other = slugs.get(key)?.area.brandId ?? id;
            if (other === id) slugs.set(key, { area, index });
            else tell({ area, index }, other, report);
          }
        }
      },
      end: (report) => {
        for (const [key, claim] of slugs) {
          const owner = codes.get(key) ?? claim.area.brandId;
          if (owner !== claim.area.brandId) tell(claim, owner, report);
        }
      },
    };
  },
};
