/** Longest text of an event. */
const longest = 300;

/** Nine digits or more, with what people write between them. */
const digits = /[+(]?\d(?:[ .()/-]{0,2}\d){8,}/g;
/** From here on, plain digits are an advertiser's id, unless they could be a card number. */
const fewestOfAdId = 15;

/**
 * Masks e-mails, and card, document and phone numbers, in a text of the link. Ids of advertisements are longer than any
 * of them and stay.
 */
export function maskPersonal(text: string): string {
  return text
    .slice(0, longest)
    .replace(/[^\s@]*(?:@|%40)[^\s@]*/gi, '[email]')
    .replace(digits, (found) => (isAdId(found) ? found : '[number]'));
}

function isAdId(text: string): boolean {
  return text.length >= fewestOfAdId && /^\d+$/.test(text) && !passesLuhn(text);
}

function passesLuhn(text: string): boolean {
  const sum = [...text].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Masks every text of a value, however deep. Numbers of an event are prices and counts. */
export function maskAll<Value>(value: Value): Value {
  if (typeof value === 'string') return maskPersonal(value) as Value;
  if (Array.isArray(value)) return value.map(maskAll) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskAll(one)])) as Value;
}
