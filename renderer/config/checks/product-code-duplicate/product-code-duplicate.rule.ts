import type { JsonPlace } from '../../findings/config-finding';
import type { Rule } from '../rule';

interface Claim {
  brandId: string;
  order: number;
  place: JsonPlace;
}

/** `?product=` selects the brand, whatever the case: a code belongs to one. The brand of the higher order came later. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const owners = new Map<string, Claim>();
    return {
      visit: ({ id, brand: { order }, areas }, report) => {
        for (const { settings, placeOf } of areas) {
          const { productCode } = settings;
          if (productCode === undefined) continue;
          const key = productCode.toLowerCase();
          const claim = { brandId: id, order, place: placeOf(['productCode']) };
          const other = owners.get(key) ?? claim;
          const [owner, later] = other.order <= order ? [other, claim] : [claim, other];
          if (owner.brandId !== later.brandId) report(later.place, { found: productCode, owner: owner.brandId });
          owners.set(key, owner);
        }
      },
    };
  },
};
