import { expect, test } from 'vitest';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { firstAccessLink } from './first-access-link';

const [brazil, mozambique] = [makeCheckoutView(), makeCheckoutView({ area: 'MZ' })];

test('in Brazil the first access carries no token', () => {
  expect(firstAccessLink(brazil, 'pay_1')).toBe(brazil.links.firstAccess);
});

test('in Mozambique the first access carries the token, if there is one', () => {
  expect(new URL(firstAccessLink(mozambique, 'pay_1')).searchParams.get('token')).toBe('pay_1');
  expect(firstAccessLink(mozambique, undefined)).toBe(mozambique.links.firstAccess);
});

test('an invalid first access stays as it is', () => {
  const firstAccess = 'https://10.0.0.300/acesso';
  const broken = { ...mozambique, links: { ...mozambique.links, firstAccess } };
  expect(firstAccessLink(broken, 'pay_1')).toBe(firstAccess);
});
