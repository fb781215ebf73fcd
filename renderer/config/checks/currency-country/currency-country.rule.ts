import type { Area } from '../../catalogue';
import type { Rule } from '../rule';

const currencies: Readonly<Record<Area, string>> = { BR: 'BRL', MZ: 'MZN' };

/** An area sells in its own country and its own money. */
export const rule: Rule = {
  subject: 'area',
  check: ({ area, settings: { country, currency }, placeOf }, report) => {
    const wanted = currencies[area];
    if (country !== undefined && country !== area) {
      report(placeOf(['country']), { found: country, area, wanted: area }, { kind: 'set-value', value: area });
    }
    if (!currency || currency.code === wanted) return;
    report(placeOf(['currency', 'code']), { found: currency.code, area, wanted });
  },
};
