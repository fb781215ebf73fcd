import type { Page } from '@playwright/test';
import { makeBuyer } from './buyer';
import { readLedger } from './sandbox-page';
import { anyShop, otherThan, shops, shopWhere } from './shops';
import { goToPayment, StepPage, sendLead, typeCard } from './step-page';
import { atNight, expect, test } from './test';

/** The longest way that ends with the purchase: an offer after it keeps what was typed until its own receipt (upsell.e2e.ts). */
const shop =
  shops
    .filter(({ pathsOf, query }) => !pathsOf(query).includes('/success/upsell'))
    .sort((a, b) => b.pathsOf(b.query).length - a.pathsOf(a.query).length)[0] ?? anyShop;

test('a reload keeps me on every step up to the pix code, and clears only the card fields', async ({ page }) => {
  const { step, buyer } = await sendLead(page, shop);
  const paths = shop.pathsOf(shop.query);
  for (const path of paths.slice(1, paths.indexOf('/payment'))) {
    await step.waitFor(path);
    await reload(page, step, path);
    await step.button.click();
  }
  await step.waitFor('/payment');
  await typeCard(step, shop);
  await reload(page, step, '/payment');
  for (const field of ['cardNumber', 'cardHolder', 'cardExpiry', 'cardCvv']) {
    await expect(step.field(field)).toHaveValue('');
  }
  await step.choose('pix');
  await step.answer(shop);
  await step.button.click();
  await step.waitFor('/pix');
  const code = page.getByLabel(shop.text('pix.codeLabel'));
  const first = await code.inputValue();
  await reload(page, step, '/pix');
  await expect(code).toHaveValue(first);
  await page.goto(`/lead?${shop.query}`);
  await step.waitFor('/lead');
  await expect(step.field('name')).toHaveValue(buyer.name);
});

test('a reload and Back keep my method and my installments, and another method begins as usual', async ({ page }) => {
  const { step } = await goToPayment(page, shop);
  const counts = step.field('installments');
  const other = await counts.locator('option:not(:checked)').first().getAttribute('value');
  await counts.selectOption(other);
  const words = await step.button.textContent();
  await reload(page, step, '/payment');
  await expect(counts).toHaveValue(other ?? '');
  await expect(step.button).toHaveText(words ?? '');
  await step.choose('pix');
  await step.answer(shop);
  await step.button.click();
  await step.waitFor('/pix');
  await step.goBack();
  await step.waitFor('/payment');
  await expect(page.locator('[name=method][value=pix]')).toBeChecked();
  await page.goForward();
  await step.waitFor('/pix');
  await page.getByRole('button', { name: shop.text('pix.otherMethod') }).click();
  await step.waitFor('/payment');
  await expect(page.locator('[name=method]').first()).toBeChecked();
  await expect(counts).toHaveValue(other ?? '');
});

test('my pix code is still there after I have bought another product', atNight(), async ({ page, context }) => {
  const { step, buyer } = await goToPayment(page, shop);
  await step.choose('pix');
  await step.answer(shop);
  await step.button.click();
  await step.waitFor('/pix');
  const code = page.getByLabel(shop.text('pix.codeLabel'));
  const first = await code.inputValue();
  const otherShop = otherThan(shop);
  const { step: other } = await goToPayment(await context.newPage(), otherShop, '', buyer);
  await typeCard(other, otherShop);
  await other.button.click();
  await other.waitFor('/success');
  await reload(page, step, '/pix');
  await expect(code).toHaveValue(first);
});

test(
  'unsent input on the first step survives a reload, but only in the same tab',
  atNight(),
  async ({ page, context }) => {
    const step = new StepPage(page);
    const buyer = makeBuyer(shop);
    await page.goto(`/lead?${shop.query}`);
    await step.waitFor('/lead');
    await step.type(buyer);
    await reload(page, step, '/lead');
    await expect(step.field('name')).toHaveValue(buyer.name);
    await expect(step.field('email')).toHaveValue(buyer.email);
    await expect(step.field('phone')).toHaveValue('(11) 98765-4321');
    const other = new StepPage(await context.newPage());
    await other.page.goto(`/lead?${shop.query}`);
    await other.waitFor('/lead');
    await other.type({ email: 'bia@exemplo.com.br' });
    await reload(other.page, other, '/lead');
    await expect(other.field('email')).toHaveValue('bia@exemplo.com.br');
    await expect(other.field('name')).toHaveValue('');
    await step.field('email').fill('');
    await reload(page, step, '/lead');
    await expect(step.field('name')).toHaveValue(buyer.name);
    await expect(step.field('email')).toHaveValue('');
    await step.type({ email: buyer.email });
    if (shop.settings.terms.isEnabled) await step.field('terms').check();
    await step.button.click();
    await step.waitFor(shop.pathsOf(shop.query)[1] ?? '');
    await expect.poll(() => readStorage(page, 'sessionStorage')).not.toContain(buyer.email);
  },
);

