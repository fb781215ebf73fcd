import { findBrandName, isBrandName } from '../../../catalogue/is-brand-name';
import type { Rule } from '../rule';

/** A folder's name goes into addresses and into the calls of a brand that states no business: it has signs that fit both. */
export const rule: Rule = {
  subject: 'brand',
  check: ({ id, file }, report) => {
    if (isBrandName(id)) return;
    const name = findBrandName(id);
    report({ file, path: [] }, { found: id, ...(name !== undefined && { name }) });
  },
};
