import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext } from '@playwright/test';
import { loadCatalogue } from '../../checks/load-catalogue';
import { makeCaptchaToken } from '../../renderer/api/make-captcha-token';
import { minimalLogo, readMinimalBrand } from '../../renderer/testing/test-brand';
import type { CardData, PaymentMethodEntry, PaymentRequest } from '../../schemas/generated/types';
import { listLinks } from '../../scripts/setup/list-links';
import { type CopiedRoot, copyRoot } from '../roots/copy-root';
import { hashBuild, hashPage } from '../roots/hashes';
import { OwnServer } from './own-server';
import { atNight, expect, test } from './test';

const links = listLinks(loadCatalogue(process.cwd())).map(({ href }) => href);
const amount = 118_800;
/** Counted from the reload signal. */
const soon = { timeout: 60_000, intervals: [50] };

/** Tests share one server: each removes what it added. */
test.describe.configure({ mode: 'default' });
let root: CopiedRoot;
let server: OwnServer;

test.beforeAll(async () => {
  // The first start creates the database, which is slow on a busy machine.
  root = copyRoot();
  server = await OwnServer.start({}, root.folder);
});
test.afterEach(async ({ request }) => {
  root.remove('brands/acme');
  root.remove('flows/acme-default.json');
  server.reload();
  await expect.poll(() => isSold(request), soon).toBe(false);
});
test.afterAll(async () => {
  await server.stop();
  root.end();
});

/** The README's brand with its logo. */
function addAcme(change = (brand: string) => brand) {
  root.write('brands/acme/logo.svg', minimalLogo);
  root.write('brands/acme/brand.json', change(readMinimalBrand()));
}

async function readPages(request: APIRequestContext): Promise<string[]> {
  const pages: string[] = [];
  for (const href of links) pages.push(hashPage(await (await request.get(server.origin + href)).text()));
  return pages;
}

const readAcme = async (request: APIRequestContext) => (await request.get(`${server.origin}/lead?product=ACE`)).text();

/** Whether the README's brand has its page with that price. */
async function isSold(request: APIRequestContext, price = amount): Promise<boolean> {
  const html = await readAcme(request);
  return html.includes('"brandId":"acme"') && html.includes(`"amount":${price}`);
}

/** Pays the full yearly plan of the README's brand. */
async function pay(
  request: APIRequestContext,
  entry: Pick<PaymentMethodEntry, 'method'> & Partial<PaymentMethodEntry>,
) {
  const body = {
    name: 'Ana Prado',
    email: 'ana@example.com',
    phone: '11987654321',
    amount,
    business: 'acme',
    operation: 'direct',
    planType: 'yearly',
    planId: 'ACET1',
    productCode: 'ACE',
    seller: 'performance',
    source: 'direto',
    captchaToken: (await makeCaptchaToken('payment', server.origin)) ?? '',
    paymentMethods: [{ amount, installments: 1, ...entry }],
  } satisfies PaymentRequest;
  const headers = { origin: server.origin, 'idempotency-key': randomUUID() };
  return (await request.post(`${server.origin}/api/v2/payment`, { data: body, headers })).json() as Promise<object>;
}

test('a brand added to a running server takes payments, and nothing else changes', async ({ request }) => {
  const [pages, build] = [await readPages(request), hashBuild()];
  expect(await isSold(request)).toBe(false);
  addAcme();
  server.reload();
  await expect.poll(() => isSold(request), soon).toBe(true);
  expect(await pay(request, { method: 'pix' })).toMatchObject({
    status: 'pending',
    pix: { code: expect.stringMatching(/^0002/) },
  });
  const card: CardData = {
    holderName: 'ANA PRADO',
    number: '4111 1111 1111 1111',
    expiry: '11/2033',
    cvv: '123',
    company: 'visa',
  };
  expect(await pay(request, { method: 'credit-card', installments: 12, card })).toMatchObject({
    status: 'paid',
  });
  expect(await readPages(request)).toEqual(pages);
  expect(hashBuild()).toEqual(build);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `a brand made of one file and a logo is accessible and has all images in ${colorScheme} mode`,
    atNight(colorScheme === 'dark'),
    async ({ page }) => {
      addAcme();
      server.reload();
      await expect.poll(() => isSold(page.request), soon).toBe(true);
      await page.emulateMedia({ colorScheme });
      await page.goto(`${server.origin}/lead?product=ACE`);
      await expect(page).toHaveTitle('Checkout - Inglês Acme');
      const logo = page.getByRole('img', { name: 'Acme Idiomas' });
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await logo.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
        colorScheme === 'dark' ? 'logo-dark.svg' : 'logo.svg',
      );
      for (const name of ['favicon.svg', 'loading.svg']) {
        const image = await page.request.get(`${server.origin}/brands/acme/${name}`);
        expect(image.headers()['content-type'], name).toBe('image/svg+xml');
        expect(await image.text(), name).toContain('AI</text>');
      }
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    },
  );
}

