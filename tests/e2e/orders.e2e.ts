import type { Page } from '@playwright/test';
import { documentOf, makeBuyer } from './buyer';
import { idOf, openEntry } from './entry-page';
import { SandboxPage } from './sandbox-page';
import { noteSentPayments } from './sent-payments';
import { type Shop, shopWhere } from './shops';
import { goToPayment, typeCard } from './step-page';
import { atNight, expect, test } from './test';

const event = shopWhere(({ settings }) => (settings.extras ?? []).length > 0);
const withField = shopWhere(({ settings }) => settings.payment.hasVoucherField === true);
const [extra = { name: '', amount: 0, id: '' }] = event.settings.extras ?? [];

/** A buyer whose e-mail begins with a magic word. */
function magicBuyer(shop: Shop, word: string) {
  const buyer = makeBuyer(shop);
  return { ...buyer, email: `${word}.${buyer.email}` };
}

/** The ledger holds one payment of this buyer, of the amount that was shown. */
async function expectCharged(page: Page, email: string, amount: string): Promise<void> {
  const sandbox = await SandboxPage.open(page.context());
  const rows = sandbox.rowsOf(email);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(amount);
  await sandbox.close();
}

/** Goes to the payment of the event with its extra. */
const goWithExtra = (page: Page, buyer = makeBuyer(event)) =>
  goToPayment(page, event, '&flowId=event', buyer, undefined, 'accepted');

test('I accept an extra, see it in the order, and pay the plan and the extra together', async ({ page }) => {
  const { step, buyer } = await goWithExtra(page);
  const total = event.money(event.amount + extra.amount);
  await expect(page.locator('[data-item=bump]')).toContainText(event.money(extra.amount));
  await typeCard(step, event);
  await expect(step.button).toContainText(total);
  await step.button.click();
  await step.waitFor('/success');
  await expectCharged(page, buyer.email, total);
});

test('I take the extra out again on the payment step, and pay the plan alone', async ({ page }) => {
  const { step, buyer } = await goWithExtra(page);
  await typeCard(step, event);
  await page.getByRole('button', { name: event.text('order.remove') }).click();
  await expect(page.locator('[data-item=bump]')).toHaveCount(0);
  await expect(page.getByText(event.text('order.removed', { name: extra.name, price: '' }).slice(0, 20))).toBeFocused();
  await expect(step.button).toContainText(event.money(event.amount));
  await expect(step.field('cardCvv')).toHaveValue('737');
  await step.button.click();
  await step.waitFor('/success');
  await expectCharged(page, buyer.email, event.money(event.amount));
});

test('an extra that sells out meanwhile leaves the order, and one press pays the rest', async ({ page }) => {
  const buyer = magicBuyer(event, 'esgotado');
  const { step } = await goWithExtra(page, buyer);
  await typeCard(step, event);
  await step.button.click();
  await expect(step.formError).toContainText(extra.name);
  await expect(step.field('cardNumber')).not.toHaveValue('');
  await expect(step.button).toContainText(event.money(event.amount));
  await step.type({ cardCvv: '737' });
  await step.button.click();
  await step.waitFor('/success');
  await expectCharged(page, buyer.email, event.money(event.amount));
});

test('a typed voucher is applied by Enter without paying, and stays over a reload', atNight(), async ({ page }) => {
  const { step, buyer } = await goToPayment(page, withField);
  const sent = noteSentPayments(page.context());
  const open = page.getByRole('button', { name: withField.text('payment.voucherOpen') });
  const code = page.locator('[data-voucher-code]');
  await open.click();
  await code.fill('expirado');
  await code.press('Enter');
  await expect(page.locator('[data-voucher]')).toContainText(
    withField.text('order.voucher-expired', { code: 'EXPIRADO' }),
  );
  await code.fill(' usa do ');
  await code.press('Enter');
  await expect(page.locator('[data-voucher]')).toContainText(
    withField.text('order.voucher-exhausted', { code: 'USADO' }),
  );
  await expect(step.button).toContainText(withField.money(withField.amount));
  await code.fill('black');
  await code.press('Enter');
  const reduced = withField.money(withField.amount - 12_000);
  await expect(step.button).toContainText(reduced);
  expect(sent.keys).toEqual([]);
  await page.reload();
  await step.waitFor('/payment');
  await expect(step.button).toContainText(reduced);
  await step.choose('pix');
  await step.type(documentOf(withField));
  await step.button.click();
  await step.waitFor('/pix');
  await expectCharged(page, buyer.email, reduced);
});

test('another price for me is told on entering the payment, and is what I pay', async ({ page }) => {
  const buyer = magicBuyer(withField, 'remarcado');
  const { step } = await goToPayment(page, withField, '', buyer);
  const mine = withField.money(withField.amount - Math.round(withField.amount / 10));
  await expect(page.locator('[data-price-changed]')).toContainText(mine);
  await step.choose('pix');
  await step.type(documentOf(withField));
  await expect(step.button).toContainText(mine);
  await step.button.click();
  await step.waitFor('/pix');
  await expectCharged(page, buyer.email, mine);
});

for (const [flowId, operation] of [
  ['sale-invoice', 'sale-invoice'],
  ['first-invoice', 'first-invoice-payment'],
] as const) {
  test(`an invoice of the flow ${flowId} is paid as ${operation}`, async ({ page }) => {
    const shop = shopWhere(({ settings }) => Object.keys(settings.entryFlows ?? {}).includes(flowId));
    const path = `/payment/${idOf('aberta', shop)}?flowId=${flowId}`;
    const step = await openEntry(page, path, 'payment-invoice');
    const sending = page.waitForRequest((request) => request.url().endsWith('/api/v2/payment'));
    await step.choose('pix');
    await step.type(documentOf(shop));
    await step.button.click();
    expect((await sending).postDataJSON()).toMatchObject({ operation });
    await step.waitFor('/pix');
  });
}
