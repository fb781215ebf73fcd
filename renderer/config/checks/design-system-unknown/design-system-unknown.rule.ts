import type { JsonPlace } from '../../findings/config-finding';
import { findBrandName } from '../is-brand-name';
import type { Rule } from '../rule';

/** The theme that an upsell wears is a brand's. A name that a folder is told to take is right already. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const brandIds: string[] = [];
    const worn: { theme: string; place: JsonPlace }[] = [];
    return {
      visit: ({ id, areas }) => {
        brandIds.push(id);
        for (const { settings, placeOf } of areas) {
          const theme = settings.upsell?.theme;
          if (theme !== undefined) worn.push({ theme, place: placeOf(['upsell', 'theme']) });
        }
      },
      end: (report, isWhole) => {
        if (!isWhole) return;
        const names = new Set([...brandIds, ...brandIds.map(findBrandName)]);
        for (const { theme, place } of worn) {
          if (!names.has(theme)) report(place, { found: theme, allowed: brandIds }, 'nearest-value');
        }
      },
    };
  },
};
