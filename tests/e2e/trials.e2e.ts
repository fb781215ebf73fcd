import type { Page } from '@playwright/test';
import { BankPage, challengedCard } from './bank-page';
import { goodCard } from './buyer';
import { lookAt } from './look-at';
import { readLedger, SandboxPage } from './sandbox-page';
import { noteSentPayments } from './sent-payments';
import { type Shop, shops } from './shops';
import { goToPayment, type StepPage, sendLead, typeCard } from './step-page';
import { atNight, expect, test } from './test';

/** A shop's plan with a trial, and the link to it. */
interface TrialSale {
  shop: Shop;
  search: string;
  amount: number;
  /** `7 dias grátis` */
  freeTime: string;
}

const sales = shops.flatMap((shop) =>
  Object.values(shop.settings.plans).flatMap(({ planId, amount, trial }): (TrialSale & { unit: string })[] => {
    if (!trial || !shop.settings.payment.methods?.includes('credit-card')) return [];
    const freeTime = shop.text(trial.unit === 'day' ? 'order.trialDays' : 'order.trialMonths', { count: trial.count });
    return [{ shop, search: `&oferta=${planId.test}`, amount, freeTime, unit: trial.unit }];
  }),
);

/** The first sale of each kind. @throws RangeError when no brand has one: the test would prove nothing */
function saleOf(unit: 'day' | 'month'): TrialSale {
  const sale = sales.find((one) => one.unit === unit);
  if (!sale) throw new RangeError(`no brand gives a trial by the ${unit}`);
  return sale;
}

const week = saleOf('day');

/** Opens the payment step of a trial, with the card typed. */
async function prepare(page: Page, { shop, search }: TrialSale, changes: Parameters<typeof typeCard>[2] = {}) {
  const { step, buyer } = await goToPayment(page, shop, search);
  await typeCard(step, shop, changes);
  return { step, buyer, sent: noteSentPayments(page.context()) };
}

/** Expects a receipt without a charge now, and the later charge that the ledger contains. */
async function expectTrial(step: StepPage, { shop, amount }: TrialSale, email: string) {
  const { page } = step;
  await step.waitFor('/success');
  const sandbox = await SandboxPage.open(page.context());
  const rows = sandbox.rowsOf(email);
  await expect(rows.and(sandbox.page.locator('[data-status=paid]'))).toHaveCount(1);
  const scheduled = (await rows.locator('[data-scheduled]').textContent()) ?? '';
  await sandbox.close();
  const date = scheduled.slice(-10);
  expect(date).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
  await expect(step.heading).toHaveText(shop.text('success.trialTitle'));
  await expect(page.locator('main')).toContainText(
    shop.text('success.trialIntro', { value: shop.money(amount), date }),
  );
  const receipt = page.locator('[data-receipt]');
  await expect(receipt).toContainText(shop.text('success.chargedToday') + shop.money(0));
  await expect(receipt).toContainText(shop.text('order.firstCharge', { date }) + shop.money(amount));
}

for (const sale of [week, saleOf('month')]) {
  const { shop, search, amount, freeTime } = sale;

  test(
    `${shop.name}: I start a trial (${freeTime}) by card, pay nothing today, and see the first charge date`,
    atNight(sale === week),
    async ({ page }) => {
      const summary = page.locator('[data-order] [data-trial]');
      const { step, buyer } = await sendLead(page, shop, search);
      await step.waitFor('/payment');
      await expect(summary).toContainText(freeTime);
      await expect(summary).toContainText(shop.text('order.trialToday'));
      await expect(summary).toContainText(shop.money(amount));
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(step.button).toHaveText(shop.text('methods.startTrial'));
      await typeCard(step, shop);
      await lookAt(page, 'payment of a trial');
      const sent = noteSentPayments(page.context());
      await step.button.click();
      await expectTrial(step, sale, buyer.email);
      await lookAt(page, 'receipt of a trial');
      expect(sent.keys).toHaveLength(1);
      await page.reload();
      await expectTrial(step, sale, buyer.email);
      expect(await readLedger(page.context(), buyer.email)).toEqual(['paid']);
    },
  );
}

test('the first step shows the trial and is accessible', atNight(), async ({ page }) => {
  const { shop, search, freeTime } = week;
  await page.goto(`/lead?${shop.query}${search}`);
  await expect(page.locator('[data-order] [data-trial]')).toContainText(freeTime);
  await page.locator('[data-order] summary').click();
  await lookAt(page, 'first step of a trial, with its details');
});

test('my card is refused and no trial starts; another card starts the trial', atNight(), async ({ page }) => {
  const { step, buyer } = await prepare(page, week, { cardNumber: '4000000000000002' });
  await step.button.click();
  await expect(step.formError).toHaveAttribute('data-form-error', 'card_declined');
  await expect(step.formError).toContainText('Nada foi cobrado.');
  const sandbox = await SandboxPage.open(page.context());
  await expect(sandbox.rowsOf(buyer.email)).toHaveCount(1);
  await expect(sandbox.rowsOf(buyer.email).locator('[data-scheduled]')).toHaveCount(0);
  await sandbox.close();
  await step.type({ cardNumber: goodCard, cardCvv: '737' });
  await step.button.click();
  await expectTrial(step, week, buyer.email);
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid', 'refused']);
});

test(
  'my bank asks me to confirm a trial with no charge today, and the trial starts after I confirm',
  atNight(),
  async ({ page }) => {
    const { shop } = week;
    const { step, buyer, sent } = await prepare(page, week, { cardNumber: challengedCard });
    await step.button.click();
    const bank = new BankPage(page);
    await bank.waitFor();
    await expect(page.locator('main')).toContainText(shop.money(0));
    await page.goBack();
    await step.waitFor('/payment-verification');
    await expect(page.locator('main')).toContainText(shop.text('order.dueToday') + shop.money(0));
    await page.goForward();
    await bank.waitFor();
    await bank.answer('Aprovar');
    await expectTrial(step, week, buyer.email);
    expect(sent.keys).toHaveLength(1);
  },
);

test(
  'the answer is lost after the trial started: I see the receipt, and only one trial exists',
  atNight(),
  async ({ page }) => {
    const { step, buyer, sent } = await prepare(page, week, { cardHolder: 'CAIR' });
    await step.button.click();
    await expectTrial(step, week, buyer.email);
    expect(await readLedger(page.context(), buyer.email)).toEqual(['paid']);
    expect(sent.keys).toHaveLength(1);
  },
);

test(
  'I reload while my card is sent: one trial starts, and payment shows that the trial is running',
  atNight(),
  async ({ page, context }) => {
    const { step, buyer, sent } = await prepare(page, week, { cardHolder: 'LENTO' });
    await step.button.click();
    await expect.poll(() => readLedger(context, buyer.email)).toEqual(['processing']);
    await page.reload();
    await expectTrial(step, week, buyer.email);
    await page.goto(`/payment?${week.shop.query}${week.search}`);
    await step.waitFor('/payment');
    await expect(step.heading).toHaveText(week.shop.text('methods.trialRunningTitle'));
    expect(await readLedger(context, buyer.email)).toEqual(['paid']);
    expect(sent.keys).toHaveLength(1);
  },
);