test('an unsent change on the first step survives a reload, but I pay with the data already sent', async ({
  page,
  context,
}) => {
  const { step, buyer } = await goToPayment(page, shop);
  await page.goto(`/lead?${shop.query}`);
  await step.waitFor('/lead');
  await expect(step.field('name')).toHaveValue(buyer.name);
  await step.type({ name: 'Bia Prado' });
  await reload(page, step, '/lead');
  await expect(step.field('name')).toHaveValue('Bia Prado');
  await expect(step.field('email')).toHaveValue(buyer.email);
  await page.goto(`/payment?${shop.query}`);
  await step.waitFor('/payment');
  await typeCard(step, shop);
  const [request] = await Promise.all([page.waitForRequest('**/api/v2/payment'), step.button.click()]);
  await step.waitFor('/success');
  expect(request.postDataJSON()).toMatchObject({ name: buyer.name, email: buyer.email });
  expect(await readLedger(context, buyer.email)).toEqual(['paid']);
  await expect.poll(() => readStorage(page, 'sessionStorage')).not.toMatch(/Bia|exemplo/);
});

test('a phone number typed before its mask loads is formatted after a reload', async ({ page }) => {
  const step = new StepPage(page);
  await page.goto(`/lead?${shop.query}`);
  await step.waitFor('/lead');
  await step.type(makeBuyer(shop));
  await expect(step.field('phone')).toHaveValue('(11) 98765-4321');
  // Storage content of a tab whose mask has not loaded yet.
  const unmask = () => {
    for (const [name, value] of Object.entries(sessionStorage))
      sessionStorage.setItem(name, String(value).replace('(11) 98765-4321', '11987654321'));
    return Object.values(sessionStorage).join('');
  };
  expect(await page.evaluate(unmask)).toContain('11987654321');
  await reload(page, step, '/lead');
  await expect(step.field('phone')).toHaveValue('(11) 98765-4321');
});

test('Back and Forward lead through the steps and keep my input', atNight(), async ({ page }) => {
  const { step, buyer } = await goToPayment(page, shop);
  const way = shop.pathsOf(shop.query);
  const before = way.slice(0, way.indexOf('/payment')).reverse();
  for (const path of before) {
    await step.goBack();
    await step.waitFor(path);
  }
  await expect(step.field('name')).toHaveValue(buyer.name);
  await expect(step.field('email')).toHaveValue(buyer.email);
  await expect(step.field('phone')).toHaveValue('(11) 98765-4321');
  for (const path of [...before].reverse().slice(1)) {
    await page.goForward();
    await step.waitFor(path);
  }
  await page.goForward();
  await step.waitFor('/payment');
});

test('the Voltar button goes one step back', async ({ page }) => {
  const { step } = await goToPayment(page, shop);
  await page.getByRole('button', { name: 'Voltar' }).click();
  const way = shop.pathsOf(shop.query);
  await step.waitFor(way[way.indexOf('/payment') - 1] ?? '');
});

test('my receipt survives a reload, and my name and e-mail are removed from local storage', async ({ page }) => {
  const { step, buyer } = await goToPayment(page, shop);
  await typeCard(step, shop);
  await step.button.click();
  await step.waitFor('/success');
  const receipt = await page.locator('[data-receipt]').textContent();
  await reload(page, step, '/success');
  await expect(page.locator('[data-receipt]')).toBeVisible();
  expect(await page.locator('[data-receipt]').textContent()).toBe(receipt);
  await expect.poll(() => readStorage(page, 'localStorage')).not.toContain(buyer.email);
  await expect.poll(() => readStorage(page, 'localStorage')).not.toContain(buyer.name);
});

for (const path of ['/payment', '/pix', '/success']) {
  test(`a direct link to ${path} takes me to the first step`, async ({ page }) => {
    await page.goto(`${path}?${shop.query}`);
    const step = new StepPage(page);
    await step.waitFor('/lead');
    await expect(step.heading).toHaveText(shop.text('lead.title'));
    await expect(page).toHaveURL((url) => url.search === `?${shop.query}`);
  });
}

for (const [path, search] of [
  ['/phone-verification', ''],
  ['/select-school', '&flowId=franchise'],
]) {
  test(
    `I have sent the first step and open a link to /payment: it takes me to ${path} first`,
    atNight(path === '/select-school'),
    async ({ page }) => {
      const asking = shopWhere(({ pathsOf, query }) => pathsOf(query + search).includes(path ?? ''));
      await sendLead(page, asking, search);
      const step = new StepPage(page);
      await step.waitFor(path ?? '');
      await page.goto(`/payment?${asking.query}${search}`);
      await step.waitFor(path ?? '');
    },
  );
}

async function reload(page: Page, step: StepPage, path: string) {
  await page.reload();
  await step.waitFor(path);
}

function readStorage(page: Page, name: 'localStorage' | 'sessionStorage'): Promise<string> {
  return page.evaluate((storage) => JSON.stringify({ ...window[storage] }), name);
}
