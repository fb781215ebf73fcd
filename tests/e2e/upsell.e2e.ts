import type { Page } from '@playwright/test';
import { documentOf } from './buyer';
import { playBank, readLedger } from './sandbox-page';
import { shopWhere } from './shops';
import { goToPayment, StepPage, typeCard } from './step-page';
import { atNight, expect, test } from './test';

/** A shop that offers another brand's product after its own, and that other shop. */
const shop = shopWhere(({ pathsOf, query, settings }) =>
  Boolean(pathsOf(query).includes('/upsell-payment') && settings.payment.methods?.includes('pix')),
);
const offered = shopWhere(({ settings }) => settings.productName === shop.settings.upsell?.productName);

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.offer ?? 'main');
const paint = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--font-heading'));

async function payMain(page: Page, method: 'credit-card' | 'pix') {
  const { step, buyer } = await goToPayment(page, shop);
  if (method === 'credit-card') await typeCard(step, shop);
  else {
    await step.choose('pix');
    await step.answer(shop);
  }
  await step.button.click();
  if (method === 'pix') {
    await step.waitFor('/pix');
    await playBank(page.context(), buyer.email, 'paid');
  }
  await step.waitFor('/success');
  return { step, buyer };
}

/** Goes from the receipt to the upsell's payment. */
async function accept(step: StepPage) {
  await step.button.click();
  await step.waitFor('/upsell-presentation');
  await step.button.click();
  await step.waitFor('/upsell-payment');
}

/** Loads the page again: its scripts leave the title as the server sent it. */
const again = async (step: StepPage, path: string) => {
  const response = await step.page.reload();
  await step.waitFor(path);
  expect(await response?.text()).toContain(`<title>${await step.page.title()}</title>`);
};

test('I buy, accept the upsell with the card of my purchase, and see both receipts', async ({ page }) => {
  const { step, buyer } = await payMain(page, 'credit-card');
  expect(await theme(page)).toBe('main');
  const before = await paint(page);
  await again(step, '/success');
  await step.button.click();
  await step.waitFor('/upsell-presentation');
  expect(await theme(page)).toBe('upsell');
  expect(await paint(page)).not.toBe(before);
  await again(step, '/upsell-presentation');
  expect(await theme(page)).toBe('upsell');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(offered.settings.productName);
  await step.button.click();
  await step.waitFor('/upsell-payment');
  await step.goBack();
  await step.waitFor('/upsell-presentation');
  await step.button.click();
  await step.waitFor('/upsell-payment');
  await again(step, '/upsell-payment');
  await expect(page.locator('[data-order]')).toContainText(offered.settings.productName);
  await expect(page.locator('main')).toContainText(
    offered.text('methods.cardEnding', { company: 'Visa', digits: '1111' }),
  );
  await expect(step.field('cardNumber')).toHaveCount(0);
  // Another tab may belong to the next person at this browser, so it knows no card.
  const other = new StepPage(await page.context().newPage());
  await other.page.goto(page.url());
  await other.waitFor('/upsell-payment');
  await expect(other.field('cardNumber')).toBeVisible();
  await other.page.close();
  await step.type(documentOf(offered));
  await step.button.dblclick();
  await step.waitFor('/success/upsell');
  await expect(page.locator('[data-receipt]')).toHaveCount(2);
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid', 'paid']);
  await again(step, '/success/upsell');
  await expect(page.locator('[data-receipt]')).toHaveCount(2);
  await expect(page.locator('[data-receipt]').first()).toContainText(shop.money(shop.amount));
  await expect(page.locator('[data-receipt]').last()).toContainText(offered.settings.productName);
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(stored).not.toContain(buyer.email);
  expect(await stored()).not.toContain(buyer.name);
  await step.goBack();
  await step.waitFor('/upsell-payment');
  await expect(step.heading).toHaveText(offered.text('methods.alreadyPaidTitle'));
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid', 'paid']);
});

test('I pay by pix and accept the upsell with one press for a second code', async ({ page }) => {
  const { step, buyer } = await payMain(page, 'pix');
  await accept(step);
  await step.type(documentOf(offered));
  await step.button.click();
  await step.waitFor('/pix');
  await expect(page.locator('main')).toContainText(offered.money(offered.amount));
  await again(step, '/pix');
  await expect(page.locator('main')).toContainText(offered.money(offered.amount));
  await step.goBack();
  await step.waitFor('/upsell-payment');
  await step.type(documentOf(offered));
  await step.button.click();
  await step.waitFor('/pix');
  await playBank(page.context(), buyer.email, 'paid');
  await step.waitFor('/success/upsell');
  await expect(page.locator('[data-receipt]')).toHaveCount(2);
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid', 'paid']);
});

test('I refuse the upsell, and my purchase stays unchanged', async ({ page }) => {
  const { step, buyer } = await payMain(page, 'credit-card');
  await step.button.click();
  await step.waitFor('/upsell-presentation');
  await page.locator('[data-action=refuse]').click();
  await step.waitFor('/success/upsell');
  await expect(page.locator('[data-receipt]')).toHaveCount(1);
  await again(step, '/success/upsell');
  await expect(page.locator('[data-receipt]')).toHaveCount(1);
  await step.goBack();
  await step.waitFor('/success/upsell');
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid']);
});

test('I see no upsell before my purchase is paid, only my open bankslip', atNight(), async ({ page }) => {
  const slips = shopWhere(({ pathsOf, query, settings }) =>
    Boolean(pathsOf(query).includes('/upsell-payment') && settings.payment.methods?.includes('bankslip')),
  );
  const { step } = await goToPayment(page, slips);
  await step.choose('bankslip');
  await step.type(documentOf(slips));
  await step.button.click();
  await step.waitFor('/success');
  await page.goto(`/upsell-presentation?${slips.query}`);
  await step.waitFor('/success/upsell');
  await expect(page.locator('[data-bankslip]')).toBeVisible();
});
