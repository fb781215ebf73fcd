/** Names as a message lists all of them: `"amount", "installments"`. */
export function quoteNames(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
