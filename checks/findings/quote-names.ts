/** A complete list of names for a message: `"amount", "installments"`. */
export function quoteNames(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
