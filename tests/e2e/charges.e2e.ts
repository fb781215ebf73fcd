import { validarBoleto } from '@mrmgomes/boleto-utils';
import { readCode } from './read-code';
import { playBank, readLedger } from './sandbox-page';
import { type Shop, shopWhere } from './shops';
import { goToPayment, type StepPage } from './step-page';
import { atNight, expect, test } from './test';

test.use({ deviceScaleFactor: 3 });

const offers = (method: string) =>
  shopWhere(({ settings }) => settings.payment.methods?.some((one) => one === method) === true);

async function ask(step: StepPage, shop: Shop, method: string) {
  await step.choose(method);
  await expect(step.page.locator('[data-order] summary strong')).toContainText(shop.money(shop.amount));
  await step.answer(shop);
  await step.button.click();
}

test('my bank accepts the bankslip: its line, and its barcode on a light and a dark screen, have the amount that I saw', async ({
  page,
}) => {
  const shop = offers('bankslip');
  const { step } = await goToPayment(page, shop);
  const answered = page.waitForResponse((response) => response.url().includes('/api/v2/payment/'));
  await ask(step, shop, 'bankslip');
  await step.waitFor('/success');
  const { bankslip } = await (await answered).json();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const barcode = page.getByRole('img', { name: shop.text('methods.bankslipBarcode') });
    expect(await readCode(await barcode.screenshot()), colorScheme).toBe(bankslip.barcode);
  }
  const line = (await page.locator('[data-bankslip] textarea').inputValue()).replace(/\D/g, '');
  const checked = validarBoleto(line);
  expect(checked).toMatchObject({ sucesso: true, valor: shop.amount / 100 });
  expect(bankslip.line).toBe(line);
  expect(bankslip.barcode).toBe(checked.codigoBarras);
});

test('my bank reads the pix code on a light and a dark screen; the copied text is the same and has the amount that I saw', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shop = offers('pix');
  const { step } = await goToPayment(page, shop);
  await ask(step, shop, 'pix');
  await step.waitFor('/pix');
  await page.getByRole('button', { name: shop.text('pix.copy') }).click();
  await expect(page.getByRole('button', { name: shop.text('pix.copied') })).toBeVisible();
  const code = await page.getByLabel(shop.text('pix.codeLabel')).inputValue();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const picture = page.getByRole('img', { name: shop.text('pix.qrLabel') });
    expect(await readCode(await picture.screenshot()), colorScheme).toBe(code);
  }
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(code).toMatch(/^000201.*br\.gov\.bcb\.pix.*6304[0-9A-F]{4}$/i);
  expect(code).toContain(`${(shop.amount / 100).toFixed(2)}5802BR`);
});

test('I pay through a pix-only link, open the link again, and reach my receipt with one press', async ({
  page,
  context,
}) => {
  const shop = offers('pix');
  const { step, buyer } = await goToPayment(page, shop, '&route=pix');
  await step.answer(shop);
  await step.button.click();
  await step.waitFor('/pix');
  await playBank(context, buyer.email, 'paid');
  await step.waitFor('/success');
  await goToPayment(page, shop, '&route=pix', buyer);
  await expect(step.heading).toHaveText(shop.text('methods.alreadyPaidTitle'));
  await step.button.click();
  await step.waitFor('/success');
});

test('my pix code expires and I reload: a new code asks only for my document', atNight(), async ({ page, context }) => {
  const shop = offers('pix');
  const { step, buyer } = await goToPayment(page, shop);
  await ask(step, shop, 'pix');
  await step.waitFor('/pix');
  await playBank(context, buyer.email, 'expire');
  await page.reload();
  await step.waitFor('/pix');
  await expect(step.heading).toHaveText(shop.text('pix.expiredTitle'));
  await step.button.click();
  await step.waitFor('/payment');
  await expect(step.formError).toContainText(shop.text('refusals.document_again-action'));
  await expect(page.locator('[data-step] [name=method][value=pix]')).toBeChecked();
  await step.answer(shop);
  await step.button.click();
  await step.waitFor('/pix');
  expect(await readLedger(context, buyer.email)).toEqual(['pending', 'expired']);
});

/** Number of remaining steps in the progress bar. */
const stepsLeft = (step: StepPage) =>
  step.page.getByRole('progressbar').evaluate(({ value, max }: HTMLProgressElement) => max - value);

test(
  'my bankslip expires: the progress bar moves back to payment until I get a new bankslip',
  atNight(),
  async ({ page, context }) => {
    const shop = offers('bankslip');
    const { step, buyer } = await goToPayment(page, shop);
    const before = await stepsLeft(step);
    expect(before).toBeGreaterThan(0);
    await ask(step, shop, 'bankslip');
    await step.waitFor('/success');
    expect(await stepsLeft(step)).toBe(0);
    await playBank(context, buyer.email, 'expire');
    await expect(step.heading).toHaveText(shop.text('success.expiredTitle'));
    expect(await stepsLeft(step)).toBe(before);
    await step.button.click();
    await step.waitFor('/payment');
    await ask(step, shop, 'bankslip');
    await step.waitFor('/success');
    expect(await stepsLeft(step)).toBe(0);
  },
);

test(
  'where pix is the last step, an expired code moves the progress bar back until I get a new code',
  atNight(),
  async ({ page, context }) => {
    const shop = shopWhere(
      ({ settings }) => settings.stepsNumber !== undefined && settings.pix?.currentStep === settings.stepsNumber,
    );
    const { step, buyer } = await goToPayment(page, shop);
    const before = await stepsLeft(step);
    await ask(step, shop, 'pix');
    await step.waitFor('/pix');
    expect(await stepsLeft(step)).toBe(0);
    await playBank(context, buyer.email, 'expire');
    await expect(step.heading).toHaveText(shop.text('pix.expiredTitle'));
    expect(await stepsLeft(step)).toBe(before);
    await step.button.click();
    await expect(step.heading).toHaveText(shop.text('pix.title'));
    expect(await stepsLeft(step)).toBe(0);
    await playBank(context, buyer.email, 'paid');
    await step.waitFor('/success');
    expect(await stepsLeft(step)).toBe(0);
  },
);
