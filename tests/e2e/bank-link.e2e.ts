import type { BrowserContext, Page } from '@playwright/test';
import { goToBank, letBankGo } from './at-bank';
import { documentOf } from './buyer';
import { playBank } from './sandbox-page';
import { anyShop, type Shop, shops, shopWhere } from './shops';
import { goToPayment, StepPage, typeCard } from './step-page';
import { atNight, expect, test } from './test';

/** A Mozambican shop whose product code Brazil shares: a link without an area is ambiguous. */
function findShopOfTwoAreas(): Shop {
  return shopWhere(({ name, settings: { country, productCode } }) =>
    shops.some((other) => country === 'MZ' && other.name !== name && other.settings.productCode === productCode),
  );
}

/** A bank's link: only product and token. */
async function readBankLink(page: Page, { settings }: Shop): Promise<string> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('PURCHASED_PLAN') ?? 'null') as { token: string }).token,
  );
  const { origin } = new URL(page.url());
  return `${origin}/payment-verification?product=${settings.productCode}&token=${token}`;
}

async function openBankLink(page: Page, shop: Shop): Promise<void> {
  await page.goto(await readBankLink(page, shop));
}

test('my bank sends me back with a POST form, and I see my receipt', async ({ page, context }) => {
  const { step, buyer } = await goToBank(page, anyShop);
  const address = await readBankLink(page, anyShop);
  await playBank(context, buyer.email, 'paid');
  await page.route('https://bank.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${address}"><button>Voltar</button></form>`,
    }),
  );
  await page.goto('https://bank.example/');
  await page.getByRole('button').click();
  await step.waitFor('/success');
  await expect(page.locator('[data-receipt]')).toContainText(anyShop.money(anyShop.cardAmount));
});

test('a receipt address with the token of my open pix leads me to the pix code', async ({ page }) => {
  const { step } = await goToPayment(page, anyShop);
  await step.choose('pix');
  await step.type(documentOf(anyShop));
  await step.button.click();
  await step.waitFor('/pix');
  await page.goto(page.url().replace('/pix', '/success'));
  await step.waitFor('/pix');
  await expect(page.getByRole('button', { name: anyShop.text('pix.copy') })).toBeVisible();
});

test(
  'my bank sends me back by a link without my country, and I see the receipt for my country',
  atNight(),
  async ({ page, context }) => {
    const shop = findShopOfTwoAreas();
    const { step, buyer } = await goToBank(page, shop);
    await playBank(context, buyer.email, 'paid');
    await openBankLink(page, shop);
    await step.waitFor('/success');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
    await expect(page.locator('[data-receipt]')).toContainText(shop.money(shop.cardAmount));
  },
);

test('I leave my bank for another method, the bank still confirms, and I see the receipt for my country', async ({
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
  await expect(page.locator('[data-receipt]')).toContainText(shop.money(shop.cardAmount));
  await expect(page.locator('html')).toHaveAttribute('lang', shop.settings.language);
  expect(await ledger()).toEqual(['paid']);
});

test(
  'my bank refuses and sends me back by a link without my voucher: I still pay the voucher price',
  atNight(),
  async ({ page, context }) => {
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
  },
);

/** Opens a waiting step's URL in a browser without storage. */
async function openElsewhere(context: BrowserContext, address: string, path: string): Promise<StepPage> {
  const elsewhere = new StepPage(await context.newPage());
  const answer = await elsewhere.page.goto(address);
  const { 'referrer-policy': referrer, 'x-robots-tag': robots, 'cache-control': kept } = answer?.headers() ?? {};
  expect({ referrer, robots, kept }).toEqual({ referrer: 'no-referrer', robots: 'noindex', kept: 'private, no-store' });
  await elsewhere.waitFor(path);
  return elsewhere;
}

for (const [method, path] of [
  ['pix', '/pix'],
  ['bankslip', '/success'],
] as const) {
  test(
    `the address of my ${method} shows the same code in another browser, and the receipt after payment`,
    atNight(method === 'bankslip'),
    async ({ page, context, openContext, baseURL }) => {
      const { step, buyer } = await goToPayment(page, anyShop);
      await step.choose(method);
      await step.type(documentOf(anyShop));
      await step.button.click();
      await step.waitFor(path);
      await expect(page).toHaveURL(/[?&]token=/);
      await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
      const code = await page.locator('textarea').inputValue();
      const address = page.url();
      await page.reload();
      await expect(page.locator('textarea')).toHaveValue(code);
      const options = baseURL === undefined ? {} : { baseURL };
      const open = await openElsewhere(await openContext(options), address, path);
      await expect(open.page.locator('textarea')).toHaveValue(code);
      await expect(open.page.locator('main')).toContainText(anyShop.text('methods.elsewhereNote'));
      await playBank(context, buyer.email, 'paid');
      await open.waitFor('/success');
      await expect(open.page.locator('[data-receipt]')).toContainText(anyShop.money(anyShop.amount));
      const later = await openContext(options);
      const paid = await openElsewhere(later, address, '/success');
      await expect(paid.page.locator('[data-receipt]')).toContainText(anyShop.money(anyShop.amount));
      await expect(paid.page.locator('main')).not.toContainText('@');
      const { origins } = await later.storageState();
      const kept = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
      expect(kept, 'what the buyer has there is theirs').toEqual(['statusCall']);
    },
  );
}

test(
  'I leave a pix code from another browser: payment opens with my own data and without the token',
  atNight(),
  async ({ page, openContext, baseURL }) => {
    const { step } = await goToPayment(page, anyShop);
    await step.choose('pix');
    await step.type(documentOf(anyShop));
    await step.button.click();
    await step.waitFor('/pix');
    await expect(page).toHaveURL(/[?&]token=/);
    const context = await openContext(baseURL === undefined ? {} : { baseURL });
    const own = await context.newPage();
    await goToPayment(own, anyShop);
    const elsewhere = await openElsewhere(context, page.url(), '/pix');
    await elsewhere.page.getByRole('button', { name: anyShop.text('pix.otherMethod') }).click();
    await elsewhere.waitFor('/payment');
    expect(new URL(elsewhere.page.url()).searchParams.has('token')).toBe(false);
    await expect(elsewhere.page.locator('main')).not.toContainText(anyShop.text('payment.openPix'));
    await elsewhere.goBack();
    await elsewhere.waitFor('/pix');
    await expect(elsewhere.page.locator('textarea')).toHaveValue(await page.locator('textarea').inputValue());
  },
);
