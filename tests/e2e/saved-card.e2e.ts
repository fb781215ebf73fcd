import type { Page } from '@playwright/test';
import { documentOf, type Values } from './buyer';
import { readLedger } from './sandbox-page';
import { noteSentPayments } from './sent-payments';
import { shopWhere } from './shops';
import { goToPayment, typeCard } from './step-page';
import { atNight, expect, test } from './test';

const search = '&flowId=saved';
// With a vault, a card whose code the bank asks for is typed anew.
const shop = shopWhere(
  ({ offers, settings }) => offers('default-credit-card', search) && settings.payment.vault?.kind !== 'fetch',
);

/** Sandbox cards that are approved once. Saved, the bank asks for the code of one and no longer knows the other. */
const asksCode = '4000000000007320';
const isGone = '4000000000004046';

/** Buys once by a new card, and opens the payment again with that card saved. */
async function buyAgain(page: Page, changes: Values = {}) {
  const { step, buyer } = await goToPayment(page, shop, search);
  await typeCard(step, shop, changes);
  await step.button.click();
  await step.waitFor('/success');
  await goToPayment(page, shop, search, buyer);
  await page.getByRole('button', { name: shop.text('methods.alreadyPaidAgain') }).click();
  await expect(step.field('method').first()).toBeAttached();
  const digits = (changes.cardNumber ?? '1111').slice(-4);
  await expect(page.locator('main')).toContainText(shop.text('methods.cardEnding', { company: 'Visa', digits }));
  await step.type(documentOf(shop));
  return { step, buyer, sent: noteSentPayments(page.context()) };
}

test('I buy again by my saved card: one press, no number, charged once for each purchase', async ({ page }) => {
  const { step, buyer, sent } = await buyAgain(page);
  await expect(step.field('cardNumber')).toHaveCount(0);
  await step.button.dblclick();
  await step.waitFor('/success');
  expect(sent.keys).toHaveLength(1);
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid', 'paid']);
});

test('my saved card is still offered after I reload the first step', atNight(), async ({ page }) => {
  // A second offer keeps the lead, and with it more than the card.
  const shop = shopWhere(({ offers, settings }) => offers('default-credit-card', search) && !settings.upsell);
  const { step, buyer } = await goToPayment(page, shop, search);
  await typeCard(step, shop);
  await step.button.click();
  await step.waitFor('/success');
  await page.goto(`/payment?${shop.query}${search}`);
  await step.waitFor('/payment');
  await page.getByRole('button', { name: shop.text('methods.alreadyPaidAgain') }).click();
  await step.waitFor('/lead');
  await page.reload();
  await goToPayment(page, shop, search, buyer);
  await expect(page.locator('main')).toContainText(
    shop.text('methods.cardEnding', { company: 'Visa', digits: '1111' }),
  );
});

test('my bank asks for the code of my saved card: nothing is charged until I type it', async ({ page }) => {
  const { step, buyer } = await buyAgain(page, { cardNumber: asksCode });
  await step.button.click();
  await expect(step.formError).toHaveAttribute('data-form-error', 'saved_card_cvv');
  await expect(step.formError).toContainText('Nada foi cobrado.');
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid']);
  await step.type({ cardCvv: '737' });
  await step.button.click();
  await step.waitFor('/success');
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid', 'paid']);
});

test('my saved card is gone: I am told, nothing is charged, and I pay by a new card', async ({ page }) => {
  const { step, buyer } = await buyAgain(page, { cardNumber: isGone });
  await step.button.click();
  await expect(step.formError).toHaveAttribute('data-form-error', 'saved_card_gone');
  await expect(step.formError).toContainText('Nada foi cobrado.');
  await typeCard(step, shop);
  await step.button.click();
  await step.waitFor('/success');
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid', 'paid']);
});
