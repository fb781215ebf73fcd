import { expect, it } from 'vitest';
import type { PaymentMethodEntry } from '../../schemas/generated/types';
import { describeRefusal } from './fields-at-fault';

const entryOf = (number: string): PaymentMethodEntry => ({
  method: 'credit-card+credit-card',
  amount: 100,
  card: { holderName: 'ANA PRADO', number, expiry: '12/30', cvv: '123', company: 'visa' },
});
const entries = [entryOf('4111111111111111'), entryOf('4000000000004242')];

it.each<[title: string, described: ReturnType<typeof describeRefusal>, expected: object]>([
  ['one card, refused without a fault, is described by the code alone', describeRefusal({ code: 'card_declined' }), {}],
  [
    'one card with a wrong code is described by its field',
    describeRefusal({ code: 'wrong_cvv' }, entries.slice(0, 1)),
    { fieldErrors: { cardCvv: 'card-cvv' } },
  ],
  [
    'the first of two cards is named by its last digits and takes the focus',
    describeRefusal({ code: 'card_declined', entry: 0 }, entries),
    {
      fieldErrors: { cardNumber: 'card-refused' },
      refusedCard: { company: 'visa', lastFour: '1111' },
      field: 'cardNumber',
    },
  ],
  [
    'the second of two cards has the fault at its own field',
    describeRefusal({ code: 'expired_card', entry: 1 }, entries),
    {
      fieldErrors: { 'card2.cardExpiry': 'card-expiry' },
      refusedCard: { company: 'visa', lastFour: '4242' },
      field: 'card2.cardExpiry',
    },
  ],
  [
    'one of two cards is not named after a reload, when the form is empty',
    describeRefusal({ code: 'card_declined', entry: 1 }),
    { refusedCard: null },
  ],
])('%s', (_, described, expected) => {
  expect(described).toEqual(expected);
});
