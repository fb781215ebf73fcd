/** A text without signs that steer a terminal; each becomes one sign, so that columns hold. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => (sign === '\t' ? ' ' : '·'));
}
