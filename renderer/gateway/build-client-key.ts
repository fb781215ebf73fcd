import { isIPv6 } from 'node:net';

/**
 * Client address → key of the rate limit. IPv4 addresses stay as they are, also when mapped into IPv6
 * (`::ffff:1.2.3.4`). IPv6 addresses keep their first bits (`2001:db8:0:1::/64`), because one client owns the rest.
 * Drops a port or zone that proxies add. Other text stays unchanged.
 *
 * @param bits kept ones of an IPv6 address: 64 of a home, 48 of an office or a rented server
 */
export function buildClientKey(address: string, bits: 48 | 64 = 64): string {
  const bare = withoutPort(address).replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const groups = parseGroups(bare);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === MAPPED_IPV4) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  const network = groups.slice(0, bits / 16).map((group) => group.toString(16));
  return `${network.join(':')}::/${bits}`;
}

/** The first six groups of `::ffff:0:0/96`. */
const MAPPED_IPV4 = [0, 0, 0, 0, 0, 0xffff].join();

/** '1.2.3.4:443' → '1.2.3.4', '[::1]:443' → '::1'; anything else as it is. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}

/** The eight 16-bit groups of a valid IPv6 address, also in compressed or dotted form. */
function parseGroups(address: string): number[] {
  const hexadecimal = address.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_, ...bytes: string[]) => `${hexPair(bytes[0], bytes[1])}:${hexPair(bytes[2], bytes[3])}`,
  );
  const [head = [], tail = []] = hexadecimal.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/** ('1', '2') → '102': two bytes as one group. */
function hexPair(high: string | undefined, low: string | undefined): string {
  return (Number(high) * 256 + Number(low)).toString(16);
}
