import type { JsonPlace } from '../../../catalogue/findings/config-finding';
import { findBrandName } from '../../../catalogue/is-brand-name';
import type { CatalogueRule } from '../rule';

/** An upsell's theme must be a brand's. A name that a folder will be renamed to is valid. */
export const rule: CatalogueRule<{ theme: string; place: JsonPlace }[]> = {
  subject: 'catalogue',
  note: ({ areas }) => {
    const worn = areas.flatMap(({ settings: { upsell }, placeOf }) =>
      upsell?.theme === undefined ? [] : [{ theme: upsell.theme, place: placeOf(['upsell', 'theme']) }],
    );
    return worn.length > 0 ? worn : undefined;
  },
  judge: (noted, report, { brands, isWhole }) => {
    if (!isWhole || noted.length === 0) return;
    const brandIds = brands.map(({ id }) => id);
    const names = new Set([...brandIds, ...brandIds.map(findBrandName)]);
    for (const { theme, place } of noted.flatMap(({ note }) => note)) {
      if (!names.has(theme)) report(place, { found: theme, allowed: brandIds }, 'nearest-value');
    }
  },
};
