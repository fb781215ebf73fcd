import { documentOf } from './buyer';
import { makeGate } from './make-gate';
import { playBank, readLedger } from './sandbox-page';
import { goBackWhileSending, noteSentPayments, prepareCardPayment, pressBackAround } from './sent-payments';
import { anyShop as shop } from './shops';
import { goToPayment, StepPage, typeCard } from './step-page';
import { expect, test } from './test';

/** Every scenario once; many times in the nightly run. */
const rounds = Array.from({ length: process.env.NIGHTLY ? 25 : 1 }, (_, index) => index + 1);

/** 400 ms there and back, 50 kB a second: what the browsers' tools call slow 3G. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

for (const round of rounds) {
  test.describe(`round ${round}`, () => {
    for (const gapMs of [0, 10, 50, 200]) {
      test(`I press the button twice within ${gapMs} ms and pay once`, async ({ page, context }) => {
        const { step, buyer, sent } = await prepareCardPayment(page, shop);
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

    test('I press Enter and the button together and pay once', async ({ page, context }) => {
      const { step, buyer, sent } = await prepareCardPayment(page, shop, { cardHolder: 'LENTO' });
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
      const { step, buyer } = await goToPayment(page, shop);
      const second = new StepPage(await context.newPage());
      await second.page.goto(`/payment?${shop.query}`);
      await second.waitFor('/payment');
      for (const tab of [step, second]) await typeCard(tab, shop, { cardHolder: 'LENTO' });
      const sent = noteSentPayments(context);
      await Promise.all([step.button.click(), second.button.click()]);
      await Promise.all([step.waitFor('/success'), second.waitFor('/success')]);
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(1);
    });

    test('I open a second tab while the first is paying: it waits, and shows the receipt too', async ({
      page,
      context,
    }) => {
      const { step, buyer, sent } = await prepareCardPayment(page, shop);
      const gate = makeGate();
      await page.route('**/api/v2/payment', async (route) => {
        await gate.opened;
        await route.continue();
      });
      await Promise.all([page.waitForRequest('**/api/v2/payment'), step.button.click()]);
      const second = new StepPage(await context.newPage());
      await second.page.goto(`/payment?${shop.query}`);
      await expect(second.page.locator('[data-confirming]')).toBeVisible();
      gate.open();
      await second.waitFor('/success');
      await step.waitFor('/success');
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(1);
    });

    test('I reload while the payment is being sent: the page finds out what became of it', async ({
      page,
      context,
    }) => {
      const { step, buyer, sent } = await prepareCardPayment(page, shop, { cardHolder: 'LENTO' });
      const gate = makeGate();
      let first: Promise<unknown> = Promise.resolve();
      // It arrives, and the page that has sent it hears nothing of it.
      await page.route('**/api/v2/payment', (route) => {
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
      await first;
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(1);
    });

    test('the answer is lost after I have paid: I am told to wait, then see my receipt', async ({ page, context }) => {
      const { step, buyer, sent } = await prepareCardPayment(page, shop, { cardHolder: 'CAIR' });
      await step.button.click();
      await step.waitFor('/success');
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(1);
    });

    test('I pay without internet, it comes back, I pay again: one payment under one key', async ({ page, context }) => {
      const { step, buyer, sent } = await prepareCardPayment(page, shop);
      await context.setOffline(true);
      await step.button.click();
      await expect(page.locator('[data-confirming]')).toBeVisible();
      await context.setOffline(false);
      await expect(step.formError).toContainText('Nada foi cobrado.', { timeout: 20_000 });
      await step.type({ cardCvv: '737' });
      await step.button.click();
      await step.waitFor('/success');
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(2);
      expect(new Set(sent.keys).size).toBe(1);
    });

    test('I pay on a slow phone line and press again and again: one payment', async ({ page, context }) => {
      const { step, buyer, sent } = await prepareCardPayment(page, shop);
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

    test('my payment is already being worked on (409): I am told to wait, then see my receipt', async ({
      page,
      context,
    }) => {
      const { step, buyer } = await goToPayment(page, shop);
      await typeCard(step, shop, { cardHolder: 'LENTO' });
      let first: Promise<unknown> = Promise.resolve();
      await page.route('**/api/v2/payment', async (route) => {
        // The same request arrives twice, as by a proxy that repeats it; the browser hears of the second only.
        first = route.fetch();
        const key = route.request().headers()['idempotency-key'];
        const hasArrived = async () => (await page.request.get(`/api/v2/payment/${key}`)).ok();
        await expect.poll(hasArrived, { intervals: [50] }).toBe(true);
        await route.continue();
      });
      const answered = page.waitForResponse('**/api/v2/payment');
      await step.button.click();
      expect((await answered).status()).toBe(409);
      await expect(page.locator('[data-confirming]')).toContainText('Estamos confirmando');
      await step.waitFor('/success');
      await first;
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
    });

    test('I go back while the payment is being sent: I am held there, and get my receipt', async ({
      page,
      context,
    }) => {
      const { step, buyer, sent } = await prepareCardPayment(page, shop);
      const letAnswer = await goBackWhileSending(page, shop, step);
      letAnswer();
      await step.waitFor('/success');
      await expect(page.locator('[data-receipt]')).toBeVisible();
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(1);
    });

    for (const moment of ['before', 'with', 'after'] as const) {
      test(`I press Back in the moment of the answer, ${moment} the receipt’s address: I get my receipt`, async ({
        page,
        context,
      }) => {
        const { step, buyer, sent } = await prepareCardPayment(page, shop);
        const backDone = await pressBackAround(page, moment);
        await step.button.click();
        await backDone();
        await step.waitFor('/success');
        await step.settle();
        await expect(page).toHaveURL((url) => url.pathname === '/success');
        await expect(page.locator('[data-receipt]')).toBeVisible();
        expect(await readLedger(context, buyer.email)).toEqual(['paid']);
        expect(sent.keys).toHaveLength(1);
      });
    }

    test('I go back after paying: I am told that it is paid', async ({ page, context }) => {
      const { step, buyer, sent } = await prepareCardPayment(page, shop);
      await step.button.click();
      await step.waitFor('/success');
      await page.goBack();
      await step.waitFor('/payment');
      await expect(step.heading).toHaveText(shop.text('methods.alreadyPaidTitle'));
      await step.button.click();
      await step.waitFor('/success');
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(1);
    });

    for (const [method, path] of [
      ['pix', '/pix'],
      ['bankslip', '/success'],
    ] as const) {
      test(`I go back from my ${method} and ask for it again: it is the same one`, async ({ page, context }) => {
        const { step, buyer } = await goToPayment(page, shop);
        const ask = async () => {
          await step.choose(method);
          await step.type(documentOf(shop));
          await step.button.click();
          await step.waitFor(path);
          return page.locator('textarea').inputValue();
        };
        const code = await ask();
        await page.goBack();
        await step.waitFor('/payment');
        expect(await ask()).toBe(code);
        expect(await readLedger(context, buyer.email)).toEqual(['pending']);
      });
    }

    test('I go back or open the link again after paying by pix: I am told that it is paid, and may buy once more', async ({
      page,
      context,
    }) => {
      const { step, buyer } = await goToPayment(page, shop);
      await step.choose('pix');
      await step.type(documentOf(shop));
      await step.button.click();
      await step.waitFor('/pix');
      await playBank(context, buyer.email, 'paid');
      await step.waitFor('/success');
      await page.goBack();
      await step.waitFor('/payment');
      await expect(step.heading).toHaveText(shop.text('methods.alreadyPaidTitle'));
      await goToPayment(page, shop, '', buyer);
      await buyOnceMore(step);
      await expect.poll(() => readLedger(context, buyer.email)).toEqual(['paid', 'paid']);
    });

    test('I pay in one tab, then in another that was open before, with the same e-mail: one payment', async ({
      page,
      context,
    }) => {
      const other = new StepPage(await context.newPage());
      await other.page.goto(`/lead?${shop.query}`);
      await other.waitFor('/lead');
      const { step, buyer } = await prepareCardPayment(page, shop);
      await step.button.click();
      await step.waitFor('/success');
      await other.type(buyer);
      if (shop.settings.terms.isEnabled) await other.field('terms').check();
      await other.button.click();
      await other.waitFor('/payment');
      await typeCard(other, shop);
      await other.button.click();
      await other.waitFor('/success');
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
    });

    test('I open the link of another plan after paying: I say who I am before I pay for it', async ({ page }) => {
      const { step } = await prepareCardPayment(page, shop);
      await step.button.click();
      await step.waitFor('/success');
      // The receipt is there a moment before what I typed is forgotten.
      await page.waitForFunction(() => localStorage.getItem('dataLead') === null);
      const { payment, plans } = shop.settings;
      const [, other = 'monthly'] = payment.planTypes ?? [];
      await page.goto(`/payment?${shop.query}&oferta=${plans[other]?.planId.test}`);
      await step.waitFor('/lead');
    });

    test('I open the link again after paying: I am told that it is paid, and may buy once more', async ({
      page,
      context,
    }) => {
      const { step, buyer, sent } = await prepareCardPayment(page, shop);
      await step.button.click();
      await step.waitFor('/success');
      await goToPayment(page, shop, '', { ...buyer, email: buyer.email.toUpperCase() });
      await buyOnceMore(step);
      await expect.poll(() => readLedger(context, buyer.email)).toEqual(['paid', 'paid']);
      expect(new Set(sent.keys).size).toBe(2);
      await goToPayment(page, shop);
      await expect(step.heading).toHaveText(shop.text('payment.title'));
    });
  });
}

/** From the screen that says that it is paid to the receipt of a second purchase. */
async function buyOnceMore(step: StepPage): Promise<void> {
  await expect(step.heading).toHaveText(shop.text('methods.alreadyPaidTitle'));
  await step.page.getByRole('button', { name: shop.text('methods.alreadyPaidAgain') }).click();
  await expect(step.heading).toBeFocused();
  await typeCard(step, shop);
  await step.button.click();
  await step.waitFor('/success');
}
