import { parseAmount } from '../api/parse-amount.ts';

/** Part of a payment that one of two cards pays: at least the smallest coin. */
export function isCardAmount(value: string): boolean {
  return (parseAmount(value) ?? 0) >= 1;
}
