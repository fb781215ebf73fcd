import { describe, expect, it } from 'vitest';
import { buildClientKey } from './build-client-key';

describe('the rate limit key', () => {
  it.each([
    ['is the IPv4 address itself', '1.2.3.4', '1.2.3.4'],
    ['is the IPv4 address of an IPv4-mapped IPv6 address', '::ffff:1.2.3.4', '1.2.3.4'],
    ['is the IPv4 address of a mapped address in capitals', '::FFFF:1.2.3.4', '1.2.3.4'],
    ['is the IPv4 address of a mapped address in hexadecimal', '::ffff:102:304', '1.2.3.4'],
    ['is the IPv4 address of a mapped address written in full', '0:0:0:0:0:ffff:255.254.128.0', '255.254.128.0'],
    ['is the /64 network of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['leaves out leading zeros', '2001:0db8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2::/64'],
    ['is in lower case', '2001:DB8:A:B::1', '2001:db8:a:b::/64'],
    ['fills in zeros left out in the network', '2001:db8::1', '2001:db8:0:0::/64'],
    ['fills in zeros left out on both sides of the /64 border', '2001:db8:1::6', '2001:db8:1:0::/64'],
    ['is the /64 network if zeros are left out in the interface', '2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['fills in zeros left out at the start', '::2:3:4:5:6', '0:0:0:2::/64'],
    ['is the /64 network if one group is left out', '2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
    ['is the /64 network of the loopback address', '::1', '0:0:0:0::/64'],
    ['is the /64 network of the unspecified address', '::', '0:0:0:0::/64'],
    ['is the /64 network of an unmapped address with a dotted end', '2001:db8:1:2::1.2.3.4', '2001:db8:1:2::/64'],
    ['leaves out the zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['leaves out the port that a proxy adds', '1.2.3.4:50123', '1.2.3.4'],
    ['leaves out brackets and port', '[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
    ['leaves out brackets', '[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['is the text itself if it is no address', 'unknown', 'unknown'],
    ['is empty if the address is empty', '', ''],
    ['is the text itself if it only looks like an address', '2001:db8::1::2', '2001:db8::1::2'],
  ])('%s: %s', (_, address, key) => {
    expect(buildClientKey(address)).toBe(key);
  });
});
