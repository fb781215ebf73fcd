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
  ['has the methods that have a form, in the order of the plan', list({ plan }), ['credit-card', 'pix']],
  [
    'begins with the card that the buyer has paid by',
    list({ plan, savedCard }),
    ['default-credit-card', 'credit-card', 'pix'],
  ],
  ['has only what the step allows', list({ plan, savedCard }, ['pix']), ['pix']],
  ['has only what the brand offers', list({ plan, savedCard }, undefined, ['credit-card']), ['credit-card']],
])('%s', (_, listed, expected) => {
  expect(listed).toEqual(expected);
});
