import { expect, it } from 'vitest';
import { createFlags, VisitFlags } from './flags';

const known = { short: { description: 'Short.', isOn: true } };
const start = new Date('2026-06-01T10:00:00Z');

function visit(isOn: boolean, cookies: Record<string, string> = {}, now = start) {
  return new VisitFlags({ cookies, flags: createFlags({ isOn: () => isOn }), known, now });
}

function firstCookie(): Record<string, string> {
  const first = visit(true);
  first.isOn('acme', 'short');
  const [written = ''] = first.listCookies();
  const [name = '', value = ''] = (written.split(';')[0] ?? '').split('=');
  expect(written).toMatch(/^__Host-flags-acme=.*; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=86400$/);
  return { [name]: value };
}

it('a visit keeps its first answer, and gets no second cookie', () => {
  const later = visit(false, firstCookie());
  expect(later.isOn('acme', 'short')).toBe(true);
  expect(later.listCookies()).toEqual([]);
});

it('after a day the flag is evaluated anew', () => {
  const nextDay = new Date(start.getTime() + 24 * 60 * 60 * 1_000);
  expect(visit(false, firstCookie(), nextDay).isOn('acme', 'short')).toBe(false);
});

it.each(['', 'x', 'short:1', '0123456789abcdef.zzzzz.short:2', '0123456789abcdef.zzzzzzzz.short:1'])(
  'a cookie of another shape or age is evaluated anew: "%s"',
  (value) => {
    expect(visit(false, { '__Host-flags-acme': value }).isOn('acme', 'short')).toBe(false);
  },
);

it('a page without a flag gets no cookie', () => {
  expect(visit(true).listCookies()).toEqual([]);
});

it('an unknown flag is off', () => {
  expect(visit(true).isOn('acme', 'ghost')).toBe(false);
});
