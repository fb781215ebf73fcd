import { parseMoney } from '../../checks/source/parse-money';

/** A price with its cents, or in whole units: `1188` → minor units; undefined when it is none, or could mean two. */
export function parsePrice(text: string): number | undefined {
  const amount = /^\d{1,7}$/.test(text) ? Number(text) * 100 : (parseMoney(text) ?? 0);
  return amount > 0 ? amount : undefined;
}
