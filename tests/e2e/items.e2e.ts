import type { Page } from '@playwright/test';
import type { Flow } from '../../schemas/generated/types';
import { makeBuyer } from './buyer';
import { SandboxPage } from './sandbox-page';
import { shopWhere } from './shops';
import { goToPayment, StepPage, sendLead, typeCard } from './step-page';
import { atNight, expect, test } from './test';
import { walkFlow } from './walk-flow';

const flowOf = (flowId: string) => shopWhere(({ flowIds }) => flowIds.includes(flowId));
const family = flowOf('multiprofile');
const event = flowOf('event');
const signed = flowOf('contract');
const choosesUnit = ({ steps }: Flow) =>
  steps.some(({ props }) => props && 'source' in props && props.source === 'units');

/** The ledger holds payments of these amounts, newest first. */
async function expectCharged(page: Page, email: string, ...amounts: string[]): Promise<void> {
  const sandbox = await SandboxPage.open(page.context());
  const rows = sandbox.rowsOf(email);
  await expect(rows).toHaveCount(amounts.length);
  for (const [index, amount] of amounts.entries()) await expect(rows.nth(index)).toContainText(amount);
  await sandbox.close();
}

test('I buy the plan for three people, and two more people join by the upsell', atNight(), async ({ page }) => {
  const { step, buyer } = await sendLead(page, family, '&flowId=multiprofile');
  await step.waitFor('/multiprofile-presentation');
  await step.field('quantity').fill('9');
  await step.button.click();
  await expect(step.field('quantity')).toHaveAttribute('aria-invalid', 'true');
  await step.field('quantity').fill('2');
  await page.getByRole('button', { name: family.text('profiles.more') }).click();
  const total = family.money(3 * family.amount);
  await expect(page.locator('[data-total]')).toContainText(total);
  await step.button.click();
  await step.waitFor('/payment');
  await step.goBack();
  await step.waitFor('/multiprofile-presentation');
  await expect(step.field('quantity')).toHaveValue('3');
  await page.reload();
  await step.waitFor('/multiprofile-presentation');
  await expect(step.field('quantity')).toHaveValue('3');
  await step.button.click();
  await step.waitFor('/payment');
  await expect(page.locator('[data-item=profiles]')).toContainText(
    family.text('order.profilesTimes', { count: 3, value: family.money(family.amount) }),
  );
  await typeCard(step, family);
  await step.field('installments').selectOption('1');
  await expect(step.button).toContainText(total);
  await step.button.click();
  await step.waitFor('/success');
  await expect(page.locator('[data-receipt] [data-item=profiles]')).toHaveText(
    family.text('order.profiles', { count: 3 }),
  );
  await expectCharged(page, buyer.email, total);
  await step.button.click();
  await step.waitFor('/multiprofile-upsell-presentation');
  await expect(page.locator('[data-bought]')).toContainText('3');
  await step.field('quantity').fill('2');
  await step.button.click();
  await step.waitFor('/upsell-payment');
  await page.reload();
  await step.waitFor('/upsell-payment');
  await expect(page.locator('[data-item=profiles]')).toContainText(family.text('order.profiles', { count: 2 }));
  const button = (await step.button.textContent()) ?? '';
  await step.button.click();
  await step.waitFor('/success/upsell');
  const receipts = page.locator('[data-receipt] [data-item=profiles]');
  await expect(receipts).toHaveText([3, 2].map((count) => family.text('order.profiles', { count })));
  const [amount = ''] = /R\$\s[\d.]+,\d\d/.exec(button) ?? [];
  await expectCharged(page, buyer.email, amount, total);
});

test('I choose a ticket that sells out before I pay, and choose another one', async ({ page }) => {
  const buyer = { ...makeBuyer(event), email: `lotado.${makeBuyer(event).email}` };
  const { step } = await goToPayment(page, event, '&flowId=event', buyer, undefined, 'accepted');
  await expect(page.locator('[data-item=ticket]')).toBeVisible();
  await typeCard(step, event);
  await step.button.click();
  await expect(step.formError).toHaveAttribute('data-form-error', 'ticket_gone');
  await expect(step.field('cardNumber')).not.toHaveValue('');
  await page.locator('[data-choose-again]').click();
  await step.waitFor('/select-test-location');
  await expect(page.locator('[data-sold-out=true] input')).toBeDisabled();
  await expect(page.locator('[data-item=bump]')).toBeVisible();
  await expectCharged(page, buyer.email);
});

test('I pay a ticket with lunch and the extra together, and the receipt names both', async ({ page }) => {
  const { step, buyer } = await sendLead(page, event, '&flowId=event');
  await step.waitFor('/select-test-location');
  const lunch = page.locator('[data-ticket]').filter({ hasText: '165,00' });
  await lunch.locator('input').check();
  await expect(page.locator('[data-item=ticket]')).toContainText('165,00');
  await step.button.click();
  await step.waitFor('/order-bump-presentation');
  await step.button.click();
  await step.waitFor('/payment');
  await expect(page.locator('progress')).toHaveAttribute('value', '4');
  await expect(page.locator('progress')).toHaveAttribute('max', '5');
  const [extra] = event.settings.extras ?? [];
  const total = event.money(event.amount + 16_500 + (extra?.amount ?? 0));
  await typeCard(step, event);
  await expect(step.button).toContainText(total);
  await step.button.click();
  await step.waitFor('/success');
  await expect(page.locator('[data-receipt] [data-item=ticket]')).toContainText('Pátio do Brum');
  await expect(page.locator('[data-receipt] [data-item=bump]')).toContainText(extra?.name ?? '');
  await expectCharged(page, buyer.email, total);
});

test('I choose a unit in the place of a ticket, and a reload of the payment stays there', async ({ page }) => {
  const shop = shopWhere(({ flows }) => flows.some(choosesUnit));
  const flow = shop.flows.find(choosesUnit);
  if (!flow) throw new RangeError('no flow');
  await walkFlow(page, shop, flow, false, 'payment');
  await page.reload();
  const step = new StepPage(page);
  await step.waitFor('/payment');
  await typeCard(step, shop);
  await step.button.click();
  await step.waitFor('/success');
});

test('I read my contract, agree to it, and a reload makes no second one', async ({ page }) => {
  const { step, buyer } = await sendLead(page, signed, '&flowId=contract');
  await step.waitFor('/md');
  const paper = page.locator('[data-document]');
  await expect(paper).toContainText(buyer.name);
  const text = await paper.textContent();
  await page.reload();
  await step.waitFor('/md');
  await expect(paper).toHaveText(text ?? '');
  await step.button.click();
  await expect(step.field('agreed')).toHaveAttribute('aria-invalid', 'true');
  await page.goto(`/payment?${signed.query}&flowId=contract`);
  await step.waitFor('/md');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header')).toBeHidden();
  await expect(paper).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await step.field('agreed').check();
  await step.button.click();
  await step.waitFor('/payment');
  await step.goBack();
  await step.waitFor('/md');
  await expect(paper).toHaveText(text ?? '');
  await step.field('agreed').check();
  await step.button.click();
  const payment = new StepPage(page);
  await payment.waitFor('/payment');
  await typeCard(payment, signed);
  await payment.button.click();
  await payment.waitFor('/success');
  await expectCharged(page, buyer.email, signed.money(signed.amount));
});
