import { expect, it } from 'vitest';
import { makeManifests } from '../../renderer/testing/make-manifests';
import { readQuery } from './clean-query';
import { parseCheckoutUrl } from './parse-checkout-url';

it.each([
  'product=WUP&oferta=ABC&utm_source=a&x=1',
  'product=WUP&voucher=BLACK&route=pix',
  'product=WUP&voucher=10%25',
  'seller=Ana+%28SP%29&lang=pt-MZ',
  '',
])('the browser reads the same values as the server from the clean query of ?%s', (written) => {
  const { search, query } = parseCheckoutUrl(`/lead?${written}`, makeManifests());
  expect(readQuery(search)).toMatchObject(query);
  expect(readQuery(search).voucher).toBe(query.voucher);
});
