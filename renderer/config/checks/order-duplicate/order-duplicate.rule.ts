import type { Rule } from '../rule';

/** The order decides which brand stands in for unknown products: no two are alike. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const owners = new Map<number, string>();
    return {
      visit: ({ id, file, brand: { order } }, report) => {
        const owner = owners.get(order);
        if (owner === undefined) owners.set(order, id);
        else report({ file, path: ['order'] }, { order: String(order), owner });
      },
    };
  },
};
