import { waitingScreen } from './at-bank';
import { BankPage } from './bank-page';
import { documentOf, makeCard } from './buyer';
import { playBank, readLedger } from './sandbox-page';
import { noteSentPayments, typeMethod } from './sent-payments';
import { shopWhere } from './shops';
import { goToPayment, StepPage } from './step-page';
import { atNight, expect, test } from './test';

const cards = ['credit-card', 'debit-card'];
/** Each with the state in which the payment waits, where another browser opens it. */
const waits = [
  { method: 'nu-pay', state: 'challenge' },
  { method: 'm-pesa', state: 'waiting' },
] as const;

for (const { method, state } of waits) {
  const shop = shopWhere(({ offers }) => offers(method) && cards.some((card) => offers(card)));
  const card = cards.find((one) => shop.offers(one)) ?? '';

  test(
    `${method}: the address of a waiting payment leads to its page in another browser, on both paths`,
    atNight(method === 'm-pesa'),
    async ({ page, context, openContext, baseURL }) => {
      const { step, buyer } = await goToPayment(page, shop);
      await step.choose(method);
      await typeMethod(step, { method, shop });
      const sent = noteSentPayments(context);
      await step.button.click();
      if (method === 'nu-pay') {
        const bank = new BankPage(page);
        await bank.waitFor();
        await bank.answer('Fechar sem responder');
      }
      await step.waitFor('/payment-verification');
      await expect(waitingScreen(page, state)).toBeVisible();
      const address = new URL(page.url());
      const elsewhere = new StepPage(await (await openContext(baseURL === undefined ? {} : { baseURL })).newPage());
      for (const path of ['/payment-verification', '/success']) {
        address.pathname = path;
        await elsewhere.page.goto(address.href);
        await elsewhere.waitFor('/payment-verification');
        await expect(waitingScreen(elsewhere.page, state)).toBeVisible();
      }
      await playBank(context, buyer.email, 'paid');
      await expect(waitingScreen(elsewhere.page, 'paid')).toBeVisible();
      await step.waitFor('/success');
      expect(sent.keys).toHaveLength(1);
      expect(await readLedger(context, buyer.email)).toEqual(['paid']);
    },
  );

  // The way back from a bank has tests of its own (bank-challenge.e2e.ts).
  if (method === 'nu-pay' && !process.env.NIGHTLY) continue;

  test(`${method}: another method asks only its own fields, warns me of the first, and only it takes money`, async ({
    page,
    context,
  }) => {
    const { step, buyer } = await goToPayment(page, shop);
    await step.choose(method);
    await typeMethod(step, { method, shop });
    await step.button.click();
    if (method === 'nu-pay') {
      const bank = new BankPage(page);
      await bank.waitFor();
      await bank.answer('Fechar sem responder');
    }
    await step.waitFor('/payment-verification');
    const other = page.getByRole('button', { name: shop.text('payment-verification.otherMethod') });
    await other.click();
    await step.waitFor('/payment');
    const place = method === 'nu-pay' ? 'Bank' : 'Phone';
    await expect(page.locator('main')).toContainText(shop.text(`methods.open${place}`));
    await step.choose(card);
    // The bank's page is another document, and no browser storage holds a CPF.
    await step.type({ ...makeCard(), ...(method === 'nu-pay' && documentOf(shop)) });
    await expect(step.field('cardCompany')).not.toHaveValue('');
    await step.button.click();
    await step.waitFor('/success');
    await expect(page.locator('main')).toContainText(shop.text(`success.besides${place}`));
    expect(await readLedger(context, buyer.email)).toEqual(['paid', 'pending']);
  });
}
