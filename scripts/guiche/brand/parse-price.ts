/** `1188`, `1188,00`, `1188.00` or `1.188,00` → minor units; undefined when it is none, or could mean two. */
export function parsePrice(text: string): number | undefined {
  const plain = /^\d{1,3}(?:\.\d{3})+,\d{2}$/.test(text) ? text.replaceAll('.', '') : text;
  const [, whole, cents = '00'] = /^(\d{1,7})(?:[.,](\d{2}))?$/.exec(plain) ?? [];
  const amount = whole === undefined ? 0 : Number(whole + cents);
  return amount > 0 ? amount : undefined;
}
