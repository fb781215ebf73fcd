import type { Page } from '@playwright/test';
import { documentOf, makeCard } from './buyer';
import { readLedger, readPointsCode } from './sandbox-page';
import { noteSentPayments } from './sent-payments';
import { shopWhere } from './shops';
import { type StepPage, sendLead } from './step-page';
import { atNight, expect, test } from './test';

const search = '&route=livelo';
const accrual = '&route=livelo-accrual';
const shop = shopWhere(({ pathsOf, query }) => pathsOf(query + search).includes('/livelo/code'));
const enough = '390.533.447-05';
const few = '123.456.789-09';
const none = '111.444.777-35';
const declined = '4000000000000002';

// The newest code is for the buyer of the running test: accounts have no name.
test.describe.configure({ mode: 'serial' });

/** Goes from the first step to the split of points and money. */
async function openAccount(page: Page, cpf: string, use: 'only' | 'mixed') {
  const { step, buyer } = await sendLead(page, shop, search);
  await step.waitFor('/livelo/cpf');
  await step.type({ cpf });
  await step.button.click();
  await step.waitFor('/livelo/payment-method');
  await step
    .field('pointsUse')
    .and(page.locator(`[value=${use}]`))
    .check();
  await step.button.click();
  await step.waitFor('/livelo/payment');
  return { step, buyer };
}

/** Goes from the split to the code, and types it. */
async function confirmCode(page: Page, step: StepPage) {
  await step.button.click();
  await step.waitFor('/livelo/select-device');
  await step.button.click();
  await step.waitFor('/livelo/code');
  await step.type({ code: await readPointsCode(page.context()) });
  await step.button.click();
}

test('I pay with points alone: the receipt names them, and no card is asked', atNight(), async ({ page }) => {
  const sent = noteSentPayments(page.context());
  const { step, buyer } = await openAccount(page, enough, 'only');
  await confirmCode(page, step);
  await step.waitFor('/success');
  expect(sent.parts).toEqual([[shop.amount]]);
  await expect(page.locator('[data-points]')).toHaveAttribute('data-points', String(shop.amount / 3));
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid']);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(kept).not.toMatch(/39053344705|390\.533/);
});

test('I pay with points and a card: after a refused card I type it again, and need no new code', async ({ page }) => {
  const sent = noteSentPayments(page.context());
  const { step, buyer } = await openAccount(page, few, 'mixed');
  await step.field('points').fill('10.000');
  await expect(step.field('amount')).toHaveValue('840,00');
  await step.field('amount').fill('600,00');
  await step.field('amount').blur();
  await expect(step.field('points')).toHaveValue('18.000');
  await step.type({ ...makeCard({ cardNumber: declined }), ...documentOf(shop) });
  await expect(step.field('cardCompany')).not.toHaveValue('');
  await confirmCode(page, step);
  await step.waitFor('/livelo/payment');
  await expect(step.formError).toHaveAttribute('data-form-error', 'card_declined');
  await expect(step.field('points')).toHaveValue('18.000');
  await expect(step.field('cardCvv')).toHaveValue('');
  expect(await readLedger(page.context(), buyer.email)).toEqual(['refused']);

  await step.type({ cardNumber: '4111111111111111', cardCvv: '737' });
  await step.button.click();
  await step.waitFor('/livelo/code');
  await expect(step.field('code')).toHaveCount(0);
  await step.button.click();
  await step.waitFor('/success');
  expect(sent.parts.at(-1)).toEqual([60_000, 54_000]);
  await expect(page.locator('[data-points]')).toHaveAttribute('data-points', '18000');
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid', 'refused']);
});

test('a reload before the code has lost my card: it is asked again, and says why', atNight(), async ({ page }) => {
  const { step } = await openAccount(page, few, 'mixed');
  await step.type({ ...makeCard(), ...documentOf(shop) });
  await expect(step.field('cardCompany')).not.toHaveValue('');
  await step.button.click();
  await step.waitFor('/livelo/select-device');
  await page.reload();
  await step.waitFor('/livelo/payment');
  await expect(step.formError).toHaveAttribute('data-form-error', 'card_again');
});

test('too few points: I pay another way', async ({ page }) => {
  const { step, buyer } = await sendLead(page, shop, search);
  await step.waitFor('/livelo/cpf');
  await step.type({ cpf: none });
  await step.button.click();
  await step.waitFor('/livelo/error');
  await expect(step.heading).toHaveText(shop.text('livelo-error.insufficientTitle'));
  await step.button.click();
  await step.waitFor('/payment');
  await step.type({ ...makeCard(), ...documentOf(shop) });
  await expect(step.field('cardCompany')).not.toHaveValue('');
  await step.button.click();
  await step.waitFor('/success');
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid']);
});

test('I collect points: the payment names my CPF, which a reload asks again', atNight(), async ({ page }) => {
  const { step, buyer } = await sendLead(page, shop, accrual);
  await step.waitFor('/livelo/cpf');
  await step.type({ cpf: enough });
  await step.button.click();
  await step.waitFor('/payment');
  await page.reload();
  await step.waitFor('/livelo/cpf');
  await step.type({ cpf: enough });
  await step.button.click();
  await step.waitFor('/payment');
  await expect(page.locator('[data-collector]')).toContainText('05');
  await step.type(makeCard());
  await expect(step.field('cardCompany')).not.toHaveValue('');
  const request = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/payment'));
  await step.button.click();
  expect((await request).postDataJSON()).toMatchObject({ document: enough.replace(/\D/g, '') });
  await step.waitFor('/success');
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid']);
});
