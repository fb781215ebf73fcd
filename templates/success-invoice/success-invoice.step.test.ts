import { expect, it } from 'vitest';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import type { PaymentStatusAnswer, PurchasedPlan, SuccessInvoiceStepProps } from '../../schemas/generated/types';
import { resume, settle, submit } from './success-invoice.step';

const slip: PurchasedPlan = {
  token: 'pay_1',
  planId: 'yearly-1',
  planName: 'Plano anual',
  order: 'invoice:inv_1',
  amount: 114_000,
  currency: 'BRL',
  method: 'bankslip',
  status: 'pending',
};
const answer = (status: PaymentStatusAnswer['status']): PaymentStatusAnswer => ({
  token: 'pay_1',
  status,
  amount: 114_000,
  currency: 'BRL',
});
const contextOf = (purchase: PurchasedPlan) =>
  makeStepContext<SuccessInvoiceStepProps>({
    session: makeSession({ purchase }),
    payingSteps: {
      paymentStepId: 'payment-invoice',
      moneyStepIds: ['payment-invoice'],
      pixStepId: 'pix',
      waitingStepId: 'payment-verification',
    },
  });

it('a paid bankslip becomes a receipt, and keeps its invoice', () => {
  expect(settle(answer('paid'), contextOf(slip))).toMatchObject({
    kind: 'stay',
    session: { purchase: { order: 'invoice:inv_1', status: 'paid' } },
  });
  expect(settle(answer('pending'), contextOf(slip))).toBeUndefined();
});

it('an expired bankslip is abandoned and leads back to its invoice', async () => {
  expect(await submit({}, contextOf(slip))).toEqual({
    kind: 'goTo',
    stepId: 'payment-invoice',
    session: { letGo: 'pay_1' },
  });
});

it('a paid receipt does not change when I open it', () => {
  expect(resume(contextOf({ ...slip, status: 'paid' }))).toBeUndefined();
});
