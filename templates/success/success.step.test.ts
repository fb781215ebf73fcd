import { describe, expect, it } from 'vitest';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import type { PaymentStatusAnswer, PurchasedPlan, SuccessStepProps } from '../../schemas/generated/types';
import { resume, settle, submit } from './success.step';

const pending: PurchasedPlan = {
  token: 'pay_1',
  planId: 'yearly-1',
  planName: 'Plano anual',
  amount: 114_000,
  currency: 'BRL',
  method: 'bankslip',
  status: 'pending',
};
const paid: PurchasedPlan = { ...pending, status: 'paid' };
const contextOf = (purchase: PurchasedPlan | null, leadId: string | null = 'lead_1') =>
  makeStepContext<SuccessStepProps>({ session: makeSession({ purchase, leadId }) });
const answer = (status: PaymentStatusAnswer['status'], token = 'pay_1'): PaymentStatusAnswer => ({
  token,
  status,
  amount: 114_000,
  currency: 'BRL',
});

describe('while a slip waits for money', () => {
  it('the money that arrives ends the purchase, on the spot', () => {
    expect(settle(answer('paid'), contextOf(pending))).toEqual({
      kind: 'stay',
      session: { purchase: paid, isPurchaseOver: true },
    });
  });

  it.each<[title: string, purchase: PurchasedPlan | null, status: PaymentStatusAnswer]>([
    ['that has not arrived', pending, answer('pending')],
    ['of a slip that expired', pending, answer('expired')],
    ['of a purchase that is over', paid, answer('paid')],
    ['of another payment', pending, answer('paid', 'pay_9')],
    ['of no purchase', null, answer('paid')],
  ])('money %s changes nothing', (_, purchase, status) => {
    expect(settle(status, contextOf(purchase))).toBeUndefined();
  });
});

it('the code of a pix that came without one is shown by its own step', () => {
  const pix = { code: '0'.repeat(20) };
  const bought = { ...pending, method: 'pix' as const };
  expect(settle({ ...answer('pending'), pix }, contextOf(bought))).toMatchObject({
    kind: 'goTo',
    stepId: 'pix',
    session: { letGo: 'pay_1', pix: { ...pix, token: 'pay_1', amount: 114_000, purchase: bought } },
  });
});

describe('a payment of another browser that the address names', () => {
  const here = { session: makeSession({ elsewhere: 'pay_1', leadId: 'lead_1' }) };
  const bankslip = { line: '1'.repeat(47) };

  it.each<[title: string, status: PaymentStatusAnswer, purchase: Partial<PurchasedPlan>]>([
    ['an open slip', { ...answer('pending'), bankslip }, { status: 'pending', method: 'bankslip', bankslip }],
    ['one that is paid', answer('paid'), { status: 'paid', amount: 114_000, currency: 'BRL' }],
    ['one that expired', answer('expired'), { status: 'pending' }],
  ])('%s is shown, without a word of who paid', (_, status, purchase) => {
    const result = settle(status, makeStepContext<SuccessStepProps>(here));
    expect(result).toMatchObject({ kind: 'stay', session: { purchase: { token: 'pay_1', ...purchase } } });
    expect(result?.session?.purchase).not.toHaveProperty('email');
  });

  it('but none that the address does not name', () => {
    expect(settle(answer('paid', 'pay_9'), makeStepContext<SuccessStepProps>(here))).toBeUndefined();
  });
});

describe('on arrival', () => {
  it.each<[title: string, purchase: PurchasedPlan, leadId: string | null, result: object | undefined]>([
    [
      'a paid purchase is over, and what I typed is forgotten',
      paid,
      'lead_1',
      { kind: 'stay', session: { isPurchaseOver: true } },
    ],
    ['one that waits is not', pending, 'lead_1', undefined],
    ['nothing is left to forget after a reload', paid, null, undefined],
  ])('%s', async (_, purchase, leadId, result) => {
    expect(await resume(contextOf(purchase, leadId))).toEqual(result);
  });
});

it('after a refusal I am led back to payment, and that purchase is let go', async () => {
  expect(await submit({}, contextOf(pending))).toEqual({
    kind: 'goTo',
    stepId: 'payment',
    session: { letGo: 'pay_1' },
  });
});
