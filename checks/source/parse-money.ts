/** Money with its cents, as people write it; thousands stand apart by the other sign. */
const written = /^(?:R\$|MT)?\s*(\d+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,](\d{2})\s*(?:MT)?$/;

/**
 * `1188,00`, `1188.00`, `1.188,00`, `1,188.00` or `R$ 1188,00` → minor units. Undefined where there are no two digits of cents:
 * `72.000` is seventy-two thousand to one reader and seventy-two to another.
 */
export function parseMoney(text: string): number | undefined {
  const [, units = '', cents = ''] = written.exec(text.trim()) ?? [];
  const whole = units.replaceAll(/[.,]/g, '');
  return /^\d{1,7}$/.test(whole) ? Number(whole + cents) : undefined;
}
