/** Whether a text shows nothing. */
export function isBlank(text: unknown): boolean {
  return typeof text === 'string' && text.trim() === '';
}
