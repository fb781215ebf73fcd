import { type Claim, settleClaims } from '../claims';
import { findFreeOrder } from '../free-order';
import type { CatalogueRule } from '../rule';

/** The order decides which brand serves unknown products, so it must be unique. */
export const rule: CatalogueRule<never> = {
  subject: 'catalogue',
  // The identity of each brand is enough.
  note: () => undefined,
  judge: (_, report, { brands, isWhole }) => {
    const claims = new Map<number, Claim>();
    const taken = new Set(brands.map(({ order }) => order));
    for (const brand of brands) {
      const { order, file } = brand;
      const claim = { brand, found: String(order), place: { file, path: ['order'] } };
      const known = claims.get(order) ?? claim;
      const [owner, later] = settleClaims(known, claim);
      // The author sees both brands, because either may have to change.
      const { id, file: ownerFile } = owner.brand;
      if (known !== claim) {
        // An unreadable brand may have any order.
        const free = isWhole ? findFreeOrder(order, taken) : undefined;
        if (free !== undefined) taken.add(free);
        const params = { order: later.found, owner: id, ownerFile, ...(free !== undefined && { free: String(free) }) };
        report(later.place, params, undefined, ownerFile);
      }
      claims.set(order, owner);
    }
  },
};
