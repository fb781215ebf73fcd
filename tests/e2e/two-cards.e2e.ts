import type { Page } from '@playwright/test';
import { makeCard, type Values } from './buyer';
import { readLedger } from './sandbox-page';
import { noteSentPayments } from './sent-payments';
import { type Shop, shopWhere } from './shops';
import { goToPayment } from './step-page';
import { atNight, expect, test } from './test';

const method = 'credit-card+credit-card';
const shop = shopWhere(({ offers }) => offers(method));
const declined = '4000000000000002';

/** Opens the payment by two cards, with both typed. */
async function prepare(
  page: Page,
  { first = {}, second = {} }: { first?: Values; second?: Values },
  search = '',
  seller = shop,
  extras: 'accepted' | 'refused' = 'refused',
) {
  const { step, buyer } = await goToPayment(page, seller, search, undefined, undefined, extras);
  await step.choose(method);
  const ofSecond = Object.entries(makeCard({ cardNumber: '5555555555554444', ...second }));
  await step.type({
    ...makeCard(first),
    ...Object.fromEntries(ofSecond.map(([name, value]) => [`card2.${name}`, value])),
  });
  await step.answer(seller);
  for (const company of ['cardCompany', 'card2.cardCompany']) await expect(step.field(company)).not.toHaveValue('');
  return { step, buyer };
}

const sumOf = (parts: readonly number[] = []) => parts.reduce((sum, part) => sum + part, 0);

test('I pay by two cards: the parts add up, and the receipt names both', async ({ page }) => {
  const sent = noteSentPayments(page.context());
  const { step, buyer } = await prepare(page, {});
  await step.field('amount').fill('100,01');
  await step.field('amount').blur();
  await step.button.click();
  await step.waitFor('/success');
  expect(sent.parts[0]?.[0]).toBe(10_001);
  expect(sumOf(sent.parts[0])).toBe(shop.amount);
  await expect(page.locator('[data-receipt]')).toContainText('1111');
  await expect(page.locator('[data-receipt]')).toContainText('4444');
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid']);
});

test('a reload keeps how two cards share the order, and their installments, but no card', async ({ page }) => {
  const { step } = await prepare(page, {});
  await step.type({ amount: '100,01' });
  const [first] = await step.field('installments').selectOption({ index: 1 });
  const [second] = await step.field('card2.installments').selectOption({ index: 0 });
  await page.reload();
  await step.waitFor('/payment');
  await expect(step.field('amount')).toHaveValue('100,01');
  await expect(step.field('card2.amount')).toHaveValue(shop.money(shop.amount - 10_001).replace(/^\D+/, ''));
  await expect(step.field('installments')).toHaveValue(first ?? '');
  await expect(step.field('card2.installments')).toHaveValue(second ?? '');
  for (const name of ['cardNumber', 'card2.cardNumber', 'cardHolder', 'card2.cardCvv'])
    await expect(step.field(name)).toHaveValue('');
});

for (const [title, cards, good, refused] of [
  ['first', { first: { cardNumber: declined } }, 'card2.', ''],
  ['second', { second: { cardNumber: declined } }, '', 'card2.'],
] as const) {
  test(
    `my ${title} card is refused: nothing is charged, and the good card keeps all but its code`,
    atNight(title === 'second'),
    async ({ page }) => {
      const { step, buyer } = await prepare(page, cards);
      await step.button.click();
      await expect(step.formError).toHaveAttribute('data-form-error', 'card_declined');
      await expect(step.formError).toContainText('0002');
      await expect(step.formError).toContainText('nada foi cobrado em nenhum dos dois');
      await expect(step.field(`${good}cardNumber`)).not.toHaveValue('');
      await expect(step.field(`${good}cardCvv`)).toHaveValue('');
      expect(await readLedger(page.context(), buyer.email)).toEqual(['refused']);

      await step.type({ [`${refused}cardNumber`]: '4111111111111111', cardCvv: '737', 'card2.cardCvv': '737' });
      await step.button.click();
      await step.waitFor('/success');
      expect(await readLedger(page.context(), buyer.email)).toEqual(['paid', 'refused']);
    },
  );
}

