import { mask, maximumLength } from '../report/mask';

/**
 * What an advertiser's system writes under a key of its own: its digits are no person's. A value of another shape may
 * have been typed, so it is masked like any other. No card of Brazil or Mozambique has 17 or 18 digits.
 */
const idsOfAds: Readonly<Record<string, RegExp>> = {
  gclid: /^(?=.*[a-z])[\w-]{40,}$/i,
  gbraid: /^(?=.*[a-z])[\w-]{20,}$/i,
  wbraid: /^(?=.*[a-z])[\w-]{20,}$/i,
  fbclid: /^(?=.*[a-z])[\w-]{40,}$/i,
  ttclid: /^(?=.*[a-z])[\w.-]{40,}$/i,
  msclkid: /^(?=.*[a-f])[\da-f]{32}$/i,
  utm_id: /^\d{17,18}$/,
  event_id: /^[\da-f]{16}$/,
};

/**
 * Masks personal data in a text of the link.
 *
 * @param key of the text, by which the id of an advertisement stays
 */
export function maskPersonal(text: string, key = ''): string {
  return idsOfAds[key]?.test(text) ? text.slice(0, maximumLength) : mask(text);
}

/** Masks every text of a value, however deep. Numbers of an event are prices and counts. */
export function maskAll<Value>(value: Value, ofKey?: string): Value {
  if (typeof value === 'string') return maskPersonal(value, ofKey) as Value;
  if (Array.isArray(value)) return value.map((one) => maskAll(one)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskAll(one, key)])) as Value;
}
