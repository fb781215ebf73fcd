import { describe, expect, it } from 'vitest';
import { buildClientKey } from './build-client-key';

describe('calls are counted', () => {
  it.each([
    ['of an IPv4 address by it', '1.2.3.4', '1.2.3.4'],
    ['of an IPv4 address that comes over IPv6 by the IPv4 address', '::ffff:1.2.3.4', '1.2.3.4'],
    ['in capitals as well', '::FFFF:1.2.3.4', '1.2.3.4'],
    ['in hexadecimal as well', '::ffff:102:304', '1.2.3.4'],
    ['without anything left out as well', '0:0:0:0:0:ffff:255.254.128.0', '255.254.128.0'],
    ['of an IPv6 address by its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['whatever its leading zeros', '2001:0db8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2::/64'],
    ['whatever its case', '2001:DB8:A:B::1', '2001:db8:a:b::/64'],
    ['with zeros left out in the network', '2001:db8::1', '2001:db8:0:0::/64'],
    ['with zeros left out on both sides of the border', '2001:db8:1::6', '2001:db8:1:0::/64'],
    ['with zeros left out in the interface', '2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['with zeros left out at the start', '::2:3:4:5:6', '0:0:0:2::/64'],
    ['with one group left out', '2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
    ['of this machine', '::1', '0:0:0:0::/64'],
    ['of nowhere', '::', '0:0:0:0::/64'],
    ['with a dotted end that is not mapped', '2001:db8:1:2::1.2.3.4', '2001:db8:1:2::/64'],
    ['without its zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['without the port that a proxy adds', '1.2.3.4:50123', '1.2.3.4'],
    ['without brackets and port', '[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
    ['without brackets', '[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['by what is no address, as it is', 'unknown', 'unknown'],
    ['by nothing where nothing is known', '', ''],
    ['by what only looks like an address, as it is', '2001:db8::1::2', '2001:db8::1::2'],
  ])('%s: %s', (_, address, key) => {
    expect(buildClientKey(address)).toBe(key);
  });
});
