import { expect, it } from 'vitest';
import type { PlanSummary } from '../../../../schemas/generated/types';
import { makeOrder } from '../../../testing/make-order';
import { makeInstallment, makePlanSummary } from '../../../testing/make-plan-summary';
import { buildEntries } from './credit-card.entries';

const typed = {
  cardHolder: 'ANA  PRADO',
  cardNumber: '4111 1111 1111 1111',
  cardExpiry: '12 / 30',
  cardCvv: '123',
  cardCompany: 'visa',
};
const installments = (...counts: number[]): PlanSummary['installments'] =>
  counts.map((count) => makeInstallment(count, 114_000));

it('the card is sent without the spaces of its masks, for the price of the plan', () => {
  expect(buildEntries(typed, makeOrder())).toMatchObject([
    {
      method: 'credit-card',
      amount: 114_000,
      card: { holderName: 'ANA PRADO', number: '4111111111111111', expiry: '12/30', cvv: '123', company: 'visa' },
    },
  ]);
});

it.each<[title: string, offered: PlanSummary['installments'], chosen: string | undefined, sent: number]>([
  ['the chosen installments', installments(1, 2, 12), '2', 2],
  ['the only installments of the plan, which shows no select', installments(12), undefined, 12],
  ['the shown installments if nothing was chosen', installments(1, 12), undefined, 12],
  ['the shown installments if the plan no longer offers the chosen ones', installments(1, 3), '12', 3],
  ['one payment if the plan has no installments', [], undefined, 1],
])('the card entry sends %s', (_, offered, chosen, sent) => {
  const values = { ...typed, ...(chosen === undefined ? {} : { installments: chosen }) };
  const order = makeOrder(makePlanSummary({ installments: offered }));
  expect(buildEntries(values, order)).toMatchObject([{ installments: sent }]);
});
