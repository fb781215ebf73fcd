import { expect, test } from 'vitest';
import { readRepositoryManifests } from '../../renderer/testing/test-repository';
import { parseCheckoutUrl } from '../location/parse-checkout-url';
import { findRetryUrl, searchForRetry } from './retry-url';

const manifests = readRepositoryManifests();

test.each<[url: string, search: string, retryUrl: string | undefined]>([
  ['/payment/inv_1', 'invoice=inv_1', '/payment/inv_1'],
  ['/renew/sub_1', 'subscription=sub_1', '/renew/sub_1'],
  ['/payment/inv_1?lang=pt-MZ&a=b', 'lang=pt-MZ&a=b&invoice=inv_1', '/payment/inv_1?lang=pt-MZ&a=b'],
  [
    '/renew/sub_1?flowId=renew&oferta=P1',
    'flowId=renew&oferta=P1&subscription=sub_1',
    '/renew/sub_1?flowId=renew&oferta=P1',
  ],
  ['/renew/sub_1?invoice=inv_1&subscription=sub_2', 'subscription=sub_1', '/renew/sub_1'],
  ['/pix?flowId=invoice&invoice=inv_1', 'flowId=invoice&invoice=inv_1', '/payment/inv_1?flowId=invoice'],
  ['/pix?invoice=inv_1&token=pay_1', 'invoice=inv_1&token=pay_1', '/payment-verification?invoice=inv_1&token=pay_1'],
  [
    '/payment/upgrade?subscription=sub_1&a=b',
    'subscription=sub_1&a=b&retry=payment-upgrade',
    '/payment/upgrade?subscription=sub_1&a=b',
  ],
  ['/custom-offer?subscription=sub_1', 'subscription=sub_1&retry=custom-offer', '/custom-offer?subscription=sub_1'],
  ['/renew/sub_1?retry=custom-offer', 'subscription=sub_1', '/renew/sub_1'],
  ['/pix?subscription=sub_1&retry=nothing', 'subscription=sub_1', '/renew/sub_1'],
  ['/recovery/lead_1?seller=ana', 'seller=ana&lead=lead_1', '/recovery/lead_1?seller=ana'],
  ['/payment/upsell?a=b', 'a=b', undefined],
  ['/lead?product=WUP', 'product=WUP', undefined],
])('after %s fails, the error page gets ?%s and leads back to %s', (url, search, retryUrl) => {
  const location = parseCheckoutUrl(url, manifests);
  expect(searchForRetry(location, manifests)).toBe(search);
  expect(findRetryUrl(parseCheckoutUrl(`/generic-error?${search}`, manifests), manifests)).toBe(retryUrl);
});
