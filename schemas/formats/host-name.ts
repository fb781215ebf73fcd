/** Longest name in the DNS. */
const mostSigns = 253;

/** Most hosts: neither punycode nor a numeric address, which a browser's parser must check. */
const plain = /^(?:(?!xn--)[a-z0-9-]+\.)*(?!xn--)[a-z][a-z0-9-]*$/;

/**
 * A host that browsers accept in a URL: no empty label, and valid punycode or numeric address. The pattern checks its
 * characters.
 */
export function isHostName(value: string): boolean {
  if (value.length > mostSigns) return false;
  if (plain.test(value)) return true;
  return value.split('.').every((part) => part !== '') && URL.canParse(`https://${value}`);
}
