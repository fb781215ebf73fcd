import { goodCard } from './buyer';
import { lookAt } from './look-at';
import { SandboxPage } from './sandbox-page';
import { sampledShops } from './shops';
import { goToPayment, StepPage, typeCard } from './step-page';
import { atNight, expect, test } from './test';

for (const shop of sampledShops) {
  test(`${shop.name}: every screen of a card payment is accessible`, async ({ page }) => {
    const step = new StepPage(page);
    await page.goto(`/lead?${shop.query}`);
    await step.waitFor('/lead');
    await lookAt(page, 'lead');
    await step.button.click();
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    await lookAt(page, 'lead with mistakes');
    const { buyer } = await goToPayment(page, shop);
    await lookAt(page, 'payment');
    await typeCard(step, shop, { cardNumber: '4000000000000002' });
    await step.button.click();
    await step.formError.waitFor();
    await lookAt(page, `payment refused (${buyer.email})`);
    await step.type({ cardNumber: goodCard, cardCvv: '737' });
    await step.button.click();
    await step.waitFor('/success');
    await lookAt(page, 'success');
    await step.goBack();
    await step.waitFor('/payment');
    await lookAt(page, 'already paid');
  });

  if (shop.offers('pix')) {
    test(`${shop.name}: every screen of a pix payment is accessible`, atNight(), async ({ page, context }) => {
      const { step, buyer } = await goToPayment(page, shop);
      await step.choose('pix');
      await step.answer(shop);
      await lookAt(page, 'payment by pix');
      await step.button.click();
      await step.waitFor('/pix');
      await lookAt(page, 'pix');
      const sandbox = await SandboxPage.open(context);
      await sandbox.press(buyer.email, 'expire');
      await lookAt(sandbox.page, 'sandbox');
      await sandbox.close();
      await page.getByRole('heading', { name: shop.text('pix.expiredTitle') }).waitFor();
      await lookAt(page, 'pix expired');
    });
  }

  if (shop.offers('bankslip')) {
    test(`${shop.name}: every screen of a bankslip payment is accessible`, atNight(), async ({ page }) => {
      const { step } = await goToPayment(page, shop);
      await step.choose('bankslip');
      await step.answer(shop);
      await lookAt(page, 'payment by bankslip');
      await step.button.click();
      await step.waitFor('/success');
      await page.locator('[data-bankslip] svg[role=img]').waitFor();
      await lookAt(page, 'bankslip');
    });
  }

  test(`${shop.name}: the error pages are accessible, and so is the first step after a direct link to payment`, async ({
    page,
  }) => {
    const step = new StepPage(page);
    for (const path of ['/generic-error', '/nao-existe']) {
      await page.goto(`${path}?${shop.query}`);
      await step.heading.waitFor();
      await lookAt(page, path);
    }
    await page.goto(`/payment?${shop.query}`);
    await step.waitFor('/lead');
    await lookAt(page, 'lead in the place of payment');
  });
}

test('the list of shops is accessible', atNight(), async ({ page }) => {
  await page.goto('/');
  await lookAt(page, 'home');
});
