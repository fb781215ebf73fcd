import { expect, test } from 'vitest';
import { startLinks } from './start-links';

test.each<[search: string, start: string | undefined]>([
  ['product=WUP', '/lead?product=WUP'],
  ['', '/lead?product=WUP'],
  ['product=QUEBRADO&a=b', '/lead?product=WUP&a=b'],
  ['product=WUP&lang=pt-MZ&voucher=BLACK&utm_source=a+b', '/lead?product=WUP&lang=pt-MZ&voucher=BLACK&utm_source=a+b'],
  ['product=WUP&oferta=desconhecida&a=b', '/lead?product=WUP&a=b'],
  ['product=WUP&seller=ninguem&source=feira&partner=p', '/lead?product=WUP'],
  ['product-slug=ingles&lang=pt-MZ', '/lead?lang=pt-MZ&product=WUP'],
  ['oferta=P1&lang=pt-MZ', undefined],
])('after ?%s the purchase begins at %s, and the same link can be tried again', (search, start) => {
  const links = startLinks({ search, code: 'WUP', returnPath: null });
  expect(links).toEqual({ again: search === '' ? '/lead' : `/lead?${search}`, start });
});

test('what failed on the way back from the bank is tried again where the payment is looked for', () => {
  const { again, start } = startLinks({
    search: 'product=WUP&token=pay_1',
    code: 'WUP',
    returnPath: '/payment-verification',
  });
  expect(again).toBe('/payment-verification?product=WUP&token=pay_1');
  expect(start).toBe('/lead?product=WUP');
});
