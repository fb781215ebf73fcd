import type { AreaSettings } from '../../catalogue/catalogue';
import { formatAmount } from '../../model/money/format-amount';

/**
 * Minor units as the area's buyers read them. A currency that a `null` removes has its own finding: the amount then has
 * no symbol.
 *
 * @param amount rounded to whole minor units
 */
export function formatPrice(amount: number, { currency }: Pick<AreaSettings, 'currency'>): string {
  const { symbol = '', isSymbolFirst = true } = currency ?? {};
  return formatAmount(Math.round(amount), { symbol, isSymbolFirst }).trim();
}
