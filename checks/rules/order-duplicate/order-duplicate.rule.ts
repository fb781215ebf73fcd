import { listClashes } from '../claims';
import { findFreeOrder } from '../free-order';
import type { Rule } from '../rule';

/** The order decides which brand serves unknown products, so it must be unique. */
export const rule: Rule = ({ brands, isWhole }, report) => {
  const taken = new Set(brands.map(({ brand }) => brand.order));
  const clashes = listClashes(brands, ({ file, brand: { order } }) => [
    { key: String(order), found: String(order), place: { file, path: ['order'] } },
  ]);
  for (const { owner, later } of clashes) {
    const { id, file: ownerFile } = owner.brand;
    // An unreadable brand may have any order.
    const free = isWhole ? findFreeOrder(later.brand.brand.order, taken) : undefined;
    if (free !== undefined) taken.add(free);
    // The author sees both brands, because either may have to change.
    const params = { order: later.found, owner: id, ownerFile, ...(free !== undefined && { free: String(free) }) };
    report(later.place, params, undefined, ownerFile);
  }
};
