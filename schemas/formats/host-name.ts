/** No name in the DNS is longer. */
const mostSigns = 253;

/**
 * A host that a browser finds in an address: no part between its dots is empty, and what reads as punycode or as an
 * address of numbers is one. Its signs are the pattern's.
 */
export function isHostName(value: string): boolean {
  const isWhole = value.length <= mostSigns && value.split('.').every((part) => part !== '');
  return isWhole && URL.canParse(`https://${value}`);
}