test('a changed price and flow appear on the next page, and the sandbox uses the new price', async ({ request }) => {
  addAcme();
  server.reload();
  await expect.poll(() => isSold(request), soon).toBe(true);
  const flow = root.read('flows/course-default.json');
  root.write('flows/acme-default.json', flow.replace('"id": "lead"', '"id": "dados"'));
  const flows = '"flows": ["acme-default", "course-offer", "course-pix", "course-bankslip"],';
  addAcme((brand) => brand.replace(String(amount), '99000').replace('"domain"', `${flows} "domain"`));
  server.reload();
  await expect.poll(() => isSold(request, 99_000), soon).toBe(true);
  const html = await readAcme(request);
  expect(html).toContain('"steps":[{"id":"dados"');
  expect(html).not.toContain(`"amount":${amount}`);
  expect(await pay(request, { method: 'pix' })).toMatchObject({ code: 'amount_changed', amount: 99_000 });
});

test('a changed image is not cached permanently under its old address', async ({ request }) => {
  addAcme();
  server.reload();
  await expect.poll(() => isSold(request), soon).toBe(true);
  const [address = ''] = /\/brands\/acme\/logo\.svg\?v=[0-9a-f]+/.exec(await readAcme(request)) ?? [];
  const readCaching = async (path: string) => (await request.get(server.origin + path)).headers()['cache-control'];
  expect(await readCaching(address)).toContain('immutable');
  root.write('brands/acme/logo.svg', minimalLogo.replace('#0b3d91', '#0b3d92'));
  expect(await readCaching(address)).toBe('public, max-age=60');
  server.reload();
  await expect.poll(async () => (await readAcme(request)).includes(address), soon).toBe(false);
  const [next = ''] = /\/brands\/acme\/logo\.svg\?v=[0-9a-f]+/.exec(await readAcme(request)) ?? [];
  expect(await readCaching(next)).toContain('immutable');
});

test('a removed brand takes no more payments', async ({ request }) => {
  addAcme();
  server.reload();
  await expect.poll(() => isSold(request), soon).toBe(true);
  root.remove('brands/acme');
  server.reload();
  await expect.poll(() => isSold(request), soon).toBe(false);
  expect(await pay(request, { method: 'pix' })).toMatchObject({ code: 'product_not_found' });
});

test('the server reports a configuration mistake with file and line, and keeps the last valid configuration', async ({
  request,
}) => {
  const pages = await readPages(request);
  addAcme((brand) => brand.replace('"amount": 118800', '"amount": "118800"'));
  server.reload();
  await expect.poll(() => server.output, soon).toMatch(/brands\/acme\/brand\.json:\d+:\d+/);
  expect(server.isAlive).toBe(true);
  expect(await readPages(request)).toEqual(pages);
  addAcme();
  server.reload();
  await expect.poll(() => isSold(request), soon).toBe(true);
});

test('the server answers buyers while it reloads the configuration', async ({ request }) => {
  const countReloads = () => server.output.split('"message":"reloaded').length - 1;
  for (let round = 0; round < 5; round += 1) {
    const before = countReloads();
    server.reload();
    const answers = await Promise.all(links.map((href) => request.get(server.origin + href)));
    expect(answers.map((answer) => answer.status())).toEqual(links.map(() => 200));
    await expect.poll(countReloads, soon).toBeGreaterThan(before);
  }
});
