import { findBrandName } from '../../../catalogue/is-brand-name';
import type { Rule } from '../rule';

/** An upsell's theme must be a brand's. A name that a folder will be renamed to is valid. */
export const rule: Rule = ({ brands, isWhole }, report) => {
  if (!isWhole) return;
  const allowed = brands.map(({ id }) => id);
  const names = new Set([...allowed, ...allowed.map(findBrandName)]);
  for (const { settings, placeOf } of brands.flatMap(({ areas }) => areas)) {
    const found = settings.upsell?.theme;
    if (found !== undefined && !names.has(found))
      report(placeOf(['upsell', 'theme']), { found, allowed }, 'nearest-value');
  }
};
