import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { type Cut, type CuttingProxy, startCuttingProxy } from '../faults/cutting-proxy';
import { OwnServer } from './own-server';
import { rounds } from './rounds';
import { readLedger } from './sandbox-page';
import { isVaultAddress, prepareCardPayment, vaultWays } from './sent-payments';
import { anyShop, type Shop } from './shops';
import { goToPayment, typeCard } from './step-page';
import { atNight, expect, test } from './test';

/** Those whose server takes the card, and those whose provider does. */
const shops = [anyShop, ...vaultWays.filter(({ method }) => method === 'credit-card').map(({ shop }) => shop)];

for (const round of rounds) {
  const shop = shops[round % shops.length] ?? anyShop;

  for (const end of process.env.NIGHTLY ? (['closed', 'reset'] as const) : (['reset'] as const)) {
    test.describe(`round ${round}: the connection is ${end} before the first byte of the answer`, () => {
      let proxy: CuttingProxy;

      const pay = async (
        lost: Cut['lost'],
        openContext: (options: BrowserContextOptions) => Promise<BrowserContext>,
      ) => {
        proxy = await startCuttingProxy(Number(process.env.E2E_PORT), { lost, end });
        const context = await openContext({ baseURL: proxy.origin });
        await knowAsOwn(context, proxy.origin);
        const page = await context.newPage();
        const { step, buyer } = await goToPayment(page, shop);
        await typeCard(step, shop);
        // A recently used connection.
        await page.evaluate(async () => (await fetch('/healthcheck')).text());
        await step.button.click();
        await step.waitFor('/success');
        expect(await readLedger(context, buyer.email)).toEqual(['paid']);
        await context.close();
      };

      test.afterEach(() => proxy.close());

      test('the browser resends the payment by itself, and I am charged once', async ({ openContext }) => {
        await pay('first', openContext);
        expect(proxy.payments()).toBe(2);
      });

      test('no answer arrives, not even to the browser’s own retries, and the page still finds my payment', async ({
        openContext,
      }) => {
        await pay('all', openContext);
        expect(proxy.payments()).toBeGreaterThan(0);
      });
    });
  }

  test.describe(`round ${round}: the server`, () => {
    let server: OwnServer;

    test.beforeEach(async () => {
      server = await OwnServer.start({ BACKEND_TIMEOUT_MS: '2000', SANDBOX_SLOW_MS: '4000' });
    });
    test.afterEach(() => server.stop());

    test('stops waiting for the bank: I see a message to wait instead of the button, then my receipt', async ({
      openContext,
    }) => {
      const context = await openContext({ baseURL: server.origin });
      const page = await context.newPage();
      const { step, buyer, sent } = await prepareCardPayment(page, shop, { cardHolder: 'LENTO' });
      await step.button.click();
      const confirming = page.locator('[data-confirming]');
      await expect(confirming).toContainText('Estamos confirmando');
      await expect(step.button).toBeHidden();
      await expect(page.getByText('Nada foi cobrado')).toHaveCount(0);
      await step.waitFor('/success');
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(1);
      await context.close();
    });

    test(
      'stops waiting for a bank that then refuses: I see the refusal and pay with another card',
      atNight(),
      async ({ openContext }) => {
        const context = await openContext({ baseURL: server.origin });
        const page = await context.newPage();
        const { step, buyer, sent } = await prepareCardPayment(page, shop, {
          cardNumber: '4000000000000002',
          cardHolder: 'LENTO',
        });
        await step.button.click();
        await expect(page.locator('[data-confirming]')).toBeVisible();
        await expect(step.formError).toHaveAttribute('data-form-error', 'card_declined');
        await expect(step.formError).toContainText('Nada foi cobrado.');
        await typeCard(step, shop);
        await step.button.click();
        await step.waitFor('/success');
        expect(await readLedger(context, buyer.email)).toEqual(['paid', 'refused']);
        expect(new Set(sent.keys).size).toBe(2);
        await context.close();
      },
    );

    test('crashes while I pay and restarts: I see that nothing was charged, and pay once', async ({ openContext }) => {
      const context = await openContext({ baseURL: server.origin });
      const page = await context.newPage();
      const { step, buyer, sent } = await prepareCardPayment(page, shop, { cardHolder: 'LENTO' });
      await step.button.click();
      await expect.poll(() => readLedger(context, buyer.email)).toEqual(['processing']);
      await server.kill();
      await expect(page.locator('[data-confirming]')).toBeVisible();
      // Leaves the tab, so that the return finds the outcome, not the page's pending query.
      await page.goto('about:blank');
      await server.restart();
      await page.goto(`/payment?${shop.query}`);
      await expect(step.formError).toContainText('Nada foi cobrado.');
      expect(await readLedger(context, buyer.email)).toEqual(['refused']);
      await typeCard(step, shop);
      await step.button.click();
      await step.waitFor('/success');
      expect(await readLedger(context, buyer.email)).toEqual(['paid', 'refused']);
      expect(new Set(sent.keys).size).toBe(2);
      await context.close();
    });

    test('crashes after I have paid and restarts: I find my receipt', atNight(), async ({ openContext }) => {
      const context = await openContext({ baseURL: server.origin });
      const page = await context.newPage();
      const { step, buyer, sent } = await prepareCardPayment(page, shop);
      await page.route('**/api/v*/payment', async (route) => {
        // The server has answered, so it has stored the payment. The browser never receives the answer.
        await route.fetch();
        await server.kill();
        await route.abort('connectionreset');
      });
      await step.button.click();
      await expect(page.locator('[data-confirming]')).toBeVisible();
      // Leaves the tab, so that the return finds the outcome, not the page's pending query.
      await page.goto('about:blank');
      await server.restart();
      await page.goto(`/payment?${shop.query}`);
      await step.waitFor('/success');
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(1);
      await context.close();
    });
  });

  test.describe(`round ${round}: the server is restarted while I pay`, () => {
    let server: OwnServer;
    test.afterEach(() => server.stop());

    test('the server finishes my payment first, and my receipt is there after the restart', async ({ openContext }) => {
      server = await OwnServer.start({ SANDBOX_SLOW_MS: '2000' });
      const { context, page, step, ledger, sent } = await payAt(openContext, server, shop);
      const ended = server.drain();
      await step.waitFor('/success');
      expect(await ended).toBe(0);
      await server.restart();
      await page.reload();
      await step.waitFor('/success');
      await expect(page.locator('[data-receipt]')).toBeVisible();
      expect(await ledger()).toEqual(['paid']);
      expect(sent.keys).toHaveLength(1);
      await context.close();
    });

    test(
      'the server aborts my payment: I see that nothing was charged, and pay once',
      atNight(),
      async ({ openContext }) => {
        server = await OwnServer.start({ SANDBOX_SLOW_MS: '60000', DRAIN_TIMEOUT_MS: '200' });
        const { context, page, step, ledger, sent } = await payAt(openContext, server, shop);
        expect(await server.drain()).toBe(0);
        await expect(page.locator('[data-confirming]')).toContainText('Estamos confirmando');
        await expect(page.getByText('Nada foi cobrado')).toHaveCount(0);
        // Leaves the tab, so that the return finds the outcome, not the page's pending query.
        await page.goto('about:blank');
        await server.restart();
        await page.goto(`/payment?${shop.query}`);
        await expect(step.formError).toContainText('Nada foi cobrado.');
        expect(await ledger()).toEqual(['refused']);
        await typeCard(step, shop);
        await step.button.click();
        await step.waitFor('/success');
        expect(await ledger()).toEqual(['paid', 'refused']);
        expect(new Set(sent.keys).size).toBe(2);
        await context.close();
      },
    );
  });
}

/** The vault knows the server by its own address, not by a proxy's. */
async function knowAsOwn(context: BrowserContext, site: string) {
  await context.route(isVaultAddress, async (route) => {
    const headers = { ...route.request().headers(), origin: `http://localhost:${process.env.E2E_PORT}` };
    const response = await route.fetch({ headers });
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': site } });
  });
}

/** A payment that the server has started while the bank is slow. */
async function payAt(
  openContext: (options: BrowserContextOptions) => Promise<BrowserContext>,
  server: OwnServer,
  shop: Shop,
) {
  const context = await openContext({ baseURL: server.origin });
  const page = await context.newPage();
  const { step, buyer, sent } = await prepareCardPayment(page, shop, { cardHolder: 'LENTO' });
  const ledger = () => readLedger(context, buyer.email);
  await step.button.click();
  await expect.poll(ledger).toEqual(['processing']);
  return { context, page, step, ledger, sent };
}
