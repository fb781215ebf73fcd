import type { Page } from '@playwright/test';
import { demoBuyer } from '../../sandbox/catalogue/demo-id';
import { BankPage, challengedCard } from './bank-page';
import { idOf, openEntry, readLedgerOf } from './entry-page';
import { playBank } from './sandbox-page';
import { noteSentPayments } from './sent-payments';
import { anyShop, shopWhere } from './shops';
import { StepPage, typeCard } from './step-page';
import { atNight, expect, test } from './test';

test.use({ viewport: { width: 375, height: 812 } });
// Runs tests in sequence: all pay as the magic table's buyer, and they count ledger rows.
test.describe.configure({ mode: 'default' });

const openInvoice = (page: Page, id: string) => openEntry(page, `/payment/${id}`, 'payment-invoice');

/**
 * The backend takes the payment, but this page receives no answer.
 *
 * @returns resolves when it is taken
 */
async function loseAnswer(page: Page, call: string, press: () => Promise<void>): Promise<unknown> {
  const taken = new Promise((resolve) => {
    void page.route(call, (route) => resolve(route.fetch()));
  });
  await press();
  return taken;
}

test.describe('an invoice', () => {
  const shop = anyShop;

  test('is paid by card and keeps its receipt after reload and Back; another browser only shows that it is paid', async ({
    page,
    context,
    openContext,
  }) => {
    const id = idOf('aberta', shop);
    const step = await openInvoice(page, id);
    await expect(step.heading).toHaveText(shop.text('payment-invoice.title'));
    await expect(page.locator('main')).toContainText(id);
    const sent = noteSentPayments(context);
    await typeCard(step, shop);
    await step.button.dblclick();
    await step.waitFor('/success-invoice');
    const receipt = page.locator('[data-receipt]');
    await expect(receipt).toContainText(id);
    await expect(receipt).toContainText(shop.money(shop.amount));
    await expect(page.getByRole('button', { name: shop.text('success-invoice.print') })).toBeVisible();
    const words = await receipt.textContent();
    await page.reload();
    await step.waitFor('/success-invoice');
    await expect(receipt).toHaveText(words ?? '');
    await step.goBack();
    await expect(step.heading).toHaveText(shop.text('payment-invoice.paidTitle'));
    await expect(step.button).toHaveText(shop.text('methods.alreadyPaidReceipt'));
    await step.button.click();
    await step.waitFor('/success-invoice');
    expect(sent.keys).toHaveLength(1);

    const elsewhere = await (await openContext({})).newPage();
    await elsewhere.goto(`/success-invoice?${shop.query}&invoice=${id}&flowId=invoice`);
    const there = new StepPage(elsewhere);
    await expect(there.heading).toHaveText(shop.text('payment-invoice.paidTitle'));
    await expect(there.button).toHaveCount(0);
  });

  test('is cached by no proxy and indexed by no search engine', async ({ page }) => {
    for (const path of [`/payment/${idOf('aberta', shop)}`, `/renew/${idOf('assinatura', shop)}`]) {
      const answer = await page.goto(path);
      expect(answer?.headers()).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': expect.stringContaining('noindex'),
        'cache-control': expect.stringContaining('no-store'),
      });
    }
  });

  for (const [word, state] of [
    ['paga', 'paid'],
    ['vencida', 'expired'],
    ['cancelada', 'canceled'],
    ['desconhecida', 'unknown'],
  ] as const) {
    test(`that is ${state} shows its status and takes no payment`, async ({ page }) => {
      const step = await openInvoice(page, `${word}-${shop.settings.productCode}?${shop.query}`);
      await expect(step.heading).toHaveText(shop.text(`payment-invoice.${state}Title`));
      await expect(step.button).toHaveCount(0);
      await expect(step.field('cardNumber')).toHaveCount(0);
    });
  }

  test(
    'is paid by pix: the code survives a reload, and the payment leads to the receipt',
    atNight(),
    async ({ page, context }) => {
      const id = idOf('aberta', shop);
      const step = await openInvoice(page, id);
      await step.choose('pix');
      await step.answer(shop);
      await step.button.click();
      await step.waitFor('/pix');
      const code = await page.locator('textarea').inputValue();
      await page.reload();
      await step.waitFor('/pix');
      await expect(page.locator('textarea')).toHaveValue(code);
      await playBank(context, demoBuyer.email, 'paid');
      await step.waitFor('/success-invoice');
      await expect(page.locator('[data-receipt]')).toContainText(shop.text('methods.pix'));
    },
  );

  test(
    'is confirmed at the bank and shows its receipt after a return link without the invoice id',
    atNight(),
    async ({ page }) => {
      const id = idOf('aberta', shop);
      const step = await openInvoice(page, id);
      await typeCard(step, shop, { cardNumber: challengedCard });
      await step.button.click();
      const bank = new BankPage(page);
      await bank.waitFor();
      await bank.answer('Aprovar');
      await step.waitFor('/success-invoice');
      await expect(page.locator('[data-receipt]')).toContainText(id);
    },
  );

  test('that was paid in another browser says so when I press, and offers no more payment', async ({
    page,
    openContext,
  }) => {
    const id = idOf('aberta', shop);
    const step = await openInvoice(page, id);
    await typeCard(step, shop);
    const there = await openInvoice(await (await openContext({})).newPage(), id);
    await typeCard(there, shop);
    await there.button.click();
    await there.waitFor('/success-invoice');
    await expect(there.page.locator('[data-receipt]')).toContainText(
      shop.text('methods.cardEnding', { company: 'Visa', digits: '1111' }),
    );
    await step.button.click();
    await expect(step.heading).toHaveText(shop.text('payment-invoice.paidTitle'));
    await expect(step.heading).toBeFocused();
    await expect(step.button).toHaveCount(0);
    expect(await readLedgerOf(page.context(), id)).toEqual(['paid']);
  });

  test(
    'that waits for a bank confirmation in one browser can be paid by card in another browser',
    atNight(),
    async ({ page, openContext }) => {
      const id = idOf('aberta', shop);
      const step = await openInvoice(page, id);
      await typeCard(step, shop, { cardNumber: challengedCard });
      await step.button.click();
      await new BankPage(page).waitFor();
      const there = await openInvoice(await (await openContext({})).newPage(), id);
      await expect(there.heading).toHaveText(shop.text('payment-invoice.processingTitle'));
      await there.page.getByRole('button', { name: shop.text('payment-invoice.otherMethod') }).click();
      await typeCard(there, shop);
      await there.button.click();
      await there.waitFor('/success-invoice');
    },
  );

  test('is paid once when I reload while sending; a second invoice of the same plan is a separate payment', async ({
    page,
    context,
  }) => {
    const sent = noteSentPayments(context);
    const first = idOf('aberta', shop);
    const step = await openInvoice(page, first);
    await typeCard(step, shop);
    await loseAnswer(page, '**/api/v2/payment', () => step.button.click());
    await page.reload();
    await step.waitFor('/success-invoice');
    await expect(page.locator('[data-receipt]')).toContainText(first);
    const second = idOf('aberta', shop);
    const other = await openInvoice(await context.newPage(), second);
    await typeCard(other, shop, { cardHolder: 'CAIR' });
    await other.button.click();
    await other.waitFor('/success-invoice');
    await expect(other.page.locator('[data-receipt]')).toContainText(second);
    expect(new Set(sent.keys).size).toBe(2);
    for (const id of [first, second]) expect(await readLedgerOf(context, id)).toEqual(['paid']);
  });
});

