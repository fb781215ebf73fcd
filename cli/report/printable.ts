/** Replaces each terminal control character with one character, so that columns stay aligned. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => (sign === '\t' ? ' ' : '·'));
}
