import { currencies } from '../../../model/money/format-amount';
import type { Area } from '../../../schemas/generated/types';
import { ofAreas } from '../rule';

/** Currency of each area, and other spellings of its symbol besides the usual one and the code. */
const currencyOfArea: Readonly<Record<Area, { code: keyof typeof currencies; spellings: readonly string[] }>> = {
  BR: { code: 'BRL', spellings: [] },
  MZ: { code: 'MZN', spellings: ['MTn'] },
};

/** An area sells in its own country and currency. */
export const rule = ofAreas(({ area, settings: { country, currency }, placeOf }, report) => {
  const { code, spellings } = currencyOfArea[area];
  const usual = currencies[code].symbol;
  if (country !== undefined && country !== area) {
    report(placeOf(['country']), { found: country, area, wanted: area }, { kind: 'set-value', value: area });
  }
  // A `null` that removes it has its own finding.
  if (currency?.code === undefined || currency.symbol === undefined) return;
  if (currency.code !== code) {
    report(placeOf(['currency', 'code']), { found: currency.code, area, wanted: code });
  } else if (![usual, ...spellings, code].some((symbol) => isSameSymbol(symbol, currency.symbol))) {
    report(placeOf(['currency', 'symbol']), { found: currency.symbol, area, wanted: usual });
  }
});

/** Whether two symbols differ only by case, a dot or a space. */
function isSameSymbol(one: string, other: string): boolean {
  return one.toLowerCase() === other.replace(/[\s.]/g, '').toLowerCase();
}
