import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../checks/load-catalogue';
import { repositoryRoot } from '../renderer/testing/test-repository';
import { checkRedirect, hostsOfLinks } from './check-redirect';

const hosts = ['acme.example', 'aluno.acme.example'];

describe('the checkout may send the buyer to', () => {
  it.each([
    ['/login', '/login'],
    ['/success?product=WUP#top', '/success?product=WUP#top'],
    ['/sandbox/bank?token=pay_1', '/sandbox/bank?token=pay_1'],
    ['/a//b', '/a//b'],
    // Campaigns make the query of an own page long.
    [`/lead?utm_content=${'x'.repeat(4000)}`, `/lead?utm_content=${'x'.repeat(4000)}`],
    ['https://acme.example', 'https://acme.example/'],
    ['https://aluno.acme.example/primeiro-acesso?token=1', 'https://aluno.acme.example/primeiro-acesso?token=1'],
    ['HTTPS://ACME.EXAMPLE/x', 'https://acme.example/x'],
    ['https://acme.example:443/x', 'https://acme.example/x'],
  ])('%s', (target, href) => {
    expect(checkRedirect(target, hosts)).toBe(href);
  });
});

/** Text before, inside and after an allowed host that leads elsewhere. */
const elsewhere = [
  'https://evil.example',
  'http://acme.example',
  'ftp://acme.example',
  'ws://acme.example',
  'https://acme.example.evil.example',
  'https://evilacme.example',
  'https://acme.example@evil.example',
  'https://acme.example:x@evil.example',
  'https://acme.example%40evil.example',
  'https://acme.example%2eevil.example',
  'https://evil.example/acme.example',
  'https://evil.example?acme.example',
  'https://evil.example#acme.example',
  'https://evil.example/https://acme.example',
  'https://user@acme.example',
  'https://user:pass@acme.example',
  'https://acme.example:8443',
  'https://acme.example:80',
  'https://acme.example.',
  'https://www.acme.example',
  'https://acme',
  'https://example',
  'https://acme.examplé',
  'https://acmе.example',
  'https://xn--acm-8cd.example',
  'https://[::1]',
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f.1',
  'https://localhost',
  'https://169.254.169.254/latest/meta-data',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https:\\acme.example',
  'https://acme.example\\@evil.example',
  'https://acme.example\\.evil.example',
  'https://',
  'https:',
  'https',
  'http://https://acme.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//acme.example',
  '//acme.example@evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  ' /login',
  '/login ',
  '\t/login',
  ' //evil.example',
  '\u0000//evil.example',
  '\ufeff//evil.example',
  'evil.example',
  'acme.example',
  'www.acme.example/x',
  'login',
  './login',
  '../login',
  '?next=/login',
  '#top',
  '.',
  '..',
  '',
  ' ',
  '*',
  '@evil.example',
  ':evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://acme.example/%0aalert(1)',
  'javascript:https://acme.example',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://acme.example/1',
  'filesystem:https://acme.example/1',
  'file:///etc/passwd',
  'file://acme.example/x',
  'about:blank',
  'view-source:https://acme.example',
  'intent://acme.example#Intent;scheme=https;end',
  'mailto:a@acme.example',
  'tel:+5511987654321',
  'sms:+5511987654321',
  'whatsapp://send?text=x',
  'chrome://settings',
  'jar:https://acme.example!/x',
  'ldap://acme.example',
  'gopher://acme.example',
  'ssh://acme.example',
  'mongodb://acme.example',
  'custom-scheme:acme.example',
  'https://acme.example/a b',
  'https://acme.example/\n',
  'https://acme.example/\t',
  'https://acme.example/\u0007',
  'https://acme.example\u2028',
  'https://acme.example\\',
  'https://acme.example/\\evil',
  'https://acme。example.evil',
  'https://acme.example%00.evil.example',
  'https://acme.example%23.evil.example',
  'https://acme.example%5cevil.example',
  'https://%65vil.example',
  'https://ACME.EXAMPLE.EVIL.EXAMPLE',
  'https://evil.example:acme.example',
  'https://evil.example/..//acme.example',
  'https://evil.example\\acme.example',
  'https://__proto__',
  'https://constructor',
  'undefined',
  'null',
  '[object Object]',
  `/${'x'.repeat(16_384)}`,
  `https://acme.example/${'x'.repeat(2048)}`,
];

describe('the checkout refuses to send the buyer elsewhere (SEC-4)', () => {
  it('with at least 120 different targets in the test', () => {
    expect(new Set(elsewhere).size).toBe(elsewhere.length);
    expect(elsewhere.length).toBeGreaterThanOrEqual(120);
  });

  it.each(elsewhere.map((target) => [target.slice(0, 80), target]))('%j', (_, target) => {
    expect(checkRedirect(target, hosts)).toBeUndefined();
  });

  it('and keeps the buyer on its own site for every allowed path', () => {
    for (const target of elsewhere) {
      const href = checkRedirect(target, hosts) ?? '/';
      expect(new URL(href, 'https://shop.example').host).toBe('shop.example');
    }
    for (const path of [
      '/..//evil.example',
      '/.//evil.example',
      '/%2fevil.example',
      '/%5cevil.example',
      '/@evil.example',
      '/;//evil.example',
      '/https://evil.example',
    ]) {
      const href = checkRedirect(path, hosts);
      expect(href && new URL(href, 'https://shop.example').host).toBe('shop.example');
    }
  });

  it('or to any host when the brand has no hosts', () => {
    expect(checkRedirect('https://acme.example', [])).toBeUndefined();
  });
});

it.each<[what: string, allows: (target: string) => boolean]>([
  ['trusts every path', (target) => target.startsWith('/')],
  ['compares the beginning', (target) => target.startsWith('https://acme.example')],
  ['looks for the host anywhere', (target) => target.includes('acme.example')],
  ['compares the host alone', (target) => URL.canParse(target) && hosts.includes(new URL(target).hostname)],
])('the list of targets finds a check that %s', (_, allows) => {
  expect(elsewhere.filter(allows)).not.toEqual([]);
});

describe('the hosts of a brand come from its links', () => {
  it.each(
    loadCatalogue(repositoryRoot).brands.map(({ id, areas }) => ({
      id,
      links: Object.entries(areas.BR?.settings.links.test ?? {}),
    })),
  )('$id', ({ links }) => {
    const byName = Object.fromEntries(links) as Record<string, string>;
    const names = hostsOfLinks(byName);
    expect(names.length).toBeGreaterThan(1);
    for (const link of Object.values(byName).filter((link) => link.includes('://')))
      expect(checkRedirect(link, names)).toBe(new URL(link).href);
  });

  it('with each host once', () => {
    expect(
      hostsOfLinks({
        a: 'https://acme.example/1',
        b: 'https://acme.example/2',
        domain: 'acme.example',
        c: 'https://x.example',
      }),
    ).toEqual(['acme.example', 'x.example']);
  });

  it('without invalid addresses', () => {
    expect(hostsOfLinks({ a: 'https://10.0.0.300/termos', domain: 'acme.example' })).toEqual(['acme.example']);
  });
});
