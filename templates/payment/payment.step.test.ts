import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StepContext } from '../../renderer/contract/step-contract';
import { buildEntries } from '../../renderer/payment-form/methods/credit-card/credit-card.entries';
import { fingerprintOf } from '../../renderer/session/fingerprint-of';
import { readIntent } from '../../renderer/session/purchase-intent';
import { ownerOf } from '../../renderer/session/purchase-owner';
import { type FakeBrowser, fakeBrowser } from '../../renderer/testing/fake-browser';
import { type FakePaymentBackend, fakePaymentBackend } from '../../renderer/testing/fake-payment-backend';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeInstallment, makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { makeSession, type SessionChanges } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import type { PaymentRequest, PaymentStepProps, PurchasedPlan } from '../../schemas/generated/types';
import { actions, resume, submit } from './payment.step';

let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const plan = makePlanSummary({ id: 'yearly-1' });
const purchase: PurchasedPlan = {
  token: 'pay_1',
  planId: plan.id,
  planName: plan.planName,
  amount: plan.amount,
  currency: 'BRL',
  method: 'credit-card',
  status: 'paid',
  payer: 'lead_1',
};

function contextOf(
  backend: FakePaymentBackend,
  session: SessionChanges = {},
  changes: Partial<StepContext<PaymentStepProps>> = {},
): StepContext<PaymentStepProps> {
  return makeStepContext<PaymentStepProps>({
    api: backend.api,
    session: makeSession({
      leadId: 'lead_1',
      name: 'Ana Prado',
      email: 'ana@example.com',
      phone: '(11) 98765-4321',
      ...session,
    }),
    checkout: { ...makeCheckoutView(), plans: [plan] },
    method: { id: 'pix', buildEntries: (_values, { amount }) => [{ method: 'pix', amount }] },
    ...changes,
  });
}

describe('the pay button', () => {
  it('sends the displayed order with the typed document', async () => {
    const backend = fakePaymentBackend();
    const values = { method: 'pix', cpf: '390.533.447-05' };
    expect(await submit(values, contextOf(backend))).toMatchObject({
      kind: 'next',
      session: { document: '390.533.447-05', purchase: { token: 'pay_1', status: 'paid' } },
    });
    expect(backend.bodies).toMatchObject([
      { amount: 114_000, planId: 'yearly-1', operation: 'direct', sfLeadId: 'lead_1', document: '39053344705' },
    ]);
  });

  it('charges a plan with only 12 installments in 12, as shown on the screen and the receipt', async () => {
    const backend = fakePaymentBackend();
    const only = makePlanSummary({
      id: 'yearly-1',
      installments: [makeInstallment(12, 114_000, { tax: 6_000, totalValue: 120_000 })],
    });
    const values = {
      method: 'credit-card',
      cardHolder: 'ANA',
      cardNumber: '4111',
      cardExpiry: '12/30',
      cardCvv: '123',
    };
    const checkout = { ...makeCheckoutView(), plans: [only] };
    expect(
      await submit(values, contextOf(backend, {}, { checkout, method: { id: 'credit-card', buildEntries } })),
    ).toMatchObject({
      session: { purchase: { amount: 114_000, installments: 12, total: 120_000 } },
    });
    expect(backend.bodies).toMatchObject([
      { amount: 114_000, paymentMethods: [{ amount: 114_000, installments: 12 }] },
    ]);
  });

  it.each<[props: PaymentStepProps, sent: Partial<PaymentRequest>]>([
    [{}, { operation: 'direct' }],
    [{ operation: 'sale-invoice' }, { operation: 'sale-invoice' }],
    [{ type: 'bolsa' }, { operation: 'direct', type: 'bolsa' }],
  ])('sends the operation and type of a step with %j', async (props, sent) => {
    const backend = fakePaymentBackend();
    await submit({ method: 'pix' }, contextOf(backend, {}, { step: { id: 'payment', props } }));
    const [{ operation, type } = {}] = backend.bodies;
    expect({ operation, type }).toEqual({ type: undefined, ...sent });
  });

  it.each<[title: string, session: SessionChanges, changes: Partial<StepContext<PaymentStepProps>>, result: object]>([
    ['opens the receipt of a paid purchase', { purchase }, {}, { kind: 'next' }],
    [
      'opens the receipt of a purchase by the same e-mail under another lead',
      { purchase: { ...purchase, payer: 'lead_0', buyer: fingerprintOf('ANA@example.com') } },
      {},
      { kind: 'next' },
    ],
    [
      'takes no payment without a plan',
      {},
      { checkout: { ...makeCheckoutView(), plans: null } },
      { kind: 'stay', formError: { code: 'plan_unavailable', outcome: 'none' } },
    ],
    [
      'takes no payment without a method',
      {},
      { method: undefined },
      { kind: 'stay', formError: { code: 'plan_unavailable', outcome: 'none' } },
    ],
  ])('%s', async (_, session, changes, result) => {
    const backend = fakePaymentBackend();
    expect(await submit({ method: 'pix' }, contextOf(backend, session, changes))).toEqual(result);
    expect(backend.keys).toEqual([]);
  });
});

it('buying again starts a new payment, even if the first key is still stored', async () => {
  const backend = fakePaymentBackend({ next: ['pending'] });
  await submit({ method: 'pix' }, contextOf(backend));
  backend.settle('paid');
  expect(await actions.again(contextOf(backend, { purchase }))).toEqual({
    kind: 'stay',
    session: { letGo: purchase.token },
  });
  expect(readIntent(ownerOf(makeCheckoutView()))).toBeUndefined();
  browser.stored.clear();
  expect(await submit({ method: 'pix' }, contextOf(backend))).toMatchObject({
    session: { purchase: { token: 'pay_2' } },
  });
  expect(new Set(backend.keys).size).toBe(2);
});

it('the payment step resumes nothing on a first visit', () => {
  expect(resume(contextOf(fakePaymentBackend()))).toBeUndefined();
});
