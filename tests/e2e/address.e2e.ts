import { addressOf } from './buyer';
import { readLedger } from './sandbox-page';
import { noteSentPayments } from './sent-payments';
import { type Shop, shopWhere } from './shops';
import { goToPayment, typeCard } from './step-page';
import { atNight, expect, test } from './test';

const sellers = (['BR', 'MZ'] as const).map((country) =>
  shopWhere(({ settings }) => settings.country === country && settings.hasAddressForm === true),
);

const leadCall = /\/api\/v1\/lead\/[^/]+$/;

/** A card that the shop's payment offers. */
const cardOf = ({ offers }: Shop) => (offers('credit-card') ? 'credit-card' : 'debit-card');

for (const shop of sellers) {
  test(
    `${shop.name}: my address reaches the seller before my payment, as I typed it, and only once`,
    atNight(shop.settings.country === 'BR'),
    async ({ page }) => {
      const { step, buyer } = await goToPayment(page, shop);
      const calls: string[] = [];
      const bodies: unknown[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'PATCH' && !request.url().endsWith('/payment')) return;
        calls.push(request.method());
        if (request.method() === 'PATCH') bodies.push(request.postDataJSON());
      });
      await step.choose(cardOf(shop));
      await typeCard(step, shop, { cardNumber: '4000000000000002' });
      await step.button.click();
      await expect(step.formError).toHaveAttribute('data-form-error', 'card_declined');
      await step.type({ cardNumber: '4111111111111111', cardCvv: '737' });
      await step.button.click();
      await step.waitFor('/success');
      expect(calls).toEqual(['PATCH', 'POST', 'POST']);
      expect(bodies).toEqual([expect.objectContaining({ address: expect.objectContaining(addressOf(shop)) })]);
      expect(await readLedger(page.context(), buyer.email)).toEqual(['paid', 'refused']);
    },
  );
}

test('an address that cannot be sent: nothing is charged, my fields stay, and my next press pays', async ({ page }) => {
  const shop = sellers[0] as Shop;
  const { step, buyer } = await goToPayment(page, shop);
  await step.choose(cardOf(shop));
  await typeCard(step, shop);
  const sent = noteSentPayments(page.context());
  await page.route(leadCall, (route) => route.fulfill({ status: 503, json: { code: 'backend_unavailable' } }), {
    times: 5,
  });
  await step.button.click();
  await expect(step.formError).toHaveAttribute('data-form-error', 'asked_unsent');
  await expect(step.formError).toContainText('Nada foi cobrado.');
  expect(sent.keys).toEqual([]);
  for (const [name, value] of Object.entries(addressOf(shop))) await expect(step.field(name)).toHaveValue(value);
  await expect(step.field('cardNumber')).not.toHaveValue('');
  await page.unroute(leadCall);
  await step.type({ cardCvv: '737' });
  await step.button.click();
  await step.waitFor('/success');
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid']);
});
