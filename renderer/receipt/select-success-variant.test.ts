import { expect, it } from 'vitest';
import type { PaymentStatusAnswer, PurchasedPlan } from '../../schemas/generated/types';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeSession } from '../testing/make-session';
import { selectPaymentState } from '../wait/payment-state';
import { type SuccessVariant, selectSuccessVariant } from './outcome-screen';

const waiting: PurchasedPlan = {
  token: 'pay_1',
  planId: 'yearly-1',
  planName: 'Plano anual',
  amount: 114_000,
  currency: 'BRL',
  method: 'credit-card',
  status: 'pending',
};
const answer = (status: PaymentStatusAnswer['status']): PaymentStatusAnswer => ({
  token: 'pay_1',
  status,
  amount: 114_000,
  currency: 'BRL',
});

function variantOf(purchase: PurchasedPlan, status: PaymentStatusAnswer | undefined): SuccessVariant {
  const token = purchase.status === 'pending' ? purchase.token : null;
  const wait = { token, status, isSupported: true, isFound: true };
  return selectSuccessVariant(purchase, selectPaymentState(makeSession({ purchase }), wait, makeCheckoutView()));
}

it.each<[method: PurchasedPlan['method'], status: PaymentStatusAnswer['status'], variant: SuccessVariant]>([
  ['bankslip', 'pending', 'slip'],
  ['bank-slip', 'pending', 'slip'],
  ['bankslip', 'expired', 'expired'],
  ['bank-slip', 'expired', 'expired'],
  ['bankslip', 'canceled', 'refused'],
  ['credit-card', 'pending', 'pending'],
  ['pix', 'pending', 'code'],
  ['credit-card', 'expired', 'refused'],
  ['nu-pay', 'expired', 'refused'],
  ['credit-card', 'refused', 'refused'],
])('a %s that is %s has the variant %s', (method, status, variant) => {
  expect(variantOf({ ...waiting, method }, answer(status))).toBe(variant);
});

it('a pix with a code, or without a known status, has the variant pending', () => {
  const pix = { ...waiting, method: 'pix' as const };
  expect(variantOf(pix, undefined)).toBe('pending');
  expect(variantOf(pix, { ...answer('pending'), pix: { code: '0'.repeat(20) } })).toBe('pending');
});

it('a payment in person ends in a message, not in a receipt of money', () => {
  expect(variantOf({ ...waiting, method: 'cash', status: 'noted' }, undefined)).toBe('message');
});
