import { describe, expect, test } from 'vitest';
import type { PaymentStatusAnswer, PurchasedPlan } from '../../schemas/generated/types';
import type { StepResult } from '../contract/step-contract';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeSession } from '../testing/make-session';
import { makeStepContext } from '../testing/make-step-context';
import { type PaymentScreen, type PaymentState, screensOf, selectPaymentState } from '../wait/payment-state';
import { settleOn } from './settle-on';

const purchase: PurchasedPlan = {
  token: 'pay_1',
  planId: 'yearly-1',
  planName: 'Plano anual',
  amount: 114_000,
  currency: 'BRL',
  method: 'credit-card',
  status: 'pending',
};
const pix = { code: '00020126330014br.gov.bcb.pix', expiresAt: '2026-07-01T12:15:00Z' };
const bankslip = { line: '1'.repeat(47), barcode: '1'.repeat(44), dueDate: '2026-07-04' };

/** States that an answer of the backend tells, each with the method of the payment and that answer. */
const message = {
  challenge: ['nu-pay', { redirect: '/sandbox/bank' }],
  blocked: ['credit-card', { redirect: 'https://bank.example/3ds' }],
  waiting: ['m-pesa', {}],
  processing: ['credit-card', {}],
  code: ['pix', { pix }],
  slip: ['bankslip', { bankslip }],
  codeless: ['pix', {}],
  paid: ['credit-card', { status: 'paid' }],
  refused: ['credit-card', { status: 'refused' }],
  expired: ['m-pesa', { status: 'expired' }],
  canceled: ['nu-pay', { status: 'canceled' }],
} as const satisfies Partial<Record<PaymentState, [PurchasedPlan['method'], Partial<PaymentStatusAnswer>]>>;

type ReportedState = keyof typeof message;

/** Step that the buyer is on, after the status has arrived on each screen. `here` changes no step. */
const table: Record<ReportedState, Record<PaymentScreen, string>> = {
  challenge: { verification: 'here', code: 'payment-verification', receipt: 'payment-verification' },
  blocked: { verification: 'here', code: 'payment-verification', receipt: 'payment-verification' },
  waiting: { verification: 'here', code: 'payment-verification', receipt: 'payment-verification' },
  processing: { verification: 'here', code: 'payment-verification', receipt: 'here' },
  code: { verification: 'pix', code: 'here', receipt: 'pix' },
  slip: { verification: 'next', code: 'next', receipt: 'here' },
  codeless: { verification: 'next', code: 'next', receipt: 'here' },
  paid: { verification: 'next', code: 'next', receipt: 'here' },
  refused: { verification: 'here', code: 'here', receipt: 'here' },
  expired: { verification: 'here', code: 'here', receipt: 'here' },
  canceled: { verification: 'here', code: 'here', receipt: 'here' },
};

const states = Object.keys(message) as ReportedState[];
const screens: readonly PaymentScreen[] = ['verification', 'code', 'receipt'];
const cells = states.flatMap((state) => screens.map((screen) => ({ state, screen, step: table[state][screen] })));

function stepOf(result: StepResult | undefined): string {
  if (!result || result.kind === 'stay') return 'here';
  return result.kind === 'goTo' ? result.stepId : result.kind;
}

function settle(state: ReportedState, screen: PaymentScreen, isHere: boolean) {
  const [method, rest] = message[state];
  const status: PaymentStatusAnswer = { token: 'pay_1', status: 'pending', amount: 114_000, currency: 'BRL', ...rest };
  const session = makeSession(isHere ? { purchase: { ...purchase, method } } : { elsewhere: 'pay_1' });
  const wait = { token: 'pay_1', status: { ...status, method }, isSupported: true, isFound: true };
  const checkout = makeCheckoutView();
  const payingSteps = {
    paymentStepId: 'payment',
    moneyStepIds: ['payment'],
    pixStepId: 'pix',
    waitingStepId: 'payment-verification',
  };
  expect(selectPaymentState(session, wait, checkout)).toBe(state);
  return settleOn(screen)(wait.status, makeStepContext({ session, wait, checkout, payingSteps }));
}

describe('a payment is shown by the screen for its state', () => {
  test.each(cells)('a payment $state on the $screen screen: $step', ({ state, screen, step }) => {
    expect(stepOf(settle(state, screen, true))).toBe(step);
  });

  // The verification confirms a payment of another browser itself: there is no receipt of it here.
  const ofOthers = cells.filter(({ state, screen }) => state !== 'paid' || screen !== 'verification');
  test.each(ofOthers)('a payment $state of another browser on the $screen screen: $step', ({ state, screen, step }) => {
    expect(stepOf(settle(state, screen, false))).toBe(step);
  });

  test('the verification confirms a paid payment of another browser', () => {
    expect(settle('paid', 'verification', false)).toBeUndefined();
  });
});

test('the table has each state that a backend can tell', () => {
  const ours: PaymentState[] = ['checking', 'manual', 'noted', 'missing'];
  expect([...states, ...ours].sort()).toEqual(Object.keys(screensOf).sort());
});

test('the status of an unknown payment leads nowhere', () => {
  const status: PaymentStatusAnswer = { token: 'pay_9', status: 'paid', amount: 114_000, currency: 'BRL' };
  for (const screen of screens) expect(settleOn(screen)(status, makeStepContext({}))).toBeUndefined();
});
