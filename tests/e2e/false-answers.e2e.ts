import type { Page, Route } from '@playwright/test';
import { readLedger, SandboxPage } from './sandbox-page';
import { prepareCardPayment } from './sent-payments';
import { anyShop, shopWhere } from './shops';
import { goToPayment } from './step-page';
import { atNight, expect, test } from './test';

/** Response of a proxy or filter in place of the API's answer. */
const pageInstead = { status: 200, contentType: 'text/html', body: '<h1>Aguarde</h1>' };

const statusCalls = '**/api/v2/payment/*';

/** The call arrives, and its answer is replaced. */
async function replaceAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.fulfill(pageInstead);
}

/** Holds the status call until released. */
async function holdStatus(page: Page): Promise<() => Promise<void>> {
  await page.route(statusCalls, (route) => route.fulfill(pageInstead));
  return () => page.unroute(statusCalls);
}

test('a proxy replaces the payment answer with an HTML page: I am told to wait, then see my receipt', async ({
  page,
  context,
}) => {
  const { step, buyer, sent } = await prepareCardPayment(page, anyShop);
  await page.route('**/api/v2/payment', replaceAnswer);
  const release = await holdStatus(page);
  const back = page.getByRole('button', { name: anyShop.text('frame.back') });
  await expect(back).toBeVisible();
  await step.button.click();
  await expect(page.locator('[data-confirming]')).toContainText('Estamos confirmando');
  await expect(back).toBeHidden();
  await expect(step.formError).toBeHidden();
  await release();
  await step.waitFor('/success');
  expect(await readLedger(context, buyer.email)).toEqual(['paid']);
  expect(sent.keys).toHaveLength(1);
});

test(
  'a proxy replaces a pix status with an HTML page: the pix page keeps asking and finds my payment',
  atNight(),
  async ({ page, context }) => {
    const shop = shopWhere(({ settings }) => settings.payment.methods?.includes('pix') === true);
    const { step, buyer } = await goToPayment(page, shop);
    await step.choose('pix');
    await step.answer(shop);
    await step.button.click();
    await step.waitFor('/pix');
    const release = await holdStatus(page);
    await page.waitForResponse((response) => response.headers()['content-type'] === pageInstead.contentType);
    await release();
    await (await SandboxPage.open(context)).press(buyer.email, 'paid');
    await step.waitFor('/success');
  },
);
