import { formatAmount } from '../../model/money/format-amount';

/** Minor units → text of an amount field: `1.234,56`, whose label names the currency. */
export function formatPlain(amount: number): string {
  return formatAmount(amount, { symbol: '', isSymbolFirst: false }).trim();
}