test('empty cards are listed by card: each error names the first or the second', atNight(), async ({ page }) => {
  const { step } = await goToPayment(page, shop);
  await step.choose(method);
  await expect(step.field('card2.cardNumber')).toBeVisible();
  await step.button.click();
  const links = page.locator('[data-error-summary] a');
  for (const card of ['methods.firstCard', 'methods.secondCard'] as const) {
    const name = `${shop.text(card)}: ${shop.messages['card-number']}`;
    await expect(links.filter({ hasText: name })).toHaveCount(1);
  }
  await expect(step.field('card2.cardCvv')).toHaveAttribute('aria-invalid', 'true');
});

test('a part of nothing and a part of more than the total are refused at their field', atNight(), async ({ page }) => {
  const { step, buyer } = await prepare(page, {});
  const sent = noteSentPayments(page.context());
  for (const [part, text] of [
    ['0', shop.messages['card-amount']],
    ['999999,00', shop.messages['card-amount-total']],
  ] as const) {
    await step.field('amount').fill(part);
    await step.button.click();
    await expect(page.locator('#field-amount-error')).toHaveText(text ?? '');
    await expect(step.field('amount')).toHaveAttribute('aria-invalid', 'true');
  }
  expect(sent.keys).toEqual([]);
  expect(await readLedger(page.context(), buyer.email)).toEqual([]);
});

/** Approved or not × with an extra or not × with a voucher or not: by day the one with all, by night each. */
const cells = [true, false].flatMap((isApproved) =>
  [true, false].flatMap((hasExtra) => [true, false].map((hasVoucher) => ({ isApproved, hasExtra, hasVoucher }))),
);
const event = shopWhere(({ offers, settings }) => offers(method) && (settings.extras ?? []).length > 0);

for (const { isApproved, hasExtra, hasVoucher } of cells) {
  if (!process.env.NIGHTLY && !(isApproved && hasExtra && hasVoucher)) continue;
  const order = `${hasExtra ? 'an extra' : 'no extra'} and ${hasVoucher ? 'a voucher' : 'no voucher'}`;
  test(`two cards, ${isApproved ? 'both approved' : 'one declined'}, ${order}: the parts add up to the total`, async ({
    page,
  }) => {
    const [extra] = event.settings.extras ?? [];
    const [voucher] = event.settings.vouchers ?? [];
    const price = hasVoucher && voucher ? (voucher.amount ?? event.amount - (voucher.discount ?? 0)) : event.amount;
    const total = price + ((hasExtra && extra?.amount) || 0);
    const search = hasVoucher ? `&voucher=${voucher?.code}` : '';
    const changes = isApproved ? {} : { second: { cardNumber: declined } };
    const sent = noteSentPayments(page.context());
    const { step, buyer } = await prepare(page, changes, search, event, hasExtra ? 'accepted' : 'refused');
    await step.button.click();
    if (!isApproved) {
      await expect(step.formError).toHaveAttribute('data-form-error', 'card_declined');
      await step.type({ 'card2.cardNumber': '5555555555554444', cardCvv: '737', 'card2.cardCvv': '737' });
      await step.button.click();
    }
    await step.waitFor('/success');
    for (const parts of sent.parts) expect(sumOf(parts)).toBe(total);
    await expect(page.locator('[data-receipt]')).toContainText(event.money(total));
    expect(await readLedger(page.context(), buyer.email)).toEqual(isApproved ? ['paid'] : ['paid', 'refused']);
  });
}

test('another brand offers two cards too', atNight(), async ({ page }) => {
  const other: Shop = shopWhere(({ name, offers }) => name !== shop.name && offers(method));
  const { step } = await goToPayment(page, other);
  await step.choose(method);
  await expect(step.field('card2.cardNumber')).toBeVisible();
});
