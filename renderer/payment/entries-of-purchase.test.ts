import { expect, it } from 'vitest';
import type { PaymentMethodEntry } from '../../schemas/generated/types';
import { makeOrder } from '../testing/make-order';
import { makeInstallment, makePlanSummary } from '../testing/make-plan-summary';
import { cardsOfEntries, chargesOfEntries } from './entries-of-purchase';

const plan = makePlanSummary({
  amount: 100_000,
  installments: [makeInstallment(1, 100_000), makeInstallment(10, 110_000, { tax: 1 })],
});
const order = makeOrder(plan);
const entryOf = (amount: number, installments: number, number = '4111111111111111'): PaymentMethodEntry => ({
  method: 'credit-card+credit-card',
  amount,
  installments,
  card: { holderName: 'ANA PRADO', number, expiry: '12/30', cvv: '123', company: 'visa' },
});

it('the record of one card keeps its installments and the total with interest', () => {
  const entries: [PaymentMethodEntry] = [entryOf(100_000, 10)];
  expect(chargesOfEntries(order, entries)).toEqual({ total: 110_000, installments: 10, installmentAmount: 11_000 });
  expect(cardsOfEntries(order, entries)).toEqual({ card: { company: 'visa', lastFour: '1111' } });
});

it('the record of two cards keeps what each pays with interest, and no number', () => {
  const entries: [PaymentMethodEntry, PaymentMethodEntry] = [
    entryOf(40_000, 1),
    entryOf(60_000, 10, '4000000000004242'),
  ];
  expect(chargesOfEntries(order, entries)).toEqual({ total: 106_000 });
  const { cards } = cardsOfEntries(order, entries);
  expect(cards).toEqual([
    { company: 'visa', lastFour: '1111', amount: 40_000, installments: 1, installmentAmount: 40_000 },
    { company: 'visa', lastFour: '4242', amount: 66_000, installments: 10, installmentAmount: 6_600 },
  ]);
});

it('the record of a pix keeps no installments and no card, not even the saved one', () => {
  const savedCard = { paymentProfileId: 'card_1', card: { company: 'visa', lastFour: '1111' } } as const;
  expect(chargesOfEntries(order, [{ method: 'pix', amount: 100_000 }])).toEqual({});
  expect(cardsOfEntries({ ...order, savedCard }, [{ method: 'pix', amount: 100_000 }])).toEqual({});
});

it('the record of points and a card keeps the installments of the card, whose interest joins the total', () => {
  const card = { ...entryOf(60_000, 10), method: 'credit-card' as const };
  const entries: [PaymentMethodEntry, PaymentMethodEntry] = [
    card,
    { method: 'livelo', amount: 40_000, pointsToken: 'lvp_1' },
  ];
  expect(chargesOfEntries(order, entries)).toEqual({ total: 106_000, installments: 10, installmentAmount: 6_600 });
  expect(cardsOfEntries(order, entries)).toEqual({ card: { company: 'visa', lastFour: '1111' } });
});

it('the record of points alone keeps no installments and no card', () => {
  const entries: [PaymentMethodEntry] = [{ method: 'livelo', amount: 100_000, pointsToken: 'lvp_1' }];
  expect(chargesOfEntries(order, entries)).toEqual({});
  expect(cardsOfEntries(order, entries)).toEqual({});
});
