import type { Page } from '@playwright/test';
import { printSuiteLine } from '../suites/print-suite-line';
import { anyShop as shop } from './shops';
import { StepPage } from './step-page';
import { expect, test } from './test';

/** Changes the page's HTML in transit, like an attacker. */
async function plant(page: Page, html: string) {
  await page.route('**/lead?*', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    expect(text).toContain('</head>');
    await route.fulfill({ response: answer, body: text.replace('</head>', `${html}</head>`) });
  });
  await page.goto(`/lead?${shop.query}`);
  await new StepPage(page).waitFor('/lead');
}

const planted = (page: Page) => page.evaluate(() => 'planted' in window);

test('the browser refuses an inline script planted into the page', async ({ page, troubles }) => {
  await plant(page, '<script>window.planted = true</script>');
  expect(await planted(page)).toBe(false);
  expect(troubles.splice(0).join()).toContain('policy: script-src-elem refused inline');
});

test('the browser refuses a script from another site', async ({ page, troubles }) => {
  let isAsked = false;
  await page.route('https://elsewhere.example/**', async (route) => {
    isAsked = true;
    await route.fulfill({ contentType: 'text/javascript', body: 'window.planted = true' });
  });
  await plant(page, '<script src="https://elsewhere.example/planted.js"></script>');
  expect(isAsked).toBe(false);
  expect(await planted(page)).toBe(false);
  expect(troubles.splice(0).join()).toContain('policy: script-src-elem refused https://elsewhere.example/planted.js');
});

test('a manipulated script of the checkout cannot run text as code, load a foreign script or insert HTML', async ({
  page,
  troubles,
}) => {
  const attacks = `
    window.attacks = [
      () => eval('window.planted = 1'),
      () => new Function('window.planted = 1')(),
      () => { const s = document.createElement('script'); s.src = 'https://elsewhere.example/planted.js'; document.head.append(s); },
      () => { document.createElement('div').innerHTML = '<img src=x onerror="window.planted = 1">'; },
    ].map((attack) => { try { attack(); return 'ran'; } catch { return 'refused'; } });`;
  let isChanged = false;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const isFirst = !isChanged;
    isChanged = true;
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({ response: answer, body: isFirst ? `${body}\n;${attacks}` : body });
  });
  await page.goto(`/lead?${shop.query}`);
  await new StepPage(page).waitFor('/lead');
  expect(await page.evaluate(() => Reflect.get(window, 'attacks'))).toEqual([
    'refused',
    'refused',
    'refused',
    'refused',
  ]);
  expect(await planted(page)).toBe(false);
  expect(troubles.splice(0).join()).toContain('policy: require-trusted-types-for refused');
});

const strictRules = [
  ...["default-src 'none'", "'strict-dynamic'", "frame-ancestors 'none'", "base-uri 'none'"],
  "require-trusted-types-for 'script'",
];

/** The nonce of a page's policy, and what is wrong with the policy or the HTML under it. */
function readPolicy(policy: string, html: string): { nonce: string; faults: string[] } {
  const nonce = /'nonce-([^']{22,})'/.exec(policy)?.[1] ?? '';
  const scripts = html.match(/<script\b[^>]*>/g) ?? [];
  const faults = [
    ...(policy.match(/unsafe-|\*|http:/g) ?? []),
    ...strictRules.filter((rule) => !policy.includes(rule)),
    ...(nonce === '' ? ['no nonce'] : []),
    ...(scripts.length === 0 ? ['no script'] : []),
    ...scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`)),
    ...(html.match(/\sstyle="/g) ?? []),
  ];
  return { nonce, faults };
}

test('the check of policies finds a loose or missing rule, a strange nonce and a style attribute', async ({
  request,
}) => {
  const answer = await request.get(`/lead?${shop.query}`);
  const { 'content-security-policy': policy = '' } = answer.headers();
  const html = await answer.text();
  const { nonce, faults } = readPolicy(policy, html);
  expect(faults).toEqual([]);
  expect(readPolicy(`${policy} 'unsafe-inline'`, html).faults).toEqual(['unsafe-']);
  for (const rule of strictRules) expect(readPolicy(policy.replaceAll(rule, ''), html).faults).toEqual([rule]);
  expect(readPolicy(policy.replaceAll(nonce, 'short'), html).faults).toContain('no nonce');
  expect(readPolicy(policy, html.replace(`<script nonce="${nonce}"`, '<script nonce="another"')).faults).toEqual([
    expect.stringContaining('another'),
  ]);
  expect(readPolicy(policy, '<p style="color:red">').faults).toEqual(['no script', ' style="']);
});

/** Requests of each page. */
const rounds = process.env.NIGHTLY ? 2_000 : 40;

for (const [path, status] of [
  [`/lead?${shop.query}`, 200],
  [`/payment?${shop.query}`, 200],
  ['/nao-existe', 404],
  ['/generic-error', 200],
  ['/', 200],
] as const) {
  test(`the page ${path} has a strict content security policy with a new nonce for each request`, async ({
    request,
  }) => {
    test.setTimeout(600_000);
    const nonces = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const answer = await request.get(path);
      expect(answer.status()).toBe(status);
      const { 'content-security-policy': policy = '', ...headers } = answer.headers();
      const { nonce, faults } = readPolicy(policy, await answer.text());
      expect(faults).toEqual([]);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['referrer-policy']).toBeTruthy();
      expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
      expect(headers).not.toHaveProperty('x-powered-by');
      nonces.add(nonce);
    }
    printSuiteLine({ suite: 'csp', tried: rounds, passed: nonces.size });
    expect(nonces.size).toBe(rounds);
  });
}

test('an API answer of the gateway cannot be loaded by other origins and is never cached', async ({ request }) => {
  const answer = await request.get('/api/v2/payment/0123456789abcdef0123456789abcdef');
  expect(answer.status()).toBe(404);
  expect(answer.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});
