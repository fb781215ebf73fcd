import type { Rule } from '../rule';

/** `?product=` selects the brand, whatever the case: a code belongs to one. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const owners = new Map<string, string>();
    return {
      visit: ({ id, areas }, report) => {
        for (const { settings, placeOf } of areas) {
          const { productCode } = settings;
          if (productCode === undefined) continue;
          const owner = owners.get(productCode.toLowerCase()) ?? id;
          if (owner !== id) report(placeOf(['productCode']), { found: productCode, owner });
          owners.set(productCode.toLowerCase(), owner);
        }
      },
    };
  },
};
