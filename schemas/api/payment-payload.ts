/** Fields that are never stored, so two requests cannot be compared by them. */
const IGNORED: ReadonlySet<string> = new Set([
  'card.number',
  'card.cvv',
  'card.expiry',
  'cardToken.token',
  'paymentMethods.cvv',
  'paymentMethod.cvv',
  'captchaToken',
  'metadata',
  'acceptances',
]);

/**
 * Text that is equal for two requests of one payment, in any key order. Ignores card number, CVV, expiry, the
 * tokens of card and captcha, and what was measured and agreed to: after a lost answer, a retyped card is the same
 * payment.
 */
export function paymentPayload(call: string, target: string, body: unknown): string {
  return JSON.stringify([call, target, canonical(body, '')]);
}

function canonical(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => canonical(entry, key));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !IGNORED.has(name) && !IGNORED.has(`${key}.${name}`));
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, entry]) => [name, canonical(entry, name)]),
  );
}
