import type { Rule } from '../rule';

/** A flow's upsell product must be one that a brand sells. */
export const rule: Rule = ({ brands, isWhole }, report) => {
  if (!isWhole) return;
  const areas = brands.flatMap((brand) => brand.areas);
  const sold = [...new Set(areas.flatMap(({ settings }) => settings.dsProductId ?? []))];
  for (const { file, flow } of new Set(areas.flatMap(({ flows }) => flows))) {
    const found = flow.props?.upsell?.dsProductId;
    if (found !== undefined && !sold.includes(found))
      report({ file, path: ['props', 'upsell', 'dsProductId'] }, { found, allowed: sold }, 'nearest-value');
  }
};
