import { expect, it } from 'vitest';
import type { PaymentStatusAnswer, PurchasedPlan } from '../../../schemas/generated/types';
import { type SuccessVariant, selectSuccessVariant } from './select-success-variant';

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
  expect(selectSuccessVariant({ ...waiting, method }, answer(status))).toBe(variant);
});

it('a pix with a code, or without a known status, has the variant pending', () => {
  const pix = { ...waiting, method: 'pix' as const };
  expect(selectSuccessVariant(pix, undefined)).toBe('pending');
  expect(selectSuccessVariant(pix, { ...answer('pending'), pix: { code: '0'.repeat(20) } })).toBe('pending');
});

it('a payment in person ends in a message, not in a receipt of money', () => {
  expect(selectSuccessVariant({ ...waiting, method: 'cash', status: 'noted' }, undefined)).toBe('message');
});
