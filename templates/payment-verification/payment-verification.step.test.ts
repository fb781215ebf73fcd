import { describe, expect, test } from 'vitest';
import type { PayingSteps } from '../../model/flow/resolve-step';
import type { StepContext } from '../../renderer/contract/step-contract';
import type { Session } from '../../renderer/session/session';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import { selectPaymentState } from '../../renderer/wait/payment-state';
import type { PaymentWait } from '../../renderer/wait/use-payment-status';
import type { PaymentStatusAnswer, PaymentVerificationStepProps, PurchasedPlan } from '../../schemas/generated/types';
import { actions, resume, settle, submit } from './payment-verification.step';

const purchase: PurchasedPlan = {
  token: 'pay-1',
  planId: 'PLAN',
  planName: 'Plano anual',
  amount: 100,
  currency: 'BRL',
  method: 'credit-card',
  status: 'pending',
};
const bought = makeSession({ purchase });
const stranger = makeSession();
const paidBy = (method: PurchasedPlan['method']) => makeSession({ purchase: { ...purchase, method } });
const over = makeSession({ purchase: { ...purchase, status: 'paid' } });
const asked: PaymentWait = { token: 'pay-1', status: undefined, isSupported: true, isFound: true };
const answered = (status: PaymentStatusAnswer['status'], rest: Partial<PaymentStatusAnswer> = {}): PaymentWait => ({
  ...asked,
  status: { token: 'pay-1', status, amount: 100, currency: 'BRL', ...rest },
});
const redirect = '/bank';
const unlisted = 'https://bank.example/3ds';
const checkout = makeCheckoutView();
const toPayment = { kind: 'goTo', stepId: 'payment', session: { letGo: 'pay-1' } };
const toPaymentFromNone = { ...toPayment, session: { letGo: undefined } };

const contextOf = (session: Session, wait: PaymentWait, steps: Partial<PayingSteps> = {}) =>
  makeStepContext<PaymentVerificationStepProps>({
    session,
    wait,
    checkout,
    payingSteps: {
      paymentStepId: 'payment',
      moneyStepIds: ['payment'],
      pixStepId: undefined,
      waitingStepId: 'payment-verification',
      ...steps,
    },
  });

test.each([
  ['before the session is known', makeSession({ isRestored: false }), asked, 'checking', { kind: 'stay' }],
  ['before the first answer', bought, asked, 'checking', { kind: 'stay' }],
  ['pending by card', bought, answered('pending'), 'processing', { kind: 'stay' }],
  ['pending on the phone, with M-Pesa', paidBy('m-pesa'), answered('pending'), 'waiting', { kind: 'stay' }],
  [
    'pending on the phone, made in another browser',
    stranger,
    answered('pending', { method: 'm-pesa' }),
    'waiting',
    { kind: 'stay' },
  ],
  ['pending at the bank, with NuPay', paidBy('nu-pay'), answered('pending'), 'processing', { kind: 'stay' }],
  ['pending with an unknown method', stranger, answered('pending'), 'processing', { kind: 'stay' }],
  ['pending at the bank', bought, answered('pending', { redirect }), 'challenge', { kind: 'leave', href: redirect }],
  [
    'pending at a bank outside the list of the brand',
    bought,
    answered('pending', { redirect: unlisted }),
    'blocked',
    { kind: 'stay' },
  ],
  ['refused', bought, answered('refused'), 'refused', toPayment],
  ['expired', bought, answered('expired'), 'expired', toPayment],
  ['canceled', bought, answered('canceled'), 'canceled', toPayment],
  ['paid', bought, answered('paid'), 'paid', { kind: 'next' }],
  ['paid before this visit', over, { ...asked, token: null }, 'paid', { kind: 'next' }],
  ['without a token', stranger, { ...asked, token: null }, 'missing', toPaymentFromNone],
  ['with an unknown token', stranger, { ...asked, isFound: false }, 'missing', toPayment],
  ['without a status call', bought, { ...asked, isSupported: false }, 'manual', { kind: 'next' }],
  ['without a status call and purchase', stranger, { ...asked, isSupported: false }, 'missing', toPayment],
] as const)(
  'the payment verification has the right state and main button for a payment: %s',
  async (_title, session, wait, state, result) => {
    expect(selectPaymentState(session, wait, checkout)).toBe(state);
    expect(await submit({}, contextOf(session, wait))).toEqual(result);
  },
);

