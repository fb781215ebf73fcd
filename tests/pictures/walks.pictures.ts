import { expect, type Page, test } from '@playwright/test';
import type { TemplateId } from '../../schemas/generated/types';
import { documentOf, makeBuyer } from '../e2e/buyer';
import { OwnServer } from '../e2e/own-server';
import { SandboxPage } from '../e2e/sandbox-page';
import type { Shop } from '../e2e/shops';
import { goToPayment, StepPage, sendLead, typeCard } from '../e2e/step-page';
import { answer } from '../e2e/walk-flow';
import { startBackendWithoutPlans } from '../faults/start-backend-without-plans';
import { recipeOf } from '../journeys/recipes';
import { takePicture, wantedShops, wantsScreen } from './album';

const declinedCard = { cardNumber: '4000000000000002' };
const challengedCard = { cardNumber: '4000002500003155' };

/** Queries that select a shop's other flows, with each flow's name. */
const detours = ({ settings }: Shop) =>
  (settings.forcedFlows ?? []).map(({ when, flow }) => ({
    flow,
    search: `&${new URLSearchParams(when as Record<string, string>)}`,
  }));

for (const shop of wantedShops) {
  const take = (page: Page, screen: string, state: string) => takePicture(page, shop, screen, state);

  if (wantsScreen('lead')) {
    test(`${shop.name}: first step`, async ({ page, context }) => {
      const step = new StepPage(page);
      const open = async (search = '') => {
        await page.goto(`/lead?${shop.query}${search}`);
        await step.waitFor('/lead');
      };
      await open('&seller=ana.prado');
      await take(page, 'lead', 'seller');
      await open();
      await take(page, 'lead', 'empty');
      await step.field('name').focus();
      await page.keyboard.press('Tab');
      await take(page, 'lead', 'focus');
      await step.button.click();
      await page.locator('[data-error-summary]').waitFor();
      await take(page, 'lead', 'errors');
      await step.type(makeBuyer(shop));
      if (shop.settings.terms.isEnabled) await step.field('terms').check();
      await step.field('name').focus();
      await step.field('name').blur();
      await take(page, 'lead', 'filled');
      await context.setOffline(true);
      await take(page, 'lead', 'offline');
      await context.setOffline(false);
      await page.route('**/api/v1/lead', () => undefined);
      await step.button.click();
      await page.locator('[data-overlay]').waitFor();
      await take(page, 'lead', 'sending');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await sendLead(page, shop);
      await open();
      await expect(step.field('name')).not.toHaveValue('');
      await take(page, 'lead', 'returning');
      await open('&homologacao=1');
      await take(page, 'lead', 'homologation');
    });
  }

  if (wantsScreen('payment', 'success')) {
    test(`${shop.name}: payment by card`, async ({ page }) => {
      const { step } = await goToPayment(page, shop);
      await take(page, 'payment', 'empty');
      await page.locator('[data-order] summary').click();
      await take(page, 'payment', 'order-opened');
      await page.locator('[data-order] summary').click();
      await step.button.click();
      await page.locator('[data-error-summary]').waitFor();
      await take(page, 'payment', 'errors');
      await page.reload();
      await step.waitFor('/payment');
      await typeCard(step, shop);
      await take(page, 'payment', 'filled');
      await step.type(declinedCard);
      await step.button.click();
      await step.formError.getByText(/./).first().waitFor();
      await take(page, 'payment', 'refused');
      await typeCard(step, shop);
      await step.button.click();
      await step.waitFor('/success');
      await take(page, 'success', 'card');
      await step.goBack();
      await step.waitFor('/payment');
      await take(page, 'payment', 'already-paid');
    });

    test(`${shop.name}: payment without an answer`, async ({ page }) => {
      const { step } = await goToPayment(page, shop);
      await typeCard(step, shop);
      let drop = () => {};
      const dropped = new Promise<void>((resolve) => {
        drop = resolve;
      });
      await page.route('**/api/*/payment**', async (route) => {
        await dropped;
        await route.abort();
      });
      await step.button.click();
      await page.locator('[data-overlay]').waitFor();
      await take(page, 'payment', 'paying');
      drop();
      await page.locator('[data-confirming]').waitFor();
      await take(page, 'payment', 'confirming');
    });

    test(`${shop.name}: payment with a voucher`, async ({ page }) => {
      const code = shop.settings.vouchers?.[0]?.code;
      if (code) {
        await goToPayment(page, shop, `&voucher=${code}`);
        await page.locator('[data-order] summary').click();
        await take(page, 'payment', 'voucher-applied');
      }
      await page.goto(`/payment?${shop.query}&voucher=EXPIRADO`);
      await goToPayment(page, shop, '&voucher=EXPIRADO');
      await take(page, 'payment', 'voucher-refused');
    });
  }

  if (wantsScreen('payment', 'pix', 'success') && shop.offers('pix')) {
    test(`${shop.name}: payment by pix`, async ({ page, context }) => {
      const { step, buyer } = await goToPayment(page, shop);
      await step.choose('pix');
      await step.type(documentOf(shop));
      await take(page, 'payment', 'pix');
      await step.button.click();
      await step.waitFor('/pix');
      await take(page, 'pix', 'waiting');
      await page.getByRole('button', { name: shop.text('pix.copy') }).click();
      await page.getByRole('button', { name: shop.text('pix.copied') }).waitFor();
      await take(page, 'pix', 'copied');
      const sandbox = await SandboxPage.open(context);
      await sandbox.press(buyer.email, 'expire');
      await page.getByRole('heading', { name: shop.text('pix.expiredTitle') }).waitFor();
      await take(page, 'pix', 'expired');
      await step.button.click();
      await page.getByRole('heading', { name: shop.text('pix.title') }).waitFor();
      await sandbox.page.reload();
      await sandbox.press(buyer.email, 'paid');
      await step.waitFor('/success');
      await take(page, 'success', 'pix');
    });
  }

  if (wantsScreen('payment', 'success') && shop.offers('bankslip')) {
    test(`${shop.name}: payment by bankslip`, async ({ page, context }) => {
      const { step, buyer } = await goToPayment(page, shop);
      await step.choose('bankslip');
      await step.type(documentOf(shop));
      await take(page, 'payment', 'bankslip');
      await step.button.click();
      await step.waitFor('/success');
      await page.locator('[data-bankslip] svg[role=img]').waitFor();
      await take(page, 'success', 'bankslip');
      const sandbox = await SandboxPage.open(context);
      await sandbox.press(buyer.email, 'paid');
      await page.getByRole('heading', { name: shop.text('success.paidTitle') }).waitFor();
      await take(page, 'success', 'bankslip-paid');
    });
  }

  if (wantsScreen('payment-verification') && shop.pathsOf(shop.query).includes('/payment-verification')) {
    test(`${shop.name}: payment with bank confirmation`, async ({ page, context }) => {
      const { step, buyer } = await goToPayment(page, shop);
      await typeCard(step, shop, challengedCard);
      await step.button.click();
      await expect(page).toHaveURL((url) => url.pathname === '/sandbox/bank');
      await page.goto(`/payment-verification?${shop.query}`);
      await page.locator('[data-state=challenge]').waitFor();
      await take(page, 'payment-verification', 'challenge');
      await step.button.waitFor({ timeout: 15_000 });
      await take(page, 'payment-verification', 'challenge-long');
      const sandbox = await SandboxPage.open(context);
      await sandbox.press(buyer.email, 'refuse');
      await page.locator('[data-state=refused]').waitFor({ timeout: 15_000 });
      await take(page, 'payment-verification', 'refused');
      await page.evaluate(() => localStorage.clear());
      await page.goto(`/payment-verification?${shop.query}&token=${'0'.repeat(24)}`);
      await page.locator('[data-state=missing]').waitFor({ timeout: 30_000 });
      await take(page, 'payment-verification', 'missing');
    });
  }

  for (const { flow, search } of [{ flow: 'default', search: '' }, ...detours(shop)]) {
    const paths = shop.pathsOf(`${shop.query}${search}`);
    const between = paths.slice(1, paths.includes('/payment') ? paths.indexOf('/payment') : -1);
    if (!wantsScreen('payment', ...between.map((path) => path.slice(1)))) continue;

    test(`${shop.name}: steps of the flow ${flow}`, async ({ page }) => {
      const { step, buyer } = await sendLead(page, shop, search);
      for (const path of between) {
        await step.waitFor(path);
        await take(page, path.slice(1), flow);
        const templateId = await page.locator('[data-step]').getAttribute('data-template');
        await answer(step, shop, recipeOf(templateId as TemplateId), buyer);
        await step.button.click();
      }
      if (!paths.includes('/payment')) return;
      await step.waitFor('/payment');
      if (search) await take(page, 'payment', `flow-${flow}`);
    });
  }

  if (wantsScreen('generic-error')) {
    test(`${shop.name}: errors`, async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 });
      for (const [path, state] of [
        ['/generic-error', 'failed'],
        ['/nao-existe', 'not-found'],
      ] as const) {
        await page.goto(`${path}?${shop.query}`);
        await heading.waitFor();
        await take(page, 'generic-error', state);
      }
    });
  }

  if (wantsScreen('cookies-off')) {
    test(`${shop.name}: cookies off`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      });
      await page.goto(`/lead?${shop.query}`);
      await page.locator('[data-cookies-off]').waitFor();
      await take(page, 'cookies-off', 'shown');
    });
  }
}

if (wantsScreen('payment')) {
  test('payment without plans', async ({ browser }) => {
    const backend = await startBackendWithoutPlans(Number(process.env.E2E_PORT));
    const server = await OwnServer.start({ BFF_URL: backend.url });
    for (const shop of wantedShops) {
      const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const { step } = await sendLead(page, shop);
      // A sales page without a price does not continue.
      await page.goto(`/payment?${shop.query}`);
      await step.waitFor('/payment');
      await takePicture(page, shop, 'payment', 'no-plans');
      await context.close();
    }
    await server.stop();
    backend.close();
  });
}
