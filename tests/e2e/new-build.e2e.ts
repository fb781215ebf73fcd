import type { Page } from '@playwright/test';
import { documentOf, makeBuyer, makeCard } from './buyer';
import { playBank, readLedger } from './sandbox-page';
import { anyShop as shop } from './shops';
import { goToPayment, StepPage, typeCard } from './step-page';
import { atNight, expect, test } from './test';

test.describe('when a new build is deployed while my page is open', () => {
  const chunks = '**/_next/static/chunks/**';

  /**
   * Makes the server lose this page's scripts.
   *
   * @returns later visits
   */
  async function deploy(page: Page): Promise<string[]> {
    await page.route(chunks, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    const visits: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits.push(request.url());
    });
    return visits;
  }

  /** The new build has its scripts. */
  const endWith = (page: Page) => {
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
    return reloaded.then(() => page.unroute(chunks));
  };

  test('the first step reloads itself with my input, and my next press sends it', async ({ page }) => {
    await page.goto(`/lead?${shop.query}`);
    const step = new StepPage(page);
    await step.waitFor('/lead');
    const visits = await deploy(page);
    const buyer = makeBuyer(shop);
    await step.type(buyer);
    if (shop.settings.terms.isEnabled) await step.field('terms').check();
    const renewed = endWith(page);
    await step.button.click();
    await renewed;
    await expect(step.formError).toHaveAttribute('data-form-error', 'renewed');
    await expect(step.formError).toContainText(shop.text('refusals.renewed-action'));
    await expect(step.field('name')).toHaveValue(buyer.name);
    await expect(step.field('email')).toHaveValue(buyer.email);
    await expect(step.field('phone')).not.toHaveValue('');
    if (shop.settings.terms.isEnabled) await expect(step.field('terms')).toBeChecked();
    expect(visits).toHaveLength(1);
    await step.button.click();
    await step.waitFor('/payment');
  });

  test(
    'scripts that stay missing show an error after one reload, without a reload loop',
    atNight(),
    async ({ page }) => {
      await page.goto(`/lead?${shop.query}`);
      const step = new StepPage(page);
      await step.waitFor('/lead');
      const own = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      const visits = await deploy(page);
      // The page itself still receives its old scripts.
      await page.route(
        (url) => own.includes(url.href),
        (route) => route.continue(),
      );
      await step.type(makeBuyer(shop));
      if (shop.settings.terms.isEnabled) await step.field('terms').check();
      await step.button.click();
      await expect.poll(() => visits.length).toBe(1);
      await expect(step.formError).toHaveAttribute('data-form-error', 'renewed');
      await step.button.click();
      await expect(step.formError).toHaveAttribute('data-form-error', 'network');
      await step.button.click();
      await step.settle();
      await expect(step.formError).toHaveAttribute('data-form-error', 'network');
      expect(visits).toHaveLength(1);
    },
  );

  test(
    'payment has loaded what it needs by my first touch: I pay once and see my receipt',
    atNight(),
    async ({ page }) => {
      const { step, buyer } = await goToPayment(page, shop);
      await page.goto(`/payment?${shop.query}`);
      await step.waitFor('/payment');
      await step.field('cardHolder').focus();
      await page.waitForLoadState('networkidle');
      const visits = await deploy(page);
      // The chunk that detects the card company is gone.
      await step.type({ ...makeCard(), ...documentOf(shop) });
      await step.field('cardCompany').selectOption('visa');
      await step.button.click();
      await step.waitFor('/success');
      expect(visits).toEqual([]);
      expect(await readLedger(page.context(), buyer.email)).toEqual(['paid']);
    },
  );

  test('a payment that I have not touched reloads itself at my press, before it charges anything', async ({ page }) => {
    const { step, buyer } = await goToPayment(page, shop);
    await page.goto(`/payment?${shop.query}`);
    await step.waitFor('/payment');
    await page.waitForLoadState('networkidle');
    const visits = await deploy(page);
    await step.type({ ...makeCard(), ...documentOf(shop) });
    await step.field('cardCompany').selectOption('visa');
    const renewed = endWith(page);
    await step.button.click();
    await renewed;
    await expect(step.formError).toHaveAttribute('data-form-error', 'renewed');
    expect(await readLedger(page.context(), buyer.email)).toEqual([]);
    await typeCard(step, shop);
    await step.button.click();
    await step.waitFor('/success');
    expect(visits).toHaveLength(1);
    expect(await readLedger(page.context(), buyer.email)).toEqual(['paid']);
  });

  test(
    'a Pix code that I get afterwards reloads itself, and my receipt follows once I have paid it',
    atNight(),
    async ({ page, context }) => {
      const { step, buyer } = await goToPayment(page, shop);
      await step.choose('pix');
      await step.answer(shop);
      await page.waitForLoadState('networkidle');
      const visits = await deploy(page);
      const renewed = endWith(page);
      await step.button.click();
      await renewed;
      await step.waitFor('/pix');
      await playBank(context, buyer.email, 'paid');
      await step.waitFor('/success');
      expect(visits).toHaveLength(1);
    },
  );
});
