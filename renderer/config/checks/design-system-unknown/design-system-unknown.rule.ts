import type { JsonPlace } from '../../findings/config-finding';
import type { Rule } from '../rule';

/** The theme that an upsell wears is a brand's. */
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
        for (const { theme, place } of isWhole ? worn : []) {
          if (!brandIds.includes(theme)) report(place, { found: theme, allowed: brandIds }, 'nearest-value');
        }
      },
    };
  },
};
