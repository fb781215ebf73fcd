import type { Page } from '@playwright/test';
import { addressOf, documentOf, makeBuyer, makeCard, type Values } from './buyer';
import { Keyboard } from './keyboard';
import { makeGate } from './make-gate';
import { playBank, readLedger } from './sandbox-page';
import { anyShop, type Shop, sampledShops, walkedShops } from './shops';
import { answerStep, StepPage } from './step-page';
import { atNight, expect, test } from './test';

/** Walked shops that offer a method: only the first, except in the nightly run. */
function shopsOffering(method: string): readonly Shop[] {
  const found = walkedShops.filter((shop) => shop.offers(method));
  return process.env.NIGHTLY ? found : found.slice(0, 1);
}

/** Goes by keyboard from the first step to payment. The focus is on each new step's heading. */
async function goToPayment(page: Page, shop: Shop) {
  const step = new StepPage(page);
  const keyboard = new Keyboard(page);
  const buyer = makeBuyer(shop);
  await page.goto(`/lead?${shop.query}`);
  await step.waitFor('/lead');
  await type(step, keyboard, buyer);
  if (shop.settings.terms.isEnabled) {
    await keyboard.goTo(step.field('terms'));
    await keyboard.press('Space');
    await expect(step.field('terms')).toBeChecked();
  }
  const paths = shop.pathsOf(shop.query);
  for (const next of paths.slice(1, paths.indexOf('/payment') + 1)) {
    await keyboard.goTo(step.button);
    await keyboard.press('Enter');
    await arrive(step, next);
    await answerStep(step, next, buyer.phone);
  }
  return { step, keyboard, buyer };
}

async function type(step: StepPage, keyboard: Keyboard, values: Values) {
  for (const [name, value] of Object.entries(values)) await keyboard.type(step.field(name), value);
}

/** Types what the shop's payment asks besides the method's own fields: document, address. Ends in a text field. */
async function answer(step: StepPage, keyboard: Keyboard, shop: Shop) {
  const { hasAddressForm, country } = shop.settings;
  await type(step, keyboard, documentOf(shop));
  if (hasAddressForm && country === 'BR') {
    await keyboard.type(step.field('state'), 'SP');
    await expect(step.field('state')).toHaveValue('SP');
  }
  if (hasAddressForm) await type(step, keyboard, addressOf(shop));
}

async function arrive(step: StepPage, path: string) {
  await step.waitFor(path);
  await expect(step.heading).toBeFocused();
}

/** Arrow keys select methods; each shows its fields at once. */
async function choose(step: StepPage, keyboard: Keyboard, method: string) {
  const chosen = step.page.locator('[data-step] [name=method]:checked');
  await keyboard.goTo(chosen);
  while ((await chosen.inputValue()) !== method) await keyboard.press('ArrowDown');
  await expect(chosen).toBeFocused();
}

for (const shop of sampledShops) {
  test(`${shop.name}: I buy by card without a mouse`, async ({ page, context }) => {
    const { step, keyboard, buyer } = await goToPayment(page, shop);
    await type(step, keyboard, makeCard());
    await expect(step.field('cardCompany')).toHaveValue('visa');
    const installments = step.field('installments');
    if ((await installments.count()) > 0) {
      await keyboard.goTo(installments);
      const most = await installments.inputValue();
      await keyboard.press('ArrowUp');
      await expect(installments).not.toHaveValue(most);
    }
    await answer(step, keyboard, shop);
    await keyboard.goTo(step.button);
    await keyboard.press('Space');
    await arrive(step, '/success');
    expect(await readLedger(context, buyer.email)).toEqual(['paid']);
    if (shop.settings.showsAccessButton) {
      await keyboard.goTo(page.getByRole('link', { name: shop.text('success.accessButton') }));
    }
  });
}

for (const shop of shopsOffering('pix')) {
  test(`${shop.name}: I buy by pix without a mouse`, atNight(), async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { step, keyboard, buyer } = await goToPayment(page, shop);
    await choose(step, keyboard, 'pix');
    await answer(step, keyboard, shop);
    await keyboard.press('Enter');
    await arrive(step, '/pix');
    await keyboard.goTo(page.getByRole('button', { name: shop.text('pix.copy') }));
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: shop.text('pix.copied') })).toBeFocused();
    await playBank(context, buyer.email, 'paid');
    await arrive(step, '/success');
    expect(await readLedger(context, buyer.email)).toEqual(['paid']);
  });
}

