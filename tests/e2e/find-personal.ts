/** Patterns of personal data. They are not the product's own, which would miss the same things twice. */
const patterns: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['e-mail', /[^\s@/?&=]+(?:@|%40)[^\s@/?&=]+/i],
  ['card number', /(?<!\d)(?:\d[ ._-]?){12,15}\d(?!\d)/],
  ['CPF', /(?<!\d)\d{3}[. ]?\d{3}[. ]?\d{3}[- ]?\d{2}(?!\d)/],
  ['phone', /(?<!\d)(?:\+?\d{2,3}[ .-]*)?\(?\d{2}\)?[ .-]*\d{3,5}[ .-]?\d{4}(?!\d)/],
];

/** Numbers that the container's own start message holds: the time. */
const ownNumbers = new Set(['gtm.start']);

/**
 * Personal data in what a container has read, as `<kind> at <place>`.
 *
 * @param known texts of the buyer, such as the name, which no pattern tells
 */
export function findPersonal(reported: unknown, known: readonly string[] = [], place = ''): string[] {
  if (typeof reported === 'number') {
    const key = place.split('/').at(-1) ?? '';
    return ownNumbers.has(key) ? [] : findPersonal(String(reported), known, place);
  }
  if (typeof reported === 'string') {
    const found = patterns.find(([, pattern]) => pattern.test(reported) || pattern.test(decode(reported)));
    if (found) return [`${found[0]} at ${place}`];
    return known.some((text) => decode(reported).includes(text)) ? [`the buyer at ${place}`] : [];
  }
  if (typeof reported !== 'object' || reported === null) return [];
  return Object.entries(reported).flatMap(([key, one]) => findPersonal(one, known, `${place}/${key}`));
}

/** Text of an address as a person reads it; a broken one stays. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
