import { type Claim, settleClaims } from '../claims';
import type { CatalogueRule } from '../rule';

/** The order decides which brand stands in for unknown products: no two are alike. */
export const rule: CatalogueRule<never> = {
  subject: 'catalogue',
  // What is known of each brand will do.
  note: () => undefined,
  judge: (_, report, { brands }) => {
    const claims = new Map<number, Claim>();
    const orders = new Set(brands.map(({ order }) => order));
    for (const brand of brands) {
      const { order, file } = brand;
      const claim = { brand, found: String(order), place: { file, path: ['order'] } };
      const known = claims.get(order) ?? claim;
      const [owner, later] = settleClaims(known, claim);
      // Whoever changed one of the two sees both, and that it may be the other that has to give way.
      const { id, file: ownerFile } = owner.brand;
      if (known !== claim) {
        const params = { order: later.found, owner: id, ownerFile, free: findFree(order, orders) };
        report(later.place, params, undefined, ownerFile);
      }
      claims.set(order, owner);
    }
  },
};

/** As many as the schema allows. */
const orderCount = 10_000;

/** The next order that no brand has. */
function findFree(order: number, taken: ReadonlySet<number>): string {
  let free = order;
  while (taken.has(free)) free = (free + 1) % orderCount;
  return String(free);
}
