/** Longest text of an event. */
const longest = 300;

/** Nine digits or more, with what people write between them: documents, phones and cards. */
const numbers = /[+(]?\d(?:[ .()/-]{0,2}\d){8,}/g;
/** As many digits as a card has, whatever stands between them: a link can carry them in its own way. */
const cards = /[+(]?\d(?:(?:[\s_.,:;+()/-]|%20){0,3}\d){12,}/gi;

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
};

/**
 * Masks e-mails, and card, document and phone numbers, in a text of the link.
 *
 * @param key of the text, by which the id of an advertisement stays
 */
export function maskPersonal(text: string, key = ''): string {
  if (idsOfAds[key]?.test(text)) return text.slice(0, longest);
  return text
    .slice(0, longest)
    .replace(/[^\s@]*(?:@|%40)[^\s@]*/gi, '[email]')
    .replace(cards, '[number]')
    .replace(numbers, '[number]');
}

/** Masks every text of a value, however deep. Numbers of an event are prices and counts. */
export function maskAll<Value>(value: Value, ofKey?: string): Value {
  if (typeof value === 'string') return maskPersonal(value, ofKey) as Value;
  if (Array.isArray(value)) return value.map((one) => maskAll(one)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskAll(one, key)])) as Value;
}
