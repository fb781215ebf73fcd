import type { Area } from '../../catalogue';
import type { Rule } from '../rule';

/** The currency of each area, and the ways to write its symbol, the usual one first. */
const currencies: Readonly<Record<Area, { code: string; symbols: readonly string[] }>> = {
  BR: { code: 'BRL', symbols: ['R$', 'BRL'] },
  MZ: { code: 'MZN', symbols: ['MT', 'MTn', 'MZN'] },
};

/** An area sells in its own country and its own money. */
export const rule: Rule = {
  subject: 'area',
  check: ({ area, settings: { country, currency }, placeOf }, report) => {
    const { code, symbols } = currencies[area];
    if (country !== undefined && country !== area) {
      report(placeOf(['country']), { found: country, area, wanted: area }, { kind: 'set-value', value: area });
    }
    if (!currency) return;
    if (currency.code !== code) {
      report(placeOf(['currency', 'code']), { found: currency.code, area, wanted: code });
    } else if (!symbols.some((symbol) => isSameSymbol(symbol, currency.symbol))) {
      report(placeOf(['currency', 'symbol']), { found: currency.symbol, area, wanted: symbols[0] ?? code });
    }
  },
};

/** Whether two symbols differ by their case, a dot or the space that parts them from the figure alone. */
function isSameSymbol(one: string, other: string): boolean {
  return one.toLowerCase() === other.replace(/[\s.]/g, '').toLowerCase();
}
