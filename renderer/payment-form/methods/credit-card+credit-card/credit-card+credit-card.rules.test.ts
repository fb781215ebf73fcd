import { expect, it } from 'vitest';
import { makeOrder } from '../../../testing/make-order';
import { findErrors } from './credit-card+credit-card.rules';

it.each<[title: string, first: string | undefined, second: string | undefined, broken: Record<string, string>]>([
  ['two parts that add up are accepted', '500,00', '640,00', {}],
  ['one cent on a card is accepted', '0,01', '1.139,99', {}],
  ['the whole amount on the first card is refused', '1.140,00', '0,00', { amount: 'card-amount-total' }],
  ['more than the amount on the second card is refused', '500,00', '2.000', { 'card2.amount': 'card-amount-total' }],
  ['parts that do not add up are refused', '500,00', '500,00', { 'card2.amount': 'card-amount-sum' }],
  ['an amount of 0 is left to its own rule', '0', '1.139,00', {}],
  ['an amount that cannot be read is left to its own rule', 'metade', '640,00', {}],
  ['an empty form is left to its own rules', undefined, undefined, {}],
])('%s', (_, amount, second, broken) => {
  expect(findErrors({ amount, card2: { amount: second } }, makeOrder())).toEqual(broken);
});
