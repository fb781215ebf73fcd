import type { BrowserContext } from '@playwright/test';
import magicValues from '../../sandbox/data/magic-values.json' with { type: 'json' };
import type { makeBuyer } from './buyer';
import { rounds } from './rounds';
import { playBank, readLedger } from './sandbox-page';
import { prepareCardPayment } from './sent-payments';
import { anyShop as shop } from './shops';
import { goToPayment, StepPage, typeCard } from './step-page';
import { atNight, expect, test } from './test';

/** Notices of the payment step about an open code. */
const openWords = { pix: 'openPix', bankslip: 'openBankslip' } as const;

const declinedCard = magicValues.find(({ kind, result }) => kind === 'card' && result === 'card_declined')?.value ?? '';

const { payment, plans } = shop.settings;
/** Query of the link of the shop's second plan. */
const otherOffer = `&oferta=${plans[payment.planTypes?.[1] ?? 'monthly']?.planId.test}`;

/** Buys the second plan by card in a new tab. */
async function buyOtherPlan(context: BrowserContext, buyer: ReturnType<typeof makeBuyer>): Promise<void> {
  const { step } = await goToPayment(await context.newPage(), shop, otherOffer, buyer);
  await typeCard(step, shop);
  await step.button.click();
  await waitForEnd(step);
}

/** Waits until the purchase is over: the receipt appears shortly before the input is removed. */
async function waitForEnd(step: StepPage): Promise<void> {
  await step.waitFor('/success');
  await step.page.waitForFunction(() => localStorage.getItem('dataLead') === null);
}

/** Goes from the notice of a paid plan to the receipt of a second purchase. */
async function buyOnceMore(step: StepPage): Promise<void> {
  await expect(step.heading).toHaveText(shop.text('methods.alreadyPaidTitle'));
  await step.page.getByRole('button', { name: shop.text('methods.alreadyPaidAgain') }).click();
  await expect(step.heading).toBeFocused();
  await typeCard(step, shop);
  await step.button.click();
  await step.waitFor('/success');
}

