/** No name in the DNS is longer. */
const mostSigns = 253;

/** Most hosts: neither punycode nor an address of numbers, which a browser has to read. */
const plain = /^(?:(?!xn--)[a-z0-9-]+\.)*(?!xn--)[a-z][a-z0-9-]*$/;

/**
 * A host that a browser finds in an address: no part between its dots is empty, and what reads as punycode or as an
 * address of numbers is one. Its signs are the pattern's.
 */
export function isHostName(value: string): boolean {
  if (value.length > mostSigns) return false;
  if (plain.test(value)) return true;
  return value.split('.').every((part) => part !== '') && URL.canParse(`https://${value}`);
}