for (const [call, shop] of [
  ['v1', shopWhere(({ settings }) => settings.payment.api === 'v1')],
  ['v2', anyShop],
] as const) {
  test(
    `a subscription is renewed by the ${call} call only once when I double-click`,
    atNight(call === 'v1'),
    async ({ page, context }) => {
      const id = idOf('assinatura', shop);
      const step = await openEntry(page, `/renew/${id}`, 'renew');
      await expect(step.heading).toHaveText(shop.text('renew.title'));
      await typeCard(step, shop);
      const sent = page.waitForRequest(`**/api/${call}/subscription/${id}/renew`);
      await step.button.dblclick();
      expect((await sent).postDataJSON()).toHaveProperty(call === 'v1' ? 'paymentMethod' : 'paymentMethods');
      await step.waitFor('/success');
      await expect(step.heading).toHaveText(shop.text('success.renewedTitle'));
      await page.reload();
      await step.waitFor('/success');
      await expect(step.heading).toHaveText(shop.text('success.renewedTitle'));
      await openEntry(page, `/renew/${id}`, 'renew');
      await expect(step.heading).toHaveText(shop.text('renew.renewedTitle'));
      expect(await readLedgerOf(context, id)).toEqual(['paid']);
    },
  );

  test(
    `a subscription is renewed by the ${call} call only once when I reload while sending`,
    atNight(call === 'v2'),
    async ({ page, context }) => {
      const sent = noteSentPayments(context);
      const id = idOf('assinatura', shop);
      const step = await openEntry(page, `/renew/${id}`, 'renew');
      await typeCard(step, shop);
      await loseAnswer(page, `**/api/${call}/subscription/*/renew`, () => step.button.click());
      await page.reload();
      await step.waitFor('/success');
      await expect(step.heading).toHaveText(shop.text('success.renewedTitle'));
      expect(sent.keys).toHaveLength(1);
    },
  );
}

