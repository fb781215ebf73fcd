import type { Page } from '@playwright/test';
import { makeBuyer } from './buyer';
import { idOf, openEntry, readLedgerOf } from './entry-page';
import { playBank, readLedger } from './sandbox-page';
import { noteSentPayments } from './sent-payments';
import { anyShop, type Shop, shopWhere } from './shops';
import { sendLead, typeCard } from './step-page';
import { atNight, expect, test } from './test';

test.use({ viewport: { width: 375, height: 812 } });
// Runs tests in sequence: they count the ledger rows of the magic table's buyer.
test.describe.configure({ mode: 'default' });

const pricesOf = ({ settings: { plans } }: Shop) => Object.values(plans).map(({ amount }) => amount);
const upgradable = shopWhere(({ settings }) => settings.country === 'BR' && Object.keys(settings.plans).length === 2);

/** Its payment follows the lead at once, and takes pix. */
const direct = shopWhere((shop) => shop.offers('pix') && shop.pathsOf(shop.query).indexOf('/payment') === 1);

/** Counts the calls that verify a card. */
function countVerifications(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/custom-sale/verify-card')) count += 1;
  });
  return () => count;
}

test('I change to a dearer plan, pay only the difference once, and see my new plan', async ({ page, context }) => {
  const prices = pricesOf(upgradable);
  const difference = upgradable.money(Math.max(...prices) - Math.min(...prices));
  const dearest = Object.values(upgradable.settings.plans).find(({ amount }) => amount === Math.max(...prices));
  const sent = noteSentPayments(context);
  const id = idOf('upgrade', upgradable);
  const path = `/payment/upgrade?subscription=${id}`;
  const step = await openEntry(page, path, 'payment-upgrade');
  await expect(page.locator('[data-subscription]')).toContainText(difference);
  await typeCard(step, upgradable);
  await expect(step.button).toContainText(difference);
  await step.button.dblclick();
  await step.waitFor('/success');
  await expect(step.heading).toHaveText(upgradable.text('success.upgradedTitle', { plan: dearest?.name ?? '' }));
  await expect(page.locator('[data-receipt]')).toContainText(difference);
  expect(sent.parts).toEqual([[Math.max(...prices) - Math.min(...prices)]]);
  expect(await readLedgerOf(context, id)).toEqual(['paid']);
  await openEntry(page, path, 'payment-upgrade');
  await expect(step.heading).toHaveText(upgradable.text('payment-upgrade.upgradedTitle'));
});

test('I take an offer made for me: a refused card costs nothing, and the next is verified once and charged once', async ({
  page,
  context,
}) => {
  const price = anyShop.money(Math.round(anyShop.amount * 0.9));
  const sent = noteSentPayments(context);
  const verifications = countVerifications(page);
  const id = idOf('oferta', anyShop);
  const path = `/custom-offer?subscription=${id}`;
  const step = await openEntry(page, path, 'custom-offer');
  await expect(page.locator('[data-subscription]')).toContainText(price);
  await typeCard(step, anyShop, { cardNumber: '4000000000000069' });
  await step.button.click();
  await expect(step.formError).toContainText(anyShop.text('refusals.expired_card-cause'));
  expect(sent.keys).toEqual([]);
  await typeCard(step, anyShop);
  await step.button.dblclick();
  await step.waitFor('/success');
  await expect(step.heading).toHaveText(anyShop.text('success.renewedTitle'));
  await expect(page.locator('[data-receipt]')).toContainText(price);
  expect(verifications()).toBe(2);
  expect(sent.keys).toHaveLength(1);
  expect(await readLedgerOf(context, id)).toEqual(['paid']);
  await openEntry(page, path, 'custom-offer');
  await expect(step.heading).toHaveText(anyShop.text('custom-offer.takenTitle'));
});

test('I take the offer by another method, at the same price', atNight(), async ({ page }) => {
  const price = anyShop.money(Math.round(anyShop.amount * 0.9));
  const id = idOf('oferta', anyShop);
  const step = await openEntry(page, `/custom-offer?subscription=${id}`, 'custom-offer');
  await page.getByRole('button', { name: anyShop.text('custom-offer.otherMethod') }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/renew/${id}`);
  await expect(page.locator('[data-template=renew]')).toBeVisible();
  await step.choose('pix');
  await step.answer(anyShop);
  await expect(step.button).toContainText(price);
  await step.button.click();
  await step.waitFor('/pix');
});

test('I stop before the payment, open /recovery/{id} in another browser, and pay by another method without typing my data', async ({
  page,
  openContext,
}) => {
  const buyer = makeBuyer(direct);
  const answered = page.waitForResponse('**/api/v1/lead');
  await sendLead(page, direct, '', buyer);
  const { leadId } = (await (await answered).json()) as { leadId: string };
  const context = await openContext({});
  const step = await openEntry(await context.newPage(), `/recovery/${leadId}`, 'recovery');
  await expect(step.page.locator('[data-recovered]')).toContainText(direct.settings.productName);
  const html = await step.page.content();
  for (const value of [buyer.email, buyer.phone, buyer.name]) expect(html).not.toContain(value);
  await step.button.click();
  await step.waitFor('/payment');
  await step.choose('pix');
  await step.answer(direct);
  await step.button.click();
  await step.waitFor('/pix');
  expect(await readLedger(context, buyer.email)).toEqual(['pending']);
  await playBank(context, buyer.email, 'paid');
  await step.waitFor('/success');
  // Its link is used now.
  const used = await openEntry(page, `/recovery/${leadId}`, 'recovery');
  await expect(used.heading).toHaveText(direct.text('recovery.usedTitle'));
});
