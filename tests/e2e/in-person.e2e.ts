import { inPersonMethods } from '../../schemas/generated/methods-by-trait';
import { documentOf } from './buyer';
import { playBank, readLedger } from './sandbox-page';
import { shopWhere } from './shops';
import { goToPayment } from './step-page';
import { atNight, expect, test } from './test';

const search = '&flowId=in-person';
const shop = shopWhere(({ offers }) => inPersonMethods.every((method) => offers(method, search)));

for (const method of inPersonMethods) {
  test(
    `a seller attends me (${method}): the order is noted once and never shown as paid`,
    atNight(method !== 'cash'),
    async ({ page }) => {
      const { step, buyer } = await goToPayment(page, shop, search);
      await step.choose(method);
      await step.type(documentOf(shop));
      await step.button.dblclick();
      await step.waitFor('/success');
      await expect(step.heading).toHaveText(shop.text('success.messageTitle'));
      await expect(page.locator('[data-receipt]')).toContainText(shop.text('success.payable'));
      await page.reload();
      await step.waitFor('/success');
      await expect(step.heading).toHaveText(shop.text('success.messageTitle'));
      expect(await readLedger(page.context(), buyer.email)).toEqual(['pending']);
      await playBank(page.context(), buyer.email, 'paid');
      expect(await readLedger(page.context(), buyer.email)).toEqual(['paid']);
    },
  );
}

test('the usual flow of the same shop offers no payment in person', async ({ page }) => {
  await goToPayment(page, shop);
  for (const method of inPersonMethods)
    await expect(page.locator(`[data-step] [name=method][value="${method}"]`)).toHaveCount(0);
});
