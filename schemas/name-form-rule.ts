/** Name of a form rule and its message: the format's name, else the keyword. */
export function nameFormRule(keyword: string, format: unknown): string {
  return keyword === 'format' ? String(format) : keyword;
}
