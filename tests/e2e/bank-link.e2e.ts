import type { Page } from '@playwright/test';
import { goToBank, letBankGo } from './at-bank';
import { playBank } from './sandbox-page';
import { type Shop, shops, shopWhere } from './shops';
import { typeCard } from './step-page';
import { expect, test } from './test';

/** In Mozambique, and Brazil has the same product code: a link that names no area does not say which is meant. */
function findShopOfTwoAreas(): Shop {
  return shopWhere(({ name, settings: { country, productCode } }) =>
    shops.some((other) => country === 'MZ' && other.name !== name && other.settings.productCode === productCode),
  );
}

/** A link as banks know it: product and token alone. */
async function openBankLink(page: Page, { settings }: Shop): Promise<void> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('PURCHASED_PLAN') ?? 'null') as { token: string }).token,
  );
  await page.goto(`/payment-verification?product=${settings.productCode}&token=${token}`);
}

test('my bank brings me back by a link without my area, and I see my receipt in it', async ({ page, context }) => {
  const shop = findShopOfTwoAreas();
  const { step, buyer } = await goToBank(page, shop);
  await playBank(context, buyer.email, 'paid');
  await openBankLink(page, shop);
  await step.waitFor('/success');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
  await expect(page.locator('[data-receipt]')).toContainText(shop.money(shop.amount));
});

test('I let my bank go, it confirms all the same and brings me back: I see my receipt in my country', async ({
  page,
  context,
}) => {
  const shop = findShopOfTwoAreas();
  const { step, buyer, ledger } = await goToBank(page, shop);
  const token = new URL(page.url()).searchParams.get('token');
  await letBankGo(step, shop);
  await playBank(context, buyer.email, 'paid');
  await page.goto(`/payment-verification?product=${shop.settings.productCode}&token=${token}`);
  await step.waitFor('/success');
  await expect(page.locator('[data-receipt]')).toContainText(shop.money(shop.amount));
  await expect(page.locator('html')).toHaveAttribute('lang', shop.settings.language);
  expect(await ledger()).toEqual(['paid']);
});

test('my bank refuses and brings me back by a link that says nothing of my offer: I pay what I was offered', async ({
  page,
  context,
}) => {
  const shop = shopWhere(({ settings }) => settings.vouchers?.some(({ code }) => code === 'BLACK') === true);
  const discount = shop.settings.vouchers?.find(({ code }) => code === 'BLACK')?.discount ?? 0;
  const search = '&voucher=BLACK&seller=ana.prado&utm_source=feira';
  const { step, buyer } = await goToBank(page, shop, search);
  await playBank(context, buyer.email, 'refuse');
  await openBankLink(page, shop);
  await step.waitFor('/payment-verification');
  await expect(step.heading).toHaveText(shop.text('payment-verification.refusedTitle'));
  await step.button.click();
  await step.waitFor('/payment');
  const { searchParams } = new URL(page.url());
  for (const [key, value] of new URLSearchParams(search)) expect(searchParams.get(key), key).toBe(value);
  await typeCard(step, shop);
  await step.button.click();
  await step.waitFor('/success');
  await expect(page.locator('[data-receipt]')).toContainText(shop.money(shop.amount - discount));
});
