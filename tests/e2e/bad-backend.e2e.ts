import { startBackendBefore } from '../faults/start-backend-before';
import { type BadBackend, type Fault, startBadBackend } from '../faults/start-bad-backend';
import { OwnServer } from './own-server';
import { readLedger } from './sandbox-page';
import { anyShop as shop } from './shops';
import { goToPayment, typeCard } from './step-page';
import { atNight, expect, test } from './test';

const faults: readonly (readonly [Fault, string])[] = [
  ['closed', 'cannot be reached'],
  ['hangs', 'never answers'],
  ['html', 'answers with an HTML page'],
];

for (const [fault, title] of faults) {
  test.describe(`the shop's backend ${title}`, atNight(fault !== 'html'), () => {
    let backend: BadBackend;
    let server: OwnServer;

    test.beforeEach(async () => {
      backend = await startBadBackend(fault);
      server = await OwnServer.start({ BFF_URL: backend.url, BACKEND_TIMEOUT_MS: '500' });
    });
    test.afterEach(async () => {
      await server.stop();
      backend.close();
    });

    test('every step redirects me to the error page, which says what to do', async ({ page, request }) => {
      for (const path of shop.pathsOf(shop.query)) {
        const answer = await request.get(`${server.origin}${path}?${shop.query}&a=b`, { maxRedirects: 0 });
        expect(answer.status(), path).toBe(307);
        expect(answer.headers().location, path).toBe(`/generic-error?${shop.query}&a=b`);
      }
      const shown = await page.goto(`${server.origin}/lead?${shop.query}&a=b`);
      expect(shown?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.text('generic-error.title'));
      await expect(page.locator('main')).toContainText(shop.text('generic-error.money'));
      const line = await page.getByText(/ [0-9A-F]{8}$/).textContent();
      const reference = line?.slice(-8);
      expect(server.output, 'what failed is found by the code that I am told').toMatch(
        new RegExp(`"the error page was shown".*"code":"[a-z_]+","reference":"${reference}","status":\\d{3}`),
      );
      await expect(page.getByRole('link', { name: shop.text('generic-error.start') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-brand', /./);
      expect((await request.get(`${server.origin}/`)).status()).toBe(200);
      expect((await request.get(`${server.origin}/healthcheck`)).status()).toBe(200);
      expect((await request.get(`${server.origin}/readiness`)).status()).toBe(503);
      expect((await request.get(`${server.origin}/nao-existe`)).status()).toBe(404);
      expect((await request.get(`${server.origin}/sandbox`)).status()).toBe(404);
      expect(server.output).not.toMatch(/\bat .+:\d+:\d+/);
    });
  });
}

test('the backend stops: cached pages still open, payment says that it is unavailable, and succeeds when the backend returns', async ({
  openContext,
}) => {
  const sandbox = Number(process.env.E2E_PORT);
  let backend = await startBackendBefore(sandbox, { fateOf: () => 'answered' });
  const server = await OwnServer.start({ BFF_URL: backend.url });
  const context = await openContext({ baseURL: server.origin });
  try {
    const page = await context.newPage();
    const { step, buyer } = await goToPayment(page, shop);
    await typeCard(step, shop);
    backend.close();
    // A reload marks cached answers as stale. They replace those that cannot be loaded.
    server.reload();
    await expect.poll(() => server.output).toContain('"message":"reloaded');
    for (const path of shop.pathsOf(shop.query).slice(0, 2)) {
      const opened = await page.request.get(`${path}?${shop.query}`, { maxRedirects: 0 });
      expect(opened.status(), path).toBe(200);
      expect((await opened.text()).includes(`"amount":${shop.amount}`), path).toBe(true);
    }
    await step.button.click();
    await expect(step.formError).toContainText(shop.text('refusals.unavailable-cause'));
    await expect(step.formError).toContainText('Nada foi cobrado.');
    expect(await readLedger(context, buyer.email, `http://localhost:${sandbox}`)).toEqual([]);
    await expect(step.field('cardNumber')).not.toHaveValue('');
    backend = await startBackendBefore(sandbox, { fateOf: () => 'answered', port: Number(new URL(backend.url).port) });
    await step.type({ cardCvv: '737' });
    await step.button.click();
    await step.waitFor('/success');
    expect(await readLedger(context, buyer.email, `http://localhost:${sandbox}`)).toEqual(['paid']);
  } finally {
    await context.close();
    await server.stop();
    backend.close();
  }
});

test('"Tentar novamente" opens my invoice once the backend is back', atNight(), async ({ openContext }) => {
  const sandbox = Number(process.env.E2E_PORT);
  let isAway = true;
  const backend = await startBackendBefore(sandbox, { fateOf: () => (isAway ? 'refused' : 'answered') });
  const server = await OwnServer.start({ BFF_URL: backend.url });
  const context = await openContext({ baseURL: server.origin });
  try {
    const page = await context.newPage();
    const id = `aberta-${shop.settings.productCode}-${Date.now().toString(36)}${process.pid}`;
    await page.goto(`/payment/${id}?a=b`);
    await expect(page).toHaveURL(`/generic-error?a=b&invoice=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.text('generic-error.title'));
    await expect(page.getByRole('link', { name: shop.text('generic-error.start') })).toHaveCount(0);
    isAway = false;
    await page.getByRole('link', { name: shop.text('frame.tryAgain') }).click();
    await expect(page).toHaveURL(new RegExp(`/payment/${id}[?]a=b`));
    await expect(page.locator('main')).toContainText(id);
    expect(server.output).not.toContain(id);
  } finally {
    await context.close();
    await server.stop();
    backend.close();
  }
});

test('too many guesses of an invoice get the error page, at the address that was opened', async ({ page }) => {
  const server = await OwnServer.start({ RATE_LIMIT_SCALE: '0.03' });
  try {
    const address = `${server.origin}/payment/f0f0f0f0f0f0f0f0f0f0`;
    expect((await page.request.get(address)).status()).toBe(200);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(429);
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.text('generic-error.title'));
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('link')).toHaveText([shop.text('frame.tryAgain')]);
  } finally {
    await server.stop();
  }
});
