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
  expect(startLinks(search, 'WUP')).toEqual({ again: search === '' ? '/lead' : `/lead?${search}`, start });
});
