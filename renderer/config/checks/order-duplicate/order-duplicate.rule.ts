import { type Claim, settleClaims } from '../claims';
import type { Rule } from '../rule';

/** The order decides which brand stands in for unknown products: no two are alike. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const claims = new Map<number, Claim>();
    return {
      visit: ({ identity, file, brand: { order } }, report) => {
        const claim = { brand: identity, found: String(order), place: { file, path: ['order'] } };
        const known = claims.get(order) ?? claim;
        const [owner, later] = settleClaims(known, claim);
        // Whoever changed one of the two sees both, and that it may be the other that has to give way.
        const { id, file: ownerFile } = owner.brand;
        if (known !== claim) report(later.place, { order: later.found, owner: id, ownerFile }, undefined, ownerFile);
        claims.set(order, owner);
      },
    };
  },
};
