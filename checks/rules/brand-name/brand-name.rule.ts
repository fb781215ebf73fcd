import { findBrandName, isBrandName } from '../../../catalogue/is-brand-name';
import { ofBrands } from '../rule';

/** A folder's name is used in URLs, and as the business of a brand that states none. It must be valid in both. */
export const rule = ofBrands(({ id, file }, report) => {
  if (isBrandName(id)) return;
  const name = findBrandName(id);
  report({ file, path: [] }, { found: id, ...(name !== undefined && { name }) });
});
