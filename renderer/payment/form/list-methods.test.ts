import { expect, it } from 'vitest';
import type { PaymentMethod } from '../../../schemas/generated/types';
import { makeCheckoutView } from '../../testing/make-checkout-view';
import { makePlanSummary } from '../../testing/make-plan-summary';
import { listMethods } from './list-methods';

const paymentMethods: PaymentMethod[] = ['credit-card', 'pix', 'default-credit-card', 'nu-pay'];
const plan = makePlanSummary({ paymentMethods });
const { settings } = makeCheckoutView();
const savedCard = { paymentProfileId: 'card_1' };

function list(order: Parameters<typeof listMethods>[0], allowed?: PaymentMethod[], methods = paymentMethods) {
  return listMethods(order, { ...settings, payment: { ...settings.payment, methods } }, allowed);
}

it.each<[title: string, listed: string[], expected: string[]]>([
  ['offers the methods that have a form, in the order of the plan', list({ plan }), ['credit-card', 'pix']],
  [
    'offers the saved card of the buyer first',
    list({ plan, savedCard }),
    ['default-credit-card', 'credit-card', 'pix'],
  ],
  ['offers only the methods that the step allows', list({ plan, savedCard }, ['pix']), ['pix']],
  ['offers only the methods of the brand', list({ plan, savedCard }, undefined, ['credit-card']), ['credit-card']],
])('the payment form %s', (_, listed, expected) => {
  expect(listed).toEqual(expected);
});
