/** What a rule of a form, and its message, is called: the name of its format, else its keyword. */
export function nameFormRule(keyword: string, format: unknown): string {
  return keyword === 'format' ? String(format) : keyword;
}