test('an unknown subscription takes no payment', async ({ page }) => {
  const step = await openEntry(page, `/renew/desconhecida-1?${anyShop.query}`, 'renew');
  await expect(step.heading).toHaveText(anyShop.text('renew.unknownTitle'));
  await expect(step.button).toHaveCount(0);
});

test(
  'Back from the receipt of a renewal says that the subscription is renewed',
  atNight(),
  async ({ page, context }) => {
    const id = idOf('assinatura', anyShop);
    const step = await openEntry(page, `/renew/${id}`, 'renew');
    await typeCard(step, anyShop);
    await step.button.click();
    await step.waitFor('/success');
    await step.goBack();
    await expect(step.heading).toHaveText(anyShop.text('renew.renewedTitle'));
    await expect(page.locator('main')).toContainText(anyShop.text('renew.renewedHereText'));
    await expect(step.button).toHaveText(anyShop.text('methods.alreadyPaidReceipt'));
    expect(await readLedgerOf(context, id)).toEqual(['paid']);
  },
);

test('a custom offer is renewed at the price that its page shows', async ({ page }) => {
  const price = anyShop.money(Math.round(anyShop.amount * 0.9));
  const step = await openEntry(page, `/renew/${idOf('oferta', anyShop)}`, 'renew');
  await expect(page.locator('[data-subscription]')).toContainText(price);
  await typeCard(step, anyShop);
  await step.button.click();
  await step.waitFor('/success');
  await expect(page.locator('[data-receipt]')).toContainText(price);
});

const mozambican = shopWhere(({ settings: { country, payment } }) => country === 'MZ' && payment.methods?.length === 1);

for (const [title, operation, word, path, template, receipt] of [
  ['invoice is paid', 'invoice', 'aberta', '/payment', 'payment-invoice', '/success-invoice'],
  ['subscription is renewed', 'renew', 'assinatura', '/renew', 'renew', '/success'],
] as const) {
  test(`a Mozambican ${title} once by card, in meticais`, atNight(operation === 'renew'), async ({ page, context }) => {
    const id = idOf(word, mozambican);
    const step = await openEntry(page, `${path}/${id}`, template);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
    await expect(page.locator('main')).toContainText(mozambican.text(`${template}.introOneMethod`));
    const price = mozambican.money(mozambican.amount);
    expect(price).toContain('MT');
    await expect(page.locator('main')).toContainText(price);
    await typeCard(step, mozambican);
    await step.button.dblclick();
    await step.waitFor(receipt);
    await expect(page.locator('[data-receipt]')).toContainText(price);
    expect(await readLedgerOf(context, id)).toEqual(['paid']);
  });
}
