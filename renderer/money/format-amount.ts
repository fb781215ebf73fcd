import type { BrandSettings } from '../../schemas/generated/types';

export type Currency = NonNullable<BrandSettings['currency']>;

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Minor units → `R$ 1.234,56` or `1.234,56 MT` (spec 9: pt-BR numbers, 2 decimals; the symbol is the config's). */
export function formatAmount(
  amount: number,
  { symbol, isSymbolFirst }: Pick<Currency, 'symbol' | 'isSymbolFirst'>,
): string {
  const number = decimal.format(amount / 100);
  return isSymbolFirst ? `${symbol}\u00a0${number}` : `${number}\u00a0${symbol}`;
}
