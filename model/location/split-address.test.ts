import { expect, it } from 'vitest';
import { readToken, splitAddress } from './split-address';

it.each([
  ['/lead', '/lead', ''],
  ['/lead/?a=b', '/lead', 'a=b'],
  ['/?a=b#c?d', '/', 'a=b'],
  ['//lead?a=b?c', '//lead', 'a=b%3Fc'],
  ['', '/', ''],
])('%s has the path %s and the query %s', (asPath, path, query) => {
  const address = splitAddress(asPath);
  expect([address.path, address.query.toString()]).toEqual([path, query]);
});

it.each([
  ['/pix?token=pay_1', 'pay_1'],
  ['/pix?token=&token=pay_1', 'pay_1'],
  ['/pix?token=pay%201', undefined],
  ['/pix', undefined],
])('%s has the payment token %s', (asPath, token) => {
  expect(readToken(splitAddress(asPath))).toBe(token);
});
