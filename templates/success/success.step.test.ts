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

describe('while a bankslip is unpaid', () => {
  it('an arriving payment ends the purchase on the same page', () => {
    expect(settle(answer('paid'), contextOf(pending))).toEqual({
      kind: 'stay',
      session: { purchase: paid, isPurchaseOver: true },
    });
  });

  it.each<[title: string, purchase: PurchasedPlan | null, status: PaymentStatusAnswer]>([
    ['that is pending', pending, answer('pending')],
    ['that is expired', pending, answer('expired')],
    ['of a finished purchase', paid, answer('paid')],
    ['of another payment', pending, answer('paid', 'pay_9')],
    ['without a purchase', null, answer('paid')],
  ])('a payment status %s changes nothing', (_, purchase, status) => {
    expect(settle(status, contextOf(purchase))).toBeUndefined();
  });
});

it('a pix code that arrives later is shown by the pix step', () => {
  const pix = { code: '0'.repeat(20) };
  const bought = { ...pending, method: 'pix' as const };
  expect(settle({ ...answer('pending'), pix }, contextOf(bought))).toMatchObject({
    kind: 'goTo',
    stepId: 'pix',
    session: { letGo: 'pay_1', pix: { ...pix, token: 'pay_1', amount: 114_000, purchase: bought } },
  });
});

describe('a payment of another browser in the URL', () => {
  const here = { session: makeSession({ elsewhere: 'pay_1', leadId: 'lead_1' }) };
  const bankslip = { line: '1'.repeat(47) };

  it.each<[title: string, status: PaymentStatusAnswer, purchase: Partial<PurchasedPlan>]>([
    ['an open bankslip', { ...answer('pending'), bankslip }, { status: 'pending', method: 'bankslip', bankslip }],
    ['a paid payment', answer('paid'), { status: 'paid', amount: 114_000, currency: 'BRL' }],
    ['an expired payment', answer('expired'), { status: 'pending' }],
  ])('is shown without the buyer’s e-mail: %s', (_, status, purchase) => {
    const result = settle(status, makeStepContext<SuccessStepProps>(here));
    expect(result).toMatchObject({ kind: 'stay', session: { purchase: { token: 'pay_1', ...purchase } } });
    expect(result?.session?.purchase).not.toHaveProperty('email');
  });

  it('ignores the status of another payment', () => {
    expect(settle(answer('paid', 'pay_9'), makeStepContext<SuccessStepProps>(here))).toBeUndefined();
  });
});

describe('when I open the receipt', () => {
  it.each<[title: string, purchase: PurchasedPlan, leadId: string | null, result: object | undefined]>([
    [
      'a paid purchase ends, so that what I typed is removed',
      paid,
      'lead_1',
      { kind: 'stay', session: { isPurchaseOver: true } },
    ],
    ['a waiting purchase does not end', pending, 'lead_1', undefined],
    ['a purchase that has already ended does not end again', paid, null, undefined],
  ])('%s', async (_, purchase, leadId, result) => {
    expect(await resume(contextOf(purchase, leadId))).toEqual(result);
  });
});

it('after a refusal I return to the payment step, and the refused purchase is abandoned', async () => {
  expect(await submit({}, contextOf(pending))).toEqual({
    kind: 'goTo',
    stepId: 'payment',
    session: { letGo: 'pay_1' },
  });
});
