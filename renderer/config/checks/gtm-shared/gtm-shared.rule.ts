import type { Rule } from '../rule';

/** A container that two brands share counts the buyers of both as one's. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const owners = new Map<string, string>();
    return {
      visit: ({ id, areas }, report) => {
        for (const { settings, placeOf } of areas) {
          if (settings.gtm === undefined) continue;
          const owner = owners.get(settings.gtm) ?? id;
          if (owner !== id) report(placeOf(['gtm']), { found: settings.gtm, owner });
          owners.set(settings.gtm, owner);
        }
      },
    };
  },
};
