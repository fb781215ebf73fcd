import { expect, test } from 'vitest';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { accessLink } from './access-link';

const brazil = makeCheckoutView();
const { firstAccess } = brazil.links;
const own = `https://${new URL(firstAccess).host}/aulas`;

test.each([
  ['the brand’s own target if the step sets none', undefined, `/login?${brazil.search}`],
  ['the page that leads to the first access', '/login', `/login?${brazil.search}`],
  ['our own page, with the query', '/order-bump-presentation', `/order-bump-presentation?${brazil.search}`],
  ['our own page with a query in its target', '/lead?product=B', '/lead?product=B'],
  ['a site that the brand’s links name', own, own],
  ['the brand’s own target in place of a script', 'javascript:alert(1)', `/login?${brazil.search}`],
  ['the brand’s own target in place of an unlisted site', 'https://evil.example/', `/login?${brazil.search}`],
  ['the brand’s own target in place of a URL without a scheme', '//evil.example/', `/login?${brazil.search}`],
])('the access button leads to %s', (_title, named, href) => {
  expect(accessLink(brazil, named, { token: 'pay_1' })).toBe(href);
});

test.each([
  ['the target of the payment answer', own, own],
  ['the step’s target in place of an unlisted site', 'https://evil.example/', `${own}/2`],
  ['the page that the payment names', '/login', `/login?${brazil.search}`],
])('the access button leads to %s', (_title, redirect, href) => {
  expect(accessLink(brazil, `${own}/2`, { token: 'pay_1', redirect })).toBe(href);
});

test('in Mozambique our own page receives the language and the token', () => {
  const mozambique = makeCheckoutView({ area: 'MZ' });
  const url = new URL(accessLink(mozambique, undefined, { token: 'pay_1' }), 'https://loja.example');
  expect(url.pathname).toBe('/login');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    product: mozambique.product.code,
    lang: 'pt-MZ',
    token: 'pay_1',
  });
});

test('the page of the upsell is about the upsell, not about the link’s product and offer', () => {
  const { upsell } = brazil.offers;
  if (!upsell) throw new RangeError('the brand offers no upsell');
  const visit = { ...brazil, ...upsell, search: 'product=A&oferta=B&flowId=upsell&voucher=C&utm_source=d' };
  const url = new URL(accessLink(visit, undefined, { token: 'pay_1' }), 'https://loja.example');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    seller: 'performance',
    source: 'direto',
    product: upsell.product.code,
  });
});

test('the page about a paid invoice names its product, and not the invoice', () => {
  const visit = { ...brazil, search: 'invoice=inv_1&token=pay_0' };
  expect(accessLink(visit, undefined, { token: 'pay_1' })).toBe(`/login?product=${brazil.product.code}`);
});

const { settings } = brazil;
const { successRedirect: _target, ...targetless } = settings;

test.each([
  ["the brand's own target where the step names nothing", undefined, own],
  ["the step's target before the brand's", '/lead?product=B', '/lead?product=B'],
  ['our page if a step names its path', '/login', `/login?${brazil.search}`],
])('the access button leads to %s', (_title, named, href) => {
  const learning = { ...brazil, settings: { ...settings, successRedirect: own } };
  expect(accessLink(learning, named, { token: 'pay_1' })).toBe(href);
});

test.each([
  [
    'the first access if the brand names an unlisted site',
    { ...settings, successRedirect: 'https://evil.example/' },
    firstAccess,
  ],
  ['the first access if the brand sets no target', targetless, firstAccess],
])('the access button leads to %s', (_title, changed, href) => {
  expect(accessLink({ ...brazil, settings: changed }, undefined, { token: 'pay_1' })).toBe(href);
});
