import type { Page } from '@playwright/test';
import { makeBuyer } from './buyer';
import { readLedger } from './sandbox-page';
import { anyShop as shop, shopWhere } from './shops';
import { goToPayment, StepPage, typeCard } from './step-page';
import { atNight, expect, test } from './test';

test('I can buy in a browser that stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('storage is switched off', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  });
  const { step, buyer } = await goToPayment(page, shop);
  await typeCard(step, shop);
  await step.button.click();
  await step.waitFor('/success');
  await expect(page.locator('[data-receipt]')).toBeVisible();
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid']);
});

test('in an app that opens no new tab, I read the terms, go back, and find my input', async ({ page }) => {
  const asking = shopWhere(({ settings }) => settings.terms.isEnabled);
  const { terms } = asking.settings.links.test;
  await page.route(terms, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Termos</h1>' }));
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`/lead?${asking.query}`);
  const step = new StepPage(page);
  await step.waitFor('/lead');
  const buyer = makeBuyer(asking);
  await step.type(buyer);
  await step.field('terms').check();
  await page.locator(`[data-step] a[href="${terms}"]`).click();
  await expect(page.getByRole('heading', { name: 'Termos' })).toBeVisible();
  await page.goBack();
  await step.waitFor('/lead');
  await expect(step.field('terms')).toBeChecked();
  // The mask spaces the number out when it has loaded.
  const phone = new RegExp(`${[...buyer.phone].join('\\D*')}$`);
  for (const [name, value] of Object.entries({ ...buyer, phone })) await expect(step.field(name)).toHaveValue(value);
});

test.describe('without cookies', () => {
  /** Disables it for the next page load. */
  const switchOff = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    });

  async function expectBlocked(page: Page, path: string) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Os cookies do seu navegador estão desativados');
    await expect(page.getByText('Ative e tente novamente.', { exact: true })).toBeVisible();
    await expect(page.locator('[data-step], [data-order], input, button[type=submit]')).toHaveCount(0);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Tentar novamente' }).click();
    await reloaded;
    await expect(page).toHaveURL((url) => {
      // The URL of a waiting step names its payment.
      url.searchParams.delete('token');
      return url.pathname === path && url.search === `?${shop.query}`;
    });
    await expect(page.locator('[data-cookies-off]')).toBeVisible();
  }

  test('the first step says that cookies are off, and I can try again', async ({ page }) => {
    await switchOff(page);
    await page.goto(`/lead?${shop.query}`);
    await expectBlocked(page, '/lead');
  });

  test(
    'payment says that cookies are off and shows no card field, and I can try again',
    atNight(),
    async ({ page }) => {
      await goToPayment(page, shop);
      await switchOff(page);
      await page.reload();
      await expectBlocked(page, '/payment');
    },
  );

  test('the pix page says that cookies are off, and I can try again', async ({ page }) => {
    const { step, buyer } = await goToPayment(page, shop);
    await step.choose('pix');
    await step.answer(shop);
    await step.button.click();
    await step.waitFor('/pix');
    await switchOff(page);
    await page.reload();
    await expectBlocked(page, '/pix');
    expect(await readLedger(page.context(), buyer.email)).toEqual(['pending']);
  });
});

test.describe('when the script of the card fields fails to load', () => {
  const scripts = '**/_next/static/**/*.js';

  test.beforeEach(async ({ page }) => {
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('cardNumber')) await route.abort();
      else await route.fulfill({ response });
    });
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await page.goto(`/lead?${shop.query}`);
    const step = new StepPage(page);
    await step.waitFor('/lead');
    await step.type(makeBuyer(shop));
    if (shop.settings.terms.isEnabled) await step.field('terms').check();
    await lost;
  });

  test('the checkout requests the script again when I reach payment', async ({ page }) => {
    const step = new StepPage(page);
    await page.unrouteAll({ behavior: 'wait' });
    await step.button.click();
    await step.waitFor('/payment');
    await expect(step.field('cardNumber')).toBeVisible();
  });

  test('the checkout reports a second failure, and trying again opens payment', atNight(), async ({ page }) => {
    const step = new StepPage(page);
    await step.button.click();
    await expect(page.locator('[data-chunk-failed]')).toContainText('Uma parte da página não carregou.');
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await step.waitFor('/payment');
    await expect(step.field('cardNumber')).toBeVisible();
  });
});
