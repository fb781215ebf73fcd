/** Text of one line: no control characters and no half of a surrogate pair, which databases reject. */
export function isTextLine(value: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(value);
}
