import magicValues from '../../sandbox/data/magic-values.json' with { type: 'json' };
import { goodCard, makeCard, type Values } from './buyer';
import { readLedger } from './sandbox-page';
import { goBackWhileSending, prepareCardPayment } from './sent-payments';
import { anyShop } from './shops';
import { goToPayment, typeCard } from './step-page';
import { atNight, expect, test } from './test';

/** Refusals that name a wrong card field. */
const fieldsAtFault: Readonly<Record<string, string>> = {
  wrong_number: 'cardNumber',
  expired_card: 'cardExpiry',
  wrong_cvv: 'cardCvv',
};

const notRefused = ['approved', 'challenge', 'slow', 'cut'];

/** All cards and holders of the sandbox's table that are refused. */
const refusals = magicValues.filter(
  ({ kind, result }) => (kind === 'card' || kind === 'holder') && !notRefused.includes(result),
);

const shop = anyShop;

test('my card is refused for every reason in turn: I see why and what to do, and keep my input except the CVV', async ({
  page,
}) => {
  const { step, buyer } = await goToPayment(page, shop);
  for (const { kind, value, result } of refusals) {
    const typed: Values = kind === 'card' ? { cardNumber: value } : { cardHolder: value };
    await typeCard(step, shop, typed);
    await step.button.click();

    await expect(step.formError).toHaveAttribute('data-form-error', result);
    await expect(step.formError).toContainText(shop.text(`refusals.${result}-cause`));
    await expect(step.formError).toContainText(shop.text(`refusals.${result}-action`));
    await expect(step.formError).toContainText('Nada foi cobrado.');
    await expect(page).toHaveTitle(/^Erro: /);
    await expect(page).toHaveURL((url) => url.pathname === '/payment');

    const { cardHolder = '' } = makeCard(typed);
    await expect(step.field('cardHolder')).toHaveValue(cardHolder);
    await expect(step.field('cardNumber')).toHaveValue(/^\d{4} \d{4} \d{4} \d{4}$/);
    await expect(step.field('cardExpiry')).toHaveValue('12/34');
    await expect(step.field('cardCvv')).toHaveValue('');
    await expect(step.formError).toContainText(shop.text('refusals.codeForgotten'));
    for (const field of ['cardNumber', 'cardExpiry', 'cardCvv']) {
      await expect(step.field(field)).toHaveAttribute('aria-invalid', String(field === fieldsAtFault[result]));
    }
    for (const method of shop.settings.payment.methods ?? []) {
      await expect(page.locator(`[name=method][value="${method}"]`)).toBeEnabled();
    }
  }
  expect(await readLedger(page.context(), buyer.email)).toEqual(refusals.map(() => 'refused'));
});

test('after a refusal I pay with another card', atNight(), async ({ page }) => {
  const { step, buyer } = await goToPayment(page, shop);
  await typeCard(step, shop, { cardNumber: '4000000000000002' });
  await step.button.click();
  await expect(step.formError).toHaveAttribute('data-form-error', 'card_declined');
  // A number typed over the refused one is not marked wrong at its first digit.
  await step.field('cardNumber').fill('4');
  await step.settle();
  await expect(step.field('cardNumber')).toHaveAttribute('aria-invalid', 'false');
  await expect(page.locator('[data-error-summary]')).toHaveCount(0);
  await step.type({ cardNumber: goodCard, cardCvv: '737' });
  await step.button.click();
  await step.waitFor('/success');
  await expect(page).not.toHaveTitle(/^Erro/);
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid', 'refused']);
});

test('a field error on the next attempt replaces the refusal message', atNight(), async ({ page }) => {
  const { step } = await goToPayment(page, shop);
  await typeCard(step, shop, { cardNumber: '4000000000000002' });
  await step.button.click();
  await expect(step.formError).toHaveAttribute('data-form-error', 'card_declined');
  await step.button.click();
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await expect(page.locator('[data-error-summary]').getByRole('link')).toHaveText(['Revise o código de segurança.']);
  await expect(step.formError).toHaveCount(0);
});

test('after a refusal I switch to pix without typing my document again', atNight(), async ({ page }) => {
  const { step, buyer } = await goToPayment(page, shop);
  await typeCard(step, shop, { cardNumber: '4000000000009995' });
  await step.button.click();
  await expect(step.formError).toHaveAttribute('data-form-error', 'insufficient_funds');
  await step.choose('pix');
  await step.button.click();
  await step.waitFor('/pix');
  expect(await readLedger(page.context(), buyer.email)).toEqual(['pending', 'refused']);
});

for (const [way, goesForward] of [
  ['go back', false],
  ['go back and forward', true],
] as const) {
  test(
    `I ${way} while a refused card is being sent: payment shows the refusal, and I pay with another card`,
    atNight(goesForward),
    async ({ page, context }) => {
      const { step, buyer } = await prepareCardPayment(page, shop, { cardNumber: '4000000000000002' });
      const letAnswer = await goBackWhileSending(page, shop, step);
      if (goesForward) {
        await page.goForward();
        await expect(page.locator('[data-confirming]')).toBeVisible();
      }
      letAnswer();
      await step.waitFor('/payment');
      await expect(step.formError).toHaveAttribute('data-form-error', 'card_declined');
      await expect(step.formError).toContainText('Nada foi cobrado.');
      await expect(step.formError.locator('[tabindex]')).toBeFocused();
      await typeCard(step, shop);
      await step.button.click();
      await step.waitFor('/success');
      expect(await readLedger(context, buyer.email)).toEqual(['paid', 'refused']);
    },
  );
}
