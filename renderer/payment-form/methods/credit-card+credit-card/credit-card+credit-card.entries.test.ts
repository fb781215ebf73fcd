import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeOrder } from '../../../testing/make-order';
import { buildEntries } from './credit-card+credit-card.entries';

const card = { cardHolder: 'ANA  PRADO', cardExpiry: '12 / 30', cardCvv: '123', cardCompany: 'visa' };
const typed = {
  ...card,
  amount: '500,00',
  cardNumber: '4111 1111 1111 1111',
  installments: '2',
  card2: {
    ...card,
    amount: '640,00',
    cardNumber: '5555 5555 5555 4444',
    cardCompany: 'mastercard',
    installments: '12',
  },
};

it('each card is sent with its part of the amount and its installments', () => {
  expect(buildEntries(typed, makeOrder())).toEqual([
    {
      method: 'credit-card+credit-card',
      amount: 50_000,
      installments: 2,
      card: { holderName: 'ANA PRADO', number: '4111111111111111', expiry: '12/30', cvv: '123', company: 'visa' },
    },
    {
      method: 'credit-card+credit-card',
      amount: 64_000,
      installments: 12,
      card: { holderName: 'ANA PRADO', number: '5555555555554444', expiry: '12/30', cvv: '123', company: 'mastercard' },
    },
  ]);
});

it('if the first card’s amount is no valid share of the order, the second card’s amount decides the split', () => {
  const amounts = buildEntries({ ...typed, amount: '9.999,00' }, makeOrder()).map(({ amount }) => amount);
  expect(amounts).toEqual([50_000, 64_000]);
});

it('both parts are positive and add up to the amount due, whatever is typed', () => {
  const texts = fc.oneof(fc.string(), fc.integer({ min: 0, max: 200_000 }).map(String), fc.double().map(String));
  fc.assert(
    fc.property(texts, texts, fc.integer({ min: 2, max: 1_000_000_000 }), (amount, second, due) => {
      const order = { ...makeOrder(), amount: due };
      const [one, other] = buildEntries({ ...typed, amount, card2: { ...typed.card2, amount: second } }, order);
      expect(one.amount + (other?.amount ?? 0)).toBe(due);
      expect(Math.min(one.amount, other?.amount ?? 0)).toBeGreaterThanOrEqual(1);
    }),
  );
});
