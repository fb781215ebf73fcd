import type { BrandSettings } from '../../schemas/generated/types';

export type Currency = NonNullable<BrandSettings['currency']>;

/**
 * Minor units → `R$ 1.234,56` or `1.234,56 MT` (spec 9: pt-BR numbers, 2 decimals, the config's symbol). Avoids
 * Intl.NumberFormat: its first use loads all languages' number data, 70 ms on a slow phone.
 *
 * @param amount whole minor units, not negative
 */
export function formatAmount(
  amount: number,
  { symbol, isSymbolFirst }: Pick<Currency, 'symbol' | 'isSymbolFirst'>,
): string {
  const digits = String(amount).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  const number = `${whole},${digits.slice(-2)}`;
  return isSymbolFirst ? `${symbol}\u00a0${number}` : `${number}\u00a0${symbol}`;
}

type Shown = Pick<Currency, 'symbol' | 'isSymbolFirst'>;

/** Spec 9: currencies of the two countries by code. */
export const currencies = {
  BRL: { symbol: 'R$', isSymbolFirst: true },
  MZN: { symbol: 'MT', isSymbolFirst: false },
} as const satisfies Readonly<Record<string, Shown>>;

/** As formatAmount, in a payment's currency. @param code ISO 4217 */
export function formatMoney(amount: number, code: string, own: Currency): string {
  return formatAmount(amount, currencyOf(code, own));
}

/**
 * Format of a payment's currency. An unknown currency is shown by its code.
 *
 * @param code ISO 4217
 */
export function currencyOf(code: string, own: Currency): Shown {
  const known: Readonly<Record<string, Shown>> = currencies;
  return code === own.code ? own : (known[code] ?? { symbol: code, isSymbolFirst: true });
}
