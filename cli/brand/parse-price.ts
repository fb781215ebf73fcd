import { parseMoney } from '../../checks/source/parse-money';

/** A price with cents, or in whole units: `1188` → minor units. Undefined when invalid or ambiguous. */
export function parsePrice(text: string): number | undefined {
  const amount = /^\d{1,7}$/.test(text) ? Number(text) * 100 : (parseMoney(text) ?? 0);
  return amount > 0 ? amount : undefined;
}

/** The price that a text states without its cents: `1.188` → `1.188,00`. Undefined for any other text. */
export function addCents(text: string): string | undefined {
  return [`${text},00`, `${text}.00`].find((price) => parsePrice(price) !== undefined);
}
