import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfferedPlan } from '../../model/money/offered-plan';
import { validatePurchasedPlan } from '../../schemas/generated/session.mjs';
import type {
  PaymentMethod,
  PaymentMethodEntry,
  PaymentStatusAnswer,
  PurchasedPlan,
} from '../../schemas/generated/types';
import type { StepContext, StepResult } from '../contract/step-contract';
import { readStored } from '../session/browser-storage';
import { fakeBrowser } from '../testing/fake-browser';
import { type FakePaymentBackend, fakePaymentBackend, type Sending } from '../testing/fake-payment-backend';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeOrder } from '../testing/make-order';
import { makeInstallment, makePlanSummary } from '../testing/make-plan-summary';
import { makeSession } from '../testing/make-session';
import { makeStepContext } from '../testing/make-step-context';
import { payForStep, resumeForStep, type StepPurchase } from './pay-for-step';
import { withPaid } from './settle-on';

beforeEach(() => {
  fakeBrowser();
  const start = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => start(run, 0)) as typeof setTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const monthly: OfferedPlan = {
  ...makePlanSummary({ id: 'monthly-1', planName: 'Plano mensal', planType: 'recurrency', amount: 9_900 }),
  trial: { count: 7, unit: 'day', firstChargeOn: '2026-11-28' },
};
const shown = { amount: 9_900, date: '2026-11-28' };
const card: PaymentMethodEntry = { method: 'credit-card', amount: 9_900, installments: 1 };
const begun: Sending = { row: { amount: 0 } };

const contextOf = (backend: FakePaymentBackend, plans = [monthly]) =>
  makeStepContext({
    api: backend.api,
    session: makeSession({ leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' }),
    checkout: { ...makeCheckoutView(), plans },
  });

function orderOf(plan: OfferedPlan, entry: PaymentMethodEntry): StepPurchase {
  const method = entry.method as PaymentMethod;
  return { order: makeOrder(plan), method, buildEntries: ({ amount }) => [{ ...entry, amount }], document: undefined };
}

function payBy(
  entry: PaymentMethodEntry,
  backend: FakePaymentBackend,
  context: StepContext<object> = contextOf(backend),
) {
  return payForStep(context, orderOf(monthly, entry));
}

const stored = () => readStored('PURCHASED_PLAN', validatePurchasedPlan);
const purchaseOf = (result: StepResult | undefined): PurchasedPlan | null | undefined => result?.session?.purchase;

describe('a trial that I start by card', () => {
  it('charges nothing today', async () => {
    const backend = fakePaymentBackend({ next: [begun] });
    await payBy(card, backend);
    expect(backend.bodies).toMatchObject([
      { amount: 0, planId: 'monthly-1', paymentMethods: [{ method: 'credit-card', amount: 0, installments: 1 }] },
    ]);
  });

  it('appears on the receipt as it was offered, and in the stored purchase', async () => {
    const result = await payBy(card, fakePaymentBackend({ next: [begun] }));
    const receipt = { amount: 0, currency: 'BRL', scheduled: shown, status: 'paid', planName: 'Plano mensal' };
    expect(purchaseOf(result)).toMatchObject(receipt);
    expect(stored()).toMatchObject(receipt);
  });

  it('appears on the receipt with the charge date of the backend', async () => {
    const scheduled = { amount: 9_900, date: '2026-11-29' };
    const result = await payBy(card, fakePaymentBackend({ next: [{ row: { amount: 0, scheduled } }] }));
    expect(purchaseOf(result)).toMatchObject({ amount: 0, scheduled });
  });

  describe('in installments with interest', () => {
    const addInterest: OfferedPlan = {
      ...monthly,
      installments: [1, 12].map((count) =>
        makeInstallment(count, 9_900, count > 1 ? { value: 875, tax: 600, totalValue: 10_500 } : {}),
      ),
    };
    const payIn = (installments: number, row: Partial<PaymentStatusAnswer> = {}) =>
      payForStep(
        contextOf(fakePaymentBackend({ next: [{ row: { amount: 0, ...row } }] }), [addInterest]),
        orderOf(addInterest, { ...card, installments }),
      );

    it('appears on the receipt with the interest of its first charge', async () => {
      const receipt = { amount: 0, scheduled: shown, total: 10_500, installments: 12, installmentAmount: 875 };
      expect(purchaseOf(await payIn(12, { scheduled: shown }))).toMatchObject(receipt);
      expect(stored()).toMatchObject(receipt);
    });

    it.each<[title: string, installments: number, scheduled: PaymentStatusAnswer['scheduled']]>([
      ['with only one payment chosen', 1, undefined],
      ['for which the backend schedules another amount', 12, { amount: 10_900, date: '2026-11-28' }],
    ])('%s appears on the receipt without interest', async (_, installments, scheduled) => {
      expect(purchaseOf(await payIn(installments, scheduled && { scheduled }))).not.toHaveProperty('total');
    });
  });

  it('whose answer is lost appears on the receipt after a reload', async () => {
    const backend = fakePaymentBackend({ next: [{ row: { amount: 0 }, isUnheard: true }] });
    const gone = new Error('the page was left');
    const api = (async (id: never, input: never) => {
      if (id === 'loadPayment') throw gone;
      return backend.api(id, input);
    }) as unknown as typeof backend.api;
    await expect(payBy(card, backend, { ...contextOf(backend), api })).rejects.toBe(gone);
    const result = await resumeForStep(contextOf(backend));
    expect(purchaseOf(result)).toMatchObject({ amount: 0, scheduled: shown, status: 'paid' });
    expect(backend.keys).toHaveLength(1);
  });

  it('does not start a second time', async () => {
    const backend = fakePaymentBackend({ next: [begun] });
    await payBy(card, backend);
    expect(purchaseOf(await payBy(card, backend))).toMatchObject({ token: 'pay_1', scheduled: shown });
    expect(backend.keys).toHaveLength(1);
  });

  it('does not start when the card is refused', async () => {
    const error = { code: 'card_declined', retryable: false, outcome: 'none' } as const;
    const result = await payBy(card, fakePaymentBackend({ next: [{ status: 422, error }] }));
    expect(result).toMatchObject({ kind: 'stay', formError: { code: 'card_declined' } });
    expect(stored()).toBeUndefined();
  });

  it('is pending while I confirm it at my bank', async () => {
    const redirect = '/sandbox/bank?token=pay_1';
    const result = await payBy(
      card,
      fakePaymentBackend({ next: [{ row: { amount: 0, status: 'pending', redirect } }] }),
    );
    expect(result).toMatchObject({ kind: 'leave', href: redirect });
    expect(purchaseOf(result)).toMatchObject({ status: 'pending', amount: 0, scheduled: shown });
  });
});

describe('a backend that grants no trial', () => {
  const error = { code: 'amount_changed', retryable: false, outcome: 'none', amount: 9_900, currency: 'BRL' } as const;

  it('charges nothing, shows me today’s price, and charges that price at the next press', async () => {
    const backend = fakePaymentBackend({ next: [{ status: 422, error }, { row: { amount: 9_900 } }] });
    const result = await payBy(card, backend);
    expect(result).toMatchObject({
      kind: 'stay',
      formError: { code: 'trial_unavailable', values: { after: 'R$\u00a099,00' } },
    });
    expect(stored()).toBeUndefined();
    const [plan] = result.session?.plans ?? [];
    expect(plan).not.toHaveProperty('trial');
    const again = await payForStep(contextOf(backend), orderOf(plan ?? monthly, card));
    expect(backend.bodies.map(({ amount }) => amount)).toEqual([0, 9_900]);
    expect(new Set(backend.keys).size).toBe(2);
    expect(purchaseOf(again)).toMatchObject({ amount: 9_900, status: 'paid' });
    expect(purchaseOf(again)).not.toHaveProperty('scheduled');
  });
});

it('a payment method that cannot charge later pays the full price today', async () => {
  const backend = fakePaymentBackend({ next: [{ row: { amount: 9_900 } }] });
  const result = await payBy({ method: 'pix', amount: 9_900 }, backend);
  expect(backend.bodies).toMatchObject([{ amount: 9_900, paymentMethods: [{ method: 'pix', amount: 9_900 }] }]);
  expect(purchaseOf(result)).toMatchObject({ amount: 9_900 });
  expect(purchaseOf(result)).not.toHaveProperty('scheduled');
});

describe('a waiting purchase becomes paid', () => {
  const purchase: PurchasedPlan = {
    token: 'pay_1',
    planId: 'monthly-1',
    planName: 'Plano mensal',
    amount: 0,
    scheduled: shown,
    total: 10_500,
    installments: 12,
    installmentAmount: 875,
    currency: 'BRL',
    method: 'credit-card',
    status: 'pending',
  };
  const asShown = { scheduled: shown, total: 10_500, installmentAmount: 875 };
  const later = { amount: 9_900, date: '2026-11-29' };
  const dearer = { amount: 10_900, date: '2026-11-28' };

  it.each<[title: string, answer: Partial<PaymentStatusAnswer>, receipt: Partial<PurchasedPlan>]>([
    ['with the trial that was offered', { amount: 0 }, { amount: 0, ...asShown }],
    [
      'with the charge date of the backend',
      { amount: 0, scheduled: later },
      { amount: 0, ...asShown, scheduled: later },
    ],
    ['with another amount after the trial', { amount: 0, scheduled: dearer }, { amount: 0, scheduled: dearer }],
    ['with a charge today instead of the trial', { amount: 9_900 }, { amount: 9_900 }],
  ])('%s', (_, answer, receipt) => {
    const { amount: _amount, scheduled: _scheduled, total: _total, installmentAmount: _one, ...rest } = purchase;
    const status: PaymentStatusAnswer = { token: 'pay_1', status: 'paid', amount: 0, currency: 'BRL', ...answer };
    expect(withPaid(purchase, status)).toEqual({ ...rest, status: 'paid', ...receipt });
  });
});
