import type { Values } from './buyer';
import { makeGate } from './make-gate';
import { rounds } from './rounds';
import { readLedger } from './sandbox-page';
import {
  chargedWays,
  chooseMethod,
  goBackWhileSending,
  noteSentPayments,
  preparePayment,
  pressBackAround,
  typeCodes,
  type Way,
} from './sent-payments';
import { StepPage } from './step-page';
import { atNight, expect, test } from './test';

/** Round trip of 400 ms, 50 kB per second: slow 3G in browsers' tools. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Between two presses, and of Back around the change to the receipt's address. By day the hardest. */
const gapsMs = process.env.NIGHTLY ? [0, 10, 50, 200] : [0];
const moments = process.env.NIGHTLY ? (['before', 'with', 'after'] as const) : (['with'] as const);

for (const round of rounds) {
  /** Each scenario takes the ways in turn. */
  const wayOf = (scenario: number, types: Values = {}): Way => ({
    ...(chargedWays[(round + scenario) % chargedWays.length] as Way),
    types,
  });

  test.describe(`round ${round}`, () => {
    for (const [index, gapMs] of gapsMs.entries()) {
      test(`I press the button twice within ${gapMs} ms and pay once`, async ({ page, context }) => {
        const { step, buyer, sent } = await preparePayment(page, wayOf(index));
        await step.button.evaluate((button: HTMLButtonElement, gap) => {
          button.click();
          if (gap === 0) button.click();
          else setTimeout(() => button.click(), gap);
        }, gapMs);
        await step.waitFor('/success');
        expect(await readLedger(context, buyer.email)).toEqual(['paid']);
        expect(sent.keys).toHaveLength(1);
      });
    }

    test('I press Enter and the button together and pay once', atNight(), async ({ page, context }) => {
      const { step, buyer, sent } = await preparePayment(page, wayOf(1, { cardHolder: 'LENTO' }));
      await step.field('cardNumber').focus();
      const box = await step.button.boundingBox();
      await Promise.all([
        page.keyboard.press('Enter'),
        page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20),
        step.button.dispatchEvent('click'),
      ]);
      await step.waitFor('/success');
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(1);
    });

    test('I pay in two tabs at once: both end on the receipt of one payment', async ({ page, context }) => {
      const way = wayOf(10, { cardHolder: 'LENTO' });
      const { step, buyer } = await preparePayment(page, way);
      const second = new StepPage(await context.newPage());
      await second.page.goto(`/payment?${way.shop.query}${way.search}`);
      await second.waitFor('/payment');
      await chooseMethod(second, way);
      const sent = noteSentPayments(context);
      await Promise.all([step.button.click(), second.button.click()]);
      await Promise.all([step.waitFor('/success'), second.waitFor('/success')]);
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(1);
    });

    test('I open a second tab while the first tab pays: the second waits and shows the receipt too', async ({
      page,
      context,
    }) => {
      const way = wayOf(2);
      const { step, buyer, sent } = await preparePayment(page, way);
      const gate = makeGate();
      await page.route('**/api/v*/payment', async (route) => {
        await gate.opened;
        await route.continue();
      });
      await Promise.all([page.waitForRequest('**/api/v*/payment'), step.button.click()]);
      const second = new StepPage(await context.newPage());
      await second.page.goto(`/payment?${way.shop.query}${way.search}`);
      await expect(second.page.locator('[data-confirming]')).toBeVisible();
      gate.open();
      await second.waitFor('/success');
      await step.waitFor('/success');
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(1);
    });

    test('I reload while the payment is being sent, and the page finds the result', async ({ page, context }) => {
      const { step, buyer, sent } = await preparePayment(page, wayOf(3, { cardHolder: 'LENTO' }));
      const gate = makeGate();
      let first: Promise<unknown> = Promise.resolve();
      // The request arrives, but the page receives no answer.
      await page.route('**/api/v*/payment', (route) => {
        first = route.fetch();
      });
      await page.route('**/api/v2/payment/*', async (route) => {
        await gate.opened;
        await route.continue();
      });
      await step.button.click();
      await expect.poll(() => readLedger(context, buyer.email)).toHaveLength(1);
      await page.reload();
      await expect(page.locator('[data-confirming]')).toBeVisible();
      gate.open();
      await step.waitFor('/success');
      await expect(page.locator('main')).toContainText(/(?:final|termina em) \d{4}/);
      await first;
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(1);
    });

    test('the payment answer is lost: I still see my receipt and am charged once', async ({ page, context }) => {
      const { step, buyer, sent } = await preparePayment(page, wayOf(4, { cardHolder: 'CAIR' }));
      await step.button.click();
      await step.waitFor('/success');
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(1);
    });

    test('I press offline: I am told at once that nothing was charged, nothing is sent, and I pay online', async ({
      page,
      context,
    }) => {
      const way = wayOf(5);
      const { step, buyer, sent } = await preparePayment(page, way);
      await context.setOffline(true);
      await step.button.click();
      await expect(step.formError).toContainText('Nada foi cobrado.');
      await expect(step.formError).toHaveAttribute('data-form-error', 'offline');
      expect(sent.keys).toEqual([]);
      await context.setOffline(false);
      await expect(step.formError).toHaveCount(0);
      await typeCodes(step, way);
      await step.button.click();
      await step.waitFor('/success');
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
    });

    test('I go offline while I pay, then pay online: both use one idempotency key, and I am charged once', async ({
      page,
      context,
    }) => {
      const way = wayOf(6);
      const { step, buyer, sent } = await preparePayment(page, way);
      await page.route(
        '**/api/v*/payment',
        async (route) => {
          await context.setOffline(true);
          await route.abort('internetdisconnected');
        },
        { times: 1 },
      );
      await step.button.click();
      await expect(page.locator('[data-confirming]')).toBeVisible();
      await context.setOffline(false);
      await expect(step.formError).toContainText('Nada foi cobrado.');
      await typeCodes(step, way);
      await step.button.click();
      await step.waitFor('/success');
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(2);
      expect(new Set(sent.keys).size).toBe(1);
    });

    test('I press the button repeatedly on a slow connection and pay once', async ({ page, context }) => {
      const { step, buyer, sent } = await preparePayment(page, wayOf(7));
      const line = await context.newCDPSession(page);
      await line.send('Network.emulateNetworkConditions', slow3g);
      await step.button.evaluate((button: HTMLButtonElement) => {
        const presses = setInterval(() => button.click(), 50);
        button.click();
        window.addEventListener('pagehide', () => clearInterval(presses));
      });
      await step.waitFor('/success');
      await line.detach();
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(1);
    });

    test('my payment is already in progress (409): I see a message to wait, then my receipt', async ({
      page,
      context,
    }) => {
      const { step, buyer } = await preparePayment(page, wayOf(11, { cardHolder: 'LENTO' }));
      let first: Promise<unknown> = Promise.resolve();
      await page.route('**/api/v*/payment', async (route) => {
        // The request arrives twice, as through a retrying proxy; the browser receives only the second answer.
        first = route.fetch();
        const key = route.request().headers()['idempotency-key'];
        const hasArrived = async () => (await page.request.get(`/api/v2/payment/${key}`)).ok();
        await expect.poll(hasArrived, { intervals: [50] }).toBe(true);
        await route.continue();
      });
      const answered = page.waitForResponse('**/api/v*/payment');
      await step.button.click();
      expect((await answered).status()).toBe(409);
      await expect(page.locator('[data-confirming]')).toContainText(/Estamos (?:confirmando|a confirmar)/);
      await step.waitFor('/success');
      await first;
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
    });

    test(
      'I go back while the payment is being sent: the page waits, then shows my receipt',
      atNight(),
      async ({ page, context }) => {
        const way = wayOf(8);
        const { step, buyer, sent } = await preparePayment(page, way);
        const letAnswer = await goBackWhileSending(page, way.shop, step);
        letAnswer();
        await step.waitFor('/success');
        await expect(page.locator('[data-receipt]')).toBeVisible();
        expect(await readLedger(context, buyer.email)).toEqual(['paid']);
        expect(sent.keys).toHaveLength(1);
      },
    );

    for (const moment of moments) {
      test(
        `I press Back ${moment} the change to the receipt’s address, and still see my receipt`,
        atNight(),
        async ({ page, context }) => {
          const { step, buyer, sent } = await preparePayment(page, wayOf(9));
          const backDone = await pressBackAround(page, moment);
          await step.button.click();
          await backDone();
          await step.waitFor('/success');
          await step.settle();
          await expect(page).toHaveURL((url) => url.pathname === '/success');
          await expect(page.locator('[data-receipt]')).toBeVisible();
          expect(await readLedger(context, buyer.email)).toEqual(['paid']);
          expect(sent.keys).toHaveLength(1);
        },
      );
    }
  });
}