test('the payment verification offers another method while the bank waits', async () => {
  const session = { letGo: 'pay-1', isUnanswered: true };
  expect(await actions.otherMethod(contextOf(bought, answered('pending', { redirect })))).toEqual({
    ...toPayment,
    session,
  });
});

test('a paid payment of this browser leads to its receipt with the charged amount', () => {
  const { status } = answered('paid', { amount: 90 });
  expect(status && settle(status, contextOf(bought, asked))).toEqual({
    kind: 'next',
    session: { purchase: { ...purchase, status: 'paid', amount: 90, currency: 'BRL' } },
  });
});

test('leaving a refused payment of a link abandons no other purchase', async () => {
  const other = makeSession({ purchase: { ...purchase, token: 'pay-2' } });
  expect(await submit({}, contextOf(other, answered('refused')))).toEqual(toPayment);
});

test.each([
  ['a payment of another browser', stranger, 'paid'],
  ['a pending payment', bought, 'pending'],
  ['a refused payment', bought, 'refused'],
] as const)('%s makes no receipt', (_title, session, state) => {
  const { status } = answered(state);
  expect(status && settle(status, contextOf(session, asked))).toBeUndefined();
});

test('a buyer who returns after paying sees the receipt', async () => {
  expect(await resume(contextOf(over, asked))).toEqual({ kind: 'next' });
  expect(resume(contextOf(bought, asked))).toBeUndefined();
});

const bankslip = { line: '1'.repeat(47), barcode: '1'.repeat(44), dueDate: '2026-07-04', url: 'https://a.example/1' };
const pix = { code: '00020126330014br.gov.bcb.pix', expiresAt: '2026-07-01T12:15:00Z' };

test('a buyer who returns with an open bankslip sees the bankslip', async () => {
  const slip = makeSession({ purchase: { ...purchase, method: 'bankslip', bankslip } });
  expect(await resume(contextOf(slip, asked))).toEqual({ kind: 'next' });
});

describe('a new code of a waiting payment', () => {
  const settled = (context: StepContext<PaymentVerificationStepProps>) =>
    context.wait.status && settle(context.wait.status, context);

  test('is shown on the receipt if it is a bankslip', () => {
    expect(settled(contextOf(bought, answered('pending', { bankslip })))).toEqual({
      kind: 'next',
      session: { purchase: { ...purchase, bankslip } },
    });
  });

  test('is shown on the pix step if it is a pix code', () => {
    expect(settled(contextOf(bought, answered('pending', { pix }), { pixStepId: 'pix' }))).toMatchObject({
      kind: 'goTo',
      stepId: 'pix',
      session: { letGo: 'pay-1', pix: { ...pix, token: 'pay-1', amount: 100, purchase } },
    });
  });

  test('is also shown if the payment is from another browser', () => {
    const elsewhere: Session = { ...stranger, elsewhere: 'pay-1' };
    expect(settled(contextOf(elsewhere, answered('pending', { pix }), { pixStepId: 'pix' }))).toMatchObject({
      kind: 'goTo',
      stepId: 'pix',
      session: { pix: { ...pix, token: 'pay-1', purchase: { method: 'pix' } } },
    });
    expect(settled(contextOf(elsewhere, answered('pending', { bankslip })))).toMatchObject({
      kind: 'next',
      session: { purchase: { token: 'pay-1', bankslip } },
    });
    expect(settled(contextOf(elsewhere, answered('paid')))).toBeUndefined();
  });

  test('is not shown for a pix without a pix step, or for an unknown payment', () => {
    expect(settled(contextOf(bought, answered('pending', { pix })))).toBeUndefined();
    expect(settled(contextOf(stranger, answered('pending', { pix }), { pixStepId: 'pix' }))).toBeUndefined();
    expect(settled(contextOf(stranger, answered('pending', { bankslip })))).toBeUndefined();
  });
});
