import { expect, test } from 'vitest';
import { makeCheckoutView } from '../../testing/make-checkout-view';
import { accessLink } from './access-link';

const brazil = makeCheckoutView();
const { firstAccess } = brazil.links;
const own = `https://${new URL(firstAccess).host}/aulas`;

test.each([
  ['the first access if the step sets no target', undefined, firstAccess],
  ['the first access for the usual target', '/login', firstAccess],
  ['our own page, with the query', '/order-bump-presentation', `/order-bump-presentation?${brazil.search}`],
  ['our own page with a query in its target', '/lead?product=B', '/lead?product=B'],
  ['a site that the brand’s links name', own, own],
  ['the first access in place of a script', 'javascript:alert(1)', firstAccess],
  ['the first access in place of an unlisted site', 'https://evil.example/', firstAccess],
  ['the first access in place of a URL without a scheme', '//evil.example/', firstAccess],
])('the access button leads to %s', (_title, named, href) => {
  expect(accessLink(brazil, named, { token: 'pay_1' })).toBe(href);
});

test.each([
  ['the target of the payment answer', own, own],
  ['the step’s target in place of an unlisted site', 'https://evil.example/', `${own}/2`],
  ['the first access if the payment names the default target', '/login', firstAccess],
])('the access button leads to %s', (_title, redirect, href) => {
  expect(accessLink(brazil, `${own}/2`, { token: 'pay_1', redirect })).toBe(href);
});

test('in Mozambique the first access carries the token', () => {
  const mozambique = makeCheckoutView({ area: 'MZ' });
  expect(new URL(accessLink(mozambique, undefined, { token: 'pay_1' })).searchParams.get('token')).toBe('pay_1');
});

test('an invalid first access URL does not break the receipt', () => {
  const mozambique = makeCheckoutView({ area: 'MZ' });
  const broken = { ...mozambique, links: { ...mozambique.links, firstAccess: 'https://10.0.0.300/acesso' } };
  expect(accessLink(broken, undefined, { token: 'pay_1' })).toBe('https://10.0.0.300/acesso');
});

const { settings } = brazil;
const { successRedirect: _target, ...targetless } = settings;
const { redirectLinks: _links, ...linkless } = settings;

test.each([
  ["the brand's own target where the step names nothing", undefined, own],
  ["the step's target before the brand's", '/lead?product=B', '/lead?product=B'],
  ['the first access if a step names its path', '/login', firstAccess],
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
  [
    'the link that the brand assigns to its path',
    { ...settings, redirectLinks: { '/login': 'faq' as const } },
    brazil.links.faq,
  ],
  ['the path itself if it opens no link', linkless, `/login?${brazil.search}`],
])('the access button leads to %s', (_title, changed, href) => {
  expect(accessLink({ ...brazil, settings: changed }, undefined, { token: 'pay_1' })).toBe(href);
});
