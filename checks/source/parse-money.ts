/** Money with cents, as people write it; the other separator groups thousands. */
const written = /^(?:R\$|MT)?\s*(\d+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,](\d{2})\s*(?:MT)?$/;

/**
 * `1188,00`, `1188.00`, `1.188,00`, `1,188.00` or `R$ 1188,00` → minor units. Undefined without two digits of cents,
 * because `72.000` is ambiguous.
 */
export function parseMoney(text: string): number | undefined {
  const [, units = '', cents = ''] = written.exec(text.trim()) ?? [];
  const whole = units.replaceAll(/[.,]/g, '');
  return /^\d{1,7}$/.test(whole) ? Number(whole + cents) : undefined;
}
