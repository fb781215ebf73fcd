import { parseMoney } from '../../checks/source/parse-money';

/** A price with cents, or in whole units: `1188` → minor units. Undefined when invalid or ambiguous. */
export function parsePrice(text: string): number | undefined {
  const amount = /^\d{1,7}$/.test(text) ? Number(text) * 100 : (parseMoney(text) ?? 0);
  return amount > 0 ? amount : undefined;
}