for (const round of rounds) {
  test.describe(`round ${round}`, () => {
    test('I go back after paying and see that the purchase is already paid', async ({ page, context }) => {
      const { step, buyer, sent } = await prepareCardPayment(page, shop);
      await step.button.click();
      await step.waitFor('/success');
      await step.goBack();
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
      test(
        `I go back from my ${method}, request it again, and get the same code`,
        atNight(method === 'bankslip'),
        async ({ page, context }) => {
          const { step, buyer } = await goToPayment(page, shop);
          const ask = async () => {
            await step.choose(method);
            await step.answer(shop);
            await step.button.click();
            await step.waitFor(path);
            return page.locator('textarea').inputValue();
          };
          const code = await ask();
          await step.goBack();
          await step.waitFor('/payment');
          expect(await ask()).toBe(code);
          expect(await readLedger(context, buyer.email)).toEqual(['pending']);
        },
      );
    }

    for (const method of ['pix', 'bankslip'] as const) {
      test(
        `after a declined card I pay my open ${method}; retrying the card shows the ${method} receipt and charges nothing`,
        atNight(method === 'bankslip'),
        async ({ page, context }) => {
          const { step, buyer } = await goToPayment(page, shop);
          await step.choose(method);
          await step.answer(shop);
          await step.button.click();
          await step.waitFor(method === 'pix' ? '/pix' : '/success');
          await step.goBack();
          await step.waitFor('/payment');
          await expect(page.locator('main')).toContainText(shop.text(`payment.${openWords[method]}`));
          await step.choose('credit-card');
          await typeCard(step, shop, { cardNumber: declinedCard });
          await step.button.click();
          await expect(step.formError).toHaveAttribute('data-form-error', 'card_declined');
          await playBank(context, buyer.email, 'paid');
          await typeCard(step, shop);
          await step.button.click();
          await step.waitFor('/success');
          await expect(page.locator('main')).toContainText(shop.text(`methods.${method}`));
          expect((await readLedger(context, buyer.email)).filter((status) => status === 'paid')).toHaveLength(1);
        },
      );
    }

    test(
      'I pay by card while my pix is open: payment and receipt tell me not to pay the pix',
      atNight(),
      async ({ page }) => {
        const { step } = await goToPayment(page, shop);
        await step.choose('pix');
        await step.answer(shop);
        await step.button.click();
        await step.waitFor('/pix');
        await page.getByRole('button', { name: shop.text('pix.otherMethod') }).click();
        await step.waitFor('/payment');
        await expect(page.locator('main')).toContainText(shop.text('payment.openPix'));
        await page.reload();
        await step.waitFor('/payment');
        await expect(page.locator('main')).toContainText(shop.text('payment.openPix'));
        await step.choose('credit-card');
        await typeCard(step, shop);
        await step.button.click();
        await step.waitFor('/success');
        await expect(page.locator('main')).toContainText(shop.text('success.besidesPix'));
        await page.reload();
        await step.waitFor('/success');
        await expect(page.locator('main')).toContainText(shop.text('success.besidesPix'));
      },
    );

    test('after paying by pix, Back and the link show that the purchase is already paid; I can buy again', async ({
      page,
      context,
    }) => {
      const { step, buyer } = await goToPayment(page, shop);
      await step.choose('pix');
      await step.answer(shop);
      await step.button.click();
      await step.waitFor('/pix');
      await playBank(context, buyer.email, 'paid');
      await step.waitFor('/success');
      await step.goBack();
      await step.waitFor('/payment');
      await expect(step.heading).toHaveText(shop.text('methods.alreadyPaidTitle'));
      await goToPayment(page, shop, '', buyer);
      await buyOnceMore(step);
      await expect.poll(() => readLedger(context, buyer.email)).toEqual(['paid', 'paid']);
    });

    test(
      'I pay in two tabs, one after the other, with the same e-mail, and am charged once',
      atNight(),
      async ({ page, context }) => {
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
      },
    );

    test('I buy another plan in a second tab: the first tab asks before it charges, and I confirm', async ({
      page,
      context,
    }) => {
      const { step, buyer, sent } = await prepareCardPayment(page, shop);
      await buyOtherPlan(context, buyer);
      await step.button.click();
      await expect(step.formError).toHaveAttribute('data-form-error', 'other_bought');
      await expect(step.formError).toContainText(shop.text('refusals.other_bought-action'));
      await expect(step.formError.getByRole('button')).toHaveText(shop.text('methods.alreadyPaidReceipt'));
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      expect(sent.keys).toHaveLength(1);
      await step.button.click();
      await step.waitFor('/success');
      expect(await readLedger(context, buyer.email)).toEqual(['paid', 'paid']);
      expect(new Set(sent.keys).size).toBe(2);
    });

    test(
      'while my pix waits I buy another plan in a second tab: the first asks, after a reload too',
      atNight(),
      async ({ page, context }) => {
        const { step, buyer } = await goToPayment(page, shop);
        await step.choose('pix');
        await step.answer(shop);
        await step.button.click();
        await step.waitFor('/pix');
        await buyOtherPlan(context, buyer);
        await expect(step.formError).toHaveAttribute('data-form-error', 'other_bought_waiting');
        await page.reload();
        await expect(step.formError).toHaveAttribute('data-form-error', 'other_bought_waiting');
        await expect(page.locator('[data-qr]')).toBeVisible();
        await expect(page.locator('main')).not.toContainText(shop.text('methods.elsewhereNote'));
      },
    );

    test('I open the link of another plan after paying and start at the first step', atNight(), async ({ page }) => {
      const { step } = await prepareCardPayment(page, shop);
      await step.button.click();
      await waitForEnd(step);
      await page.goto(`/payment?${shop.query}${otherOffer}`);
      await step.waitFor('/lead');
    });

    test(
      'I open the link again after paying: I see that the purchase is already paid and can buy again',
      atNight(),
      async ({ page, context }) => {
        const { step, buyer, sent } = await prepareCardPayment(page, shop);
        await step.button.click();
        await step.waitFor('/success');
        await goToPayment(page, shop, '', { ...buyer, email: buyer.email.toUpperCase() });
        await buyOnceMore(step);
        await expect.poll(() => readLedger(context, buyer.email)).toEqual(['paid', 'paid']);
        expect(new Set(sent.keys).size).toBe(2);
        await goToPayment(page, shop);
        await expect(step.heading).toHaveText(shop.text('payment.title'));
      },
    );
  });
}
