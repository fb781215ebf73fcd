/** A code by SMS: exactly 6 digits. */
export function isSmsCode(value: string): boolean {
  return /^\d{6}$/.test(value);
}
