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
  const groups = listGroups(bare);
  if (groups.slice(0, 6).join(':') === mappedIPv4) {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  }
  return `${groups.slice(0, bits / 16).join(':')}::/${bits}`;
}

/** The first six groups of `::ffff:0:0/96`. */
const mappedIPv4 = '0:0:0:0:0:ffff';

/** '1.2.3.4:443' → '1.2.3.4', '[::1]:443' → '::1'; anything else as it is. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}

/** The eight groups of a valid IPv6 address, also in compressed or dotted form. A URL has them in hexadecimal. */
function listGroups(address: string): string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
