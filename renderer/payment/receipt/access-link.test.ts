import { expect, test } from 'vitest';
import { makeCheckoutView } from '../../testing/make-checkout-view';
import { accessLink } from './access-link';

const brazil = makeCheckoutView();
const { firstAccess } = brazil.links;
const own = `https://${new URL(firstAccess).host}/aulas`;

test.each([
  ['the first access where the step names nothing', undefined, firstAccess],
  ['the first access for the usual target', '/login', firstAccess],
  ['an own page, with the query', '/order-bump-presentation', `/order-bump-presentation?${brazil.search}`],
  ['an own page with a query of its own', '/lead?product=B', '/lead?product=B'],
  ["a site of the brand's links", own, own],
  ['the first access in place of a script', 'javascript:alert(1)', firstAccess],
  ['the first access in place of a site of somebody else', 'https://evil.example/', firstAccess],
  ['the first access in place of an address without a scheme', '//evil.example/', firstAccess],
])('the access button leads to %s', (_title, named, href) => {
  expect(accessLink(brazil, named, { token: 'pay_1' })).toBe(href);
});

test.each([
  ['the target that the payment names', own, own],
  ["the step's in place of a site of somebody else", 'https://evil.example/', `${own}/2`],
  ['the first access where the payment names the usual target', '/login', firstAccess],
])('the access button leads to %s', (_title, redirect, href) => {
  expect(accessLink(brazil, `${own}/2`, { token: 'pay_1', redirect })).toBe(href);
});

test('in Mozambique the first access carries the token', () => {
  const mozambique = makeCheckoutView({ area: 'MZ' });
  expect(new URL(accessLink(mozambique, undefined, { token: 'pay_1' })).searchParams.get('token')).toBe('pay_1');
});

test('a first access that is no address throws nothing at whoever has paid', () => {
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
  ['the first access where a step names a path that stands for it', '/login', firstAccess],
])('the access button leads to %s', (_title, named, href) => {
  const learning = { ...brazil, settings: { ...settings, successRedirect: own } };
  expect(accessLink(learning, named, { token: 'pay_1' })).toBe(href);
});

test.each([
  [
    'the first access where the brand names a site of somebody else',
    { ...settings, successRedirect: 'https://evil.example/' },
    firstAccess,
  ],
  ['the first access where the brand names no target', targetless, firstAccess],
  [
    'the link that the path of the brand stands for',
    { ...settings, redirectLinks: { '/login': 'faq' as const } },
    brazil.links.faq,
  ],
  ['the path where it stands for no link', linkless, `/login?${brazil.search}`],
])('the access button leads to %s', (_title, changed, href) => {
  expect(accessLink({ ...brazil, settings: changed }, undefined, { token: 'pay_1' })).toBe(href);
});