for (const shop of shopsOffering('bankslip')) {
  test(`${shop.name}: I buy by bankslip without a mouse`, atNight(), async ({ page, context }) => {
    const { step, keyboard, buyer } = await goToPayment(page, shop);
    await choose(step, keyboard, 'bankslip');
    await answer(step, keyboard, shop);
    await keyboard.goTo(step.button);
    await keyboard.press('Enter');
    await arrive(step, '/success');
    await keyboard.goTo(page.locator('[data-bankslip] textarea'));
    await keyboard.goTo(page.locator('[data-bankslip] a'));
    expect(await readLedger(context, buyer.email)).toEqual(['pending']);
  });
}

test(
  'without a mouse I go from the error summary to each field, correct it and continue',
  atNight(),
  async ({ page }) => {
    const step = new StepPage(page);
    const keyboard = new Keyboard(page);
    await page.goto(`/lead?${anyShop.query}`);
    await step.waitFor('/lead');
    await keyboard.goTo(step.button);
    await keyboard.press('Enter');
    const summary = page.locator('[data-error-summary]');
    const buyer = makeBuyer(anyShop);
    for (const [name, value] of Object.entries(buyer)) {
      await expect(summary).toBeFocused();
      await keyboard.goTo(summary.locator(`a[href="#${await step.field(name).getAttribute('id')}"]`));
      await keyboard.press('Enter');
      await expect(step.field(name)).toBeFocused();
      await page.keyboard.type(value);
      await keyboard.press('Enter');
    }
    if (anyShop.settings.terms.isEnabled) {
      await expect(summary).toBeFocused();
      await keyboard.goTo(summary.getByRole('link'));
      await keyboard.press('Enter');
      await expect(step.field('terms')).toBeFocused();
      await keyboard.press('Space');
      await keyboard.press('Enter');
    }
    await arrive(step, anyShop.pathsOf(anyShop.query)[1] ?? '');
  },
);

test('without a mouse I skip to the content and go back a step', atNight(), async ({ page }) => {
  const { step, keyboard } = await goToPayment(page, anyShop);
  await keyboard.goTo(page.getByRole('button', { name: anyShop.text('frame.back') }), 'Shift+Tab');
  await keyboard.press('Enter');
  const paths = anyShop.pathsOf(anyShop.query);
  await arrive(step, paths[paths.indexOf('/payment') - 1] ?? '');
  const skip = page.getByRole('link', { name: anyShop.text('frame.skipToContent') });
  await keyboard.goTo(skip, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('the heading of a step receives the focus even when its script arrives late', async ({ page }) => {
  const [shop = anyShop] = shopsOffering('pix');
  const gate = makeGate();
  let isHeld = false;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    // The chunk of the step.
    if ((await response.text()).includes('qrLabel')) {
      isHeld = true;
      await gate.opened;
    }
    await route.fulfill({ response });
  });
  const { step } = await goToPayment(page, shop);
  await step.choose('pix');
  await step.answer(shop);
  await step.button.click();
  await expect(page).toHaveURL((url) => url.pathname === '/pix');
  await expect(step.heading).toBeHidden();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 90; frames += 1) await new Promise(requestAnimationFrame);
  });
  expect(isHeld).toBe(true);
  gate.open();
  await expect(step.heading).toBeFocused();
  await page.unrouteAll({ behavior: 'wait' });
});

test('the focus moves to the new heading when my open bankslip is paid', atNight(), async ({ page, context }) => {
  const [shop = anyShop] = shopsOffering('bankslip');
  const { step, buyer } = await goToPayment(page, shop);
  await step.choose('bankslip');
  await step.answer(shop);
  await step.button.click();
  await step.waitFor('/success');
  await page.getByRole('button', { name: shop.text('methods.bankslipCopy') }).focus();
  await playBank(context, buyer.email, 'paid');
  await page.bringToFront();
  await expect(step.heading).toHaveText(shop.text('success.paidTitle'));
  await expect(step.heading).toBeFocused();
});
