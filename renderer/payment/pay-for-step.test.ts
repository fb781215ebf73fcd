import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfferedPlan } from '../../model/money/offered-plan';
import type { Order } from '../../model/money/select-order';
import { validatePurchasedPlan, validatePurchaseIntent } from '../../schemas/generated/session.mjs';
import type {
  PaymentMethod,
  PaymentMethodEntry,
  PaymentStatusAnswer,
  PlanSummary,
  PurchasedPlan,
} from '../../schemas/generated/types';
import { ApiCallError } from '../api/api';
import * as serverClock from '../api/server-clock';
import type { StayResult, StepContext, StepResult } from '../contract/step-contract';
import { readStored, removeStored, writeStored } from '../session/browser-storage';
import { buildPurchase } from '../session/build-purchase';
import { writeSession } from '../session/patch-session';
import { closeIntentOf } from '../session/purchase-intent';
import { ownerOf } from '../session/purchase-owner';
import { fakeBrowser } from '../testing/fake-browser';
import { type FakePaymentBackend, fakePaymentBackend, type Sending } from '../testing/fake-payment-backend';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeOrder } from '../testing/make-order';
import { makeInstallment, makePlanSummary } from '../testing/make-plan-summary';
import { makeSession, type SessionChanges } from '../testing/make-session';
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

const yearly = makePlanSummary({ id: 'yearly-1', planName: 'Plano anual' });
const monthly = makePlanSummary({ id: 'monthly-1', planName: 'Plano mensal', planType: 'recurrency', amount: 9_900 });
const card = (amount: number): PaymentMethodEntry => ({ method: 'credit-card', amount, installments: 12 });
const pixEntry = (amount: number): PaymentMethodEntry => ({ method: 'pix', amount });
const buyer: SessionChanges = {
  leadId: 'lead_1',
  name: 'Ana Prado',
  email: 'ana@example.com',
  phone: '(11) 98765-4321',
};

function contextOf(backend: FakePaymentBackend, changes: SessionChanges = {}, plans: PlanSummary[] | null = [yearly]) {
  return makeStepContext({
    api: backend.api,
    session: makeSession({ ...buyer, ...changes }),
    checkout: { ...makeCheckoutView(), plans },
  });
}

function orderOf(plan: OfferedPlan, entry: PaymentMethodEntry, changes: Partial<Order> = {}): StepPurchase {
  const method = entry.method as PaymentMethod;
  return { order: makeOrder(plan, changes), method, buildEntries: () => [entry], document: undefined };
}

function payFor(
  context: StepContext<object>,
  plan: OfferedPlan = yearly,
  entry = card(plan.amount),
): Promise<StepResult> {
  return payForStep(context, orderOf(plan, entry));
}

/** Sends a payment, loses its answer, and leaves the page. */
async function sendAndLeave(backend: FakePaymentBackend, plan = yearly, entry = card(plan.amount)): Promise<void> {
  const gone = new Error('the page was left');
  const context = contextOf(backend);
  const api = (async (id: never, input: never) => {
    if (id === 'loadPayment') throw gone;
    return backend.api(id, input);
  }) as unknown as typeof backend.api;
  await expect(payFor({ ...context, api }, plan, entry)).rejects.toBe(gone);
}

const owner = ownerOf(makeCheckoutView());
const stored = (whose = owner) => readStored('PURCHASED_PLAN', validatePurchasedPlan, whose);
const intent = (whose = owner) => readStored('purchaseIntent', validatePurchaseIntent, whose);
const purchaseOf = (result: StepResult | undefined): PurchasedPlan | null | undefined => result?.session?.purchase;

describe('a payment whose answer was lost has a receipt after a reload', () => {
  it.each<[title: string, plans: PlanSummary[] | null]>([
    ['when the plans are loaded', [yearly]],
    ['when the plans cannot be loaded', null],
    ['when the link now offers another plan', [monthly]],
  ])('%s', async (_, plans) => {
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    await sendAndLeave(backend);
    const result = await resumeForStep(contextOf(backend, {}, plans));
    expect(result).toMatchObject({ kind: 'next' });
    const receipt = {
      token: 'pay_1',
      planId: 'yearly-1',
      planName: 'Plano anual',
      planType: 'yearly',
      amount: 114_000,
      currency: 'BRL',
      installments: 12,
      method: 'credit-card',
      status: 'paid',
      email: 'a****@example.com',
      payer: 'lead_1',
    };
    expect(purchaseOf(result)).toMatchObject(receipt);
    expect(stored()).toMatchObject(receipt);
    expect(intent()).toBeUndefined();
  });

  it('with the interest of its installments', async () => {
    const plan = {
      ...yearly,
      installments: [makeInstallment(12, yearly.amount, { value: 10_000, tax: 6_000, totalValue: 120_000 })],
    };
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    await sendAndLeave(backend, plan);
    await resumeForStep(contextOf(backend));
    expect(stored()).toMatchObject({ amount: 114_000, total: 120_000, installments: 12, installmentAmount: 10_000 });
  });

  it.each([
    ['with its card, in the tab that sent it', false, { card: { company: 'visa', lastFour: '1111' } }],
    ['without its card in another tab', true, {}],
  ] as const)('%s', async (_, isOther, cards) => {
    const { storedInTab } = fakeBrowser();
    const typed = {
      holderName: 'ANA',
      number: '4111111111111111',
      expiry: '12/34',
      cvv: '737',
      company: 'visa',
    } as const;
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    await sendAndLeave(backend, yearly, { ...card(yearly.amount), card: typed });
    expect([...storedInTab.values()].join()).not.toMatch(/411111|\b737\b/);
    if (isOther) storedInTab.clear();
    const { card: shown } = purchaseOf(await resumeForStep(contextOf(backend))) ?? {};
    expect({ ...(shown && { card: shown }) }).toEqual(cards);
  });

  it.each([
    ['the same card is reported with it', '4111111111111111', { company: 'visa', lastFour: '1111' }],
    ['another card is reported without one: either may have paid', '4242424242424242', undefined],
  ])('or is sent again under its key: %s', async (_, number, shown) => {
    const backend = fakePaymentBackend({ hasStatus: false, next: ['paid-unheard'] });
    const pressed = (typed: string) => ({
      ...card(yearly.amount),
      card: { holderName: 'ANA', number: typed, expiry: '12/34', cvv: '737', company: 'visa' as const },
    });
    await sendAndLeave(backend, yearly, pressed('4111111111111111'));
    expect(purchaseOf(await payFor(contextOf(backend), yearly, pressed(number)))?.card).toEqual(shown);
    expect(new Set(backend.keys).size).toBe(1);
  });

  it('but not with the card of a later press', async () => {
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    await sendAndLeave(backend);
    const sent = {
      token: 'k'.repeat(32),
      paymentProfileIds: [],
      card: { company: 'visa', lastFour: '1111' },
      ...owner,
    };
    writeStored('sentCards', sent, owner);
    expect(purchaseOf(await resumeForStep(contextOf(backend)))).not.toHaveProperty('card');
  });

  it('without a redirect, which only a payment answered as paid has', async () => {
    const redirect = '/login';
    const paid = fakePaymentBackend({ next: [{ row: { redirect } }] });
    expect(purchaseOf(await payFor(contextOf(paid)))).toMatchObject({ status: 'paid', redirect });
    fakeBrowser();
    const open = fakePaymentBackend({ next: [{ row: { status: 'pending', redirect } }] });
    const waiting = purchaseOf(await payFor(contextOf(open)));
    expect(waiting).not.toHaveProperty('redirect');
    const status = { token: 'pay_1', status: 'paid', amount: 114_000, currency: 'BRL', redirect } as const;
    expect(waiting && withPaid(waiting, status)).not.toHaveProperty('redirect');
    fakeBrowser();
    const unheard = fakePaymentBackend({ next: [{ row: { redirect }, isUnheard: true }] });
    expect(purchaseOf(await payFor(contextOf(unheard)))).not.toHaveProperty('redirect');
  });

  it('and is not sent again, even if the plans could not be loaded', async () => {
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    await sendAndLeave(backend);
    await resumeForStep(contextOf(backend, {}, null));
    await payFor(contextOf(backend));
    expect(backend.keys).toHaveLength(1);
  });

  it('with the plan that was bought, even if the page now shows another plan', async () => {
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    await sendAndLeave(backend);
    const result = await payFor(contextOf(backend, {}, [monthly]), monthly, pixEntry(9_900));
    expect(purchaseOf(result)).toMatchObject({
      planId: 'yearly-1',
      planName: 'Plano anual',
      amount: 114_000,
      method: 'credit-card',
      installments: 12,
    });
    expect(backend.keys).toHaveLength(1);
  });
});

it('a buyer who restarts as a new lead finds the payment that was sent', async () => {
  const backend = fakePaymentBackend({ next: ['paid-unheard'] });
  await sendAndLeave(backend);
  const lead = { leadId: 'lead_2', name: 'Ana Prado', email: 'Ana@example.com', phone: '(11) 98765-4321' };
  const returned = writeSession(makeSession(buyer), { lead }, { main: owner });
  const result = await resumeForStep(contextOf(backend, returned));
  expect(purchaseOf(result)).toMatchObject({ token: 'pay_1', status: 'paid' });
  expect(await payFor(contextOf(backend, returned))).toMatchObject({ kind: 'next' });
  expect(backend.keys).toHaveLength(1);
});

it('a buyer who paid by pix and returns may buy again', async () => {
  const backend = fakePaymentBackend({ next: ['pending'] });
  await payFor(contextOf(backend), yearly, pixEntry(yearly.amount));
  const open = intent();
  if (!open) throw new Error('the payment waits');
  expect(open).toMatchObject({ state: 'pending', token: 'pay_1' });
  const purchase = buildPurchase(open, { token: 'pay_1', status: 'paid', paymentProfileIds: [] });
  writeSession(makeSession(), { purchase }, { main: owner });
  expect(await resumeForStep(contextOf(backend, { purchase }))).toBeUndefined();
});

it('a buyer who paid in another tab as another lead does not pay twice', async () => {
  const backend = fakePaymentBackend({ next: ['paid', 'paid'] });
  const first = await payFor(contextOf(backend));
  writeSession(makeSession(), first.session ?? {}, { main: owner });
  const second = await payFor(contextOf(backend, { leadId: 'lead_2', payer: 'lead_2', email: 'ANA@example.com' }));
  expect(purchaseOf(second)).toMatchObject({ token: 'pay_1' });
  expect(backend.keys).toHaveLength(1);
});

describe('another buyer on the same device', () => {
  it('does not continue the payment of the first buyer', async () => {
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    await sendAndLeave(backend);
    expect(await resumeForStep(contextOf(backend, { leadId: 'lead_2', email: 'bia@example.com' }))).toBeUndefined();
    expect(intent()).toMatchObject({ payer: 'lead_1' });
  });

  it('sends a separate payment in their own name', async () => {
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    await sendAndLeave(backend);
    const result = await payFor(contextOf(backend, { leadId: 'lead_2', email: 'bia@example.com' }));
    expect(purchaseOf(result)).toMatchObject({ token: 'pay_2', payer: 'lead_2', email: 'b****@example.com' });
    expect(new Set(backend.keys).size).toBe(2);
  });
});

it('a pix code is stored with the offset of the server clock', async () => {
  const clock = { clockAhead: -7_200_000 };
  vi.spyOn(serverClock, 'readServerClock').mockReturnValue(clock);
  const backend = fakePaymentBackend({ next: [{ row: { status: 'pending', pix: makePix() } }] });
  const result = await payFor(contextOf(backend), yearly, pixEntry(114_000));
  expect(result.session?.pix).toMatchObject({ ...makePix(), ...clock });
});

describe('a payment answer leads', () => {
  const pix = { code: '00020126330014br.gov.bcb.pix', expiresAt: '2026-07-01T12:15:00Z' };
  const bankslip = {
    line: '0'.repeat(47),
    barcode: '0'.repeat(44),
    url: '/sandbox?bankslip=pay_1',
    dueDate: '2026-07-04',
  };

  it.each<[title: string, sending: Sending, entry: PaymentMethodEntry, result: object]>([
    ['to the next step when it is paid', 'paid', card(114_000), { kind: 'next' }],
    [
      'to the step that it names',
      { row: { route: 'payment-verification', status: 'pending' } },
      card(114_000),
      { kind: 'goTo', stepId: 'payment-verification' },
    ],
    [
      'to the bank',
      { row: { status: 'pending', redirect: '/sandbox/bank?token=pay_1', route: 'payment-verification' } },
      card(114_000),
      { kind: 'leave', href: '/sandbox/bank?token=pay_1' },
    ],
    [
      'to the pix step for a pix code',
      { row: { status: 'pending', pix, route: 'pix' } },
      pixEntry(114_000),
      { kind: 'goTo', stepId: 'pix' },
    ],
    [
      'to the pix step for a pix code without a route',
      { row: { status: 'pending', pix } },
      pixEntry(114_000),
      { kind: 'goTo', stepId: 'pix' },
    ],
    [
      'to the next step for a bankslip, which is stored',
      { row: { status: 'pending', bankslip } },
      { method: 'bankslip', amount: 114_000 },
      { kind: 'next', session: { purchase: { status: 'pending', bankslip } } },
    ],
    [
      'to the next step for cash, and the form warns of it from then on',
      { row: { status: 'pending' } },
      { method: 'cash', amount: 114_000 },
      { kind: 'next', session: { purchase: { status: 'noted' }, inPerson: { token: 'pay_1' } } },
    ],
  ])('%s', async (_, sending, entry, result) => {
    const backend = fakePaymentBackend({ next: [sending] });
    expect(await payFor(contextOf(backend), yearly, entry)).toMatchObject(result);
  });

  it('to the pix step with the data of the receipt', async () => {
    const backend = fakePaymentBackend({ next: [{ row: { status: 'pending', pix } }] });
    const result = await payFor(contextOf(backend), yearly, pixEntry(114_000));
    expect(result.session?.pix).toMatchObject({
      ...pix,
      token: 'pay_1',
      amount: 114_000,
      purchase: { token: 'pay_1', planName: 'Plano anual', method: 'pix', status: 'pending' },
    });
    expect(result.session?.purchase).toBeUndefined();
  });

  it.each(['refused', 'canceled', 'expired'] as const)('to a refusal if its status is %s', async (status) => {
    const backend = fakePaymentBackend({ next: [{ row: { status } }] });
    const result = await payFor(contextOf(backend));
    expect(result).toMatchObject({ kind: 'stay', formError: { code: 'processing_error' } });
    expect(stored()).toBeUndefined();
    expect(intent()).toBeUndefined();
  });
});

describe('a rejected request body', () => {
  const refuse = (fields: Record<string, string>): Sending => ({
    status: 422,
    error: { code: 'invalid_request', retryable: false, outcome: 'none', fields },
  });

  it.each<[path: string, fields: string[]]>([
    ['document', ['cpf', 'registry']],
    ['paymentMethods.0.installments', ['installments']],
    ['paymentMethods.0.card.holderName', ['cardHolder']],
    ['paymentMethods.0.card.number', ['cardNumber']],
    ['paymentMethods.0.card.expiry', ['cardExpiry']],
    ['paymentMethods.1.card.expiry', ['cardExpiry']],
    ['paymentMethod.card.expiry', ['cardExpiry']],
    ['paymentMethods.0.card.cvv', ['cardCvv']],
    ['paymentMethods.0.card.company', ['cardCompany']],
  ])('with an error in %s marks its field', async (path, fields) => {
    const backend = fakePaymentBackend({ next: [refuse({ [path]: 'enum' })] });
    expect(await payFor(contextOf(backend))).toMatchObject({
      kind: 'stay',
      fieldErrors: Object.fromEntries(fields.map((field) => [field, 'enum'])),
      formError: { code: 'invalid_request' },
    });
  });

  it.each([
    ['two cards', 'paymentMethods.0.card.cvv', 'cardCvv'],
    ['two cards', 'paymentMethods.1.card.cvv', 'card2.cardCvv'],
    ['points and a card', 'paymentMethods.1.card.cvv', 'cardCvv'],
  ])('with %s and an error in %s marks %s', async (parts, path, field) => {
    const first: PaymentMethodEntry = parts === 'two cards' ? card(57_000) : { method: 'livelo', amount: 57_000 };
    const backend = fakePaymentBackend({ next: [refuse({ [path]: 'card-cvv' })] });
    const purchase: StepPurchase = { ...orderOf(yearly, card(114_000)), buildEntries: () => [first, card(57_000)] };
    const { fieldErrors } = (await payForStep(contextOf(backend), purchase)) as StayResult;
    expect(fieldErrors).toEqual({ [field]: 'card-cvv' });
  });

  it.each(['name', 'email', 'phone'])('with an error in the %s of the buyer says where to correct it', async (path) => {
    const backend = fakePaymentBackend({ next: [refuse({ [path]: 'format', document: 'format' })] });
    expect(await payFor(contextOf(backend))).toMatchObject({
      fieldErrors: { cpf: 'format' },
      formError: { code: 'buyer_refused' },
    });
  });

  it('with an error outside the form marks no field', async () => {
    const backend = fakePaymentBackend({ next: [refuse({ seller: 'pattern', constructor: 'type' })] });
    const result = await payFor(contextOf(backend));
    expect(result).toMatchObject({ kind: 'stay', formError: { code: 'invalid_request' } });
    expect(result).not.toHaveProperty('fieldErrors');
  });
});

describe('an open payment', () => {
  const challenge: Sending = { row: { status: 'pending', redirect: '/sandbox/bank?token=pay_1' } };
  const begin = async (sending: Sending, entry = card(114_000)) => {
    const backend = fakePaymentBackend({ next: [sending] });
    await payFor(contextOf(backend), yearly, entry);
    return backend;
  };

  it.each<[title: string, sending: Sending, next: PaymentMethodEntry]>([
    ['approved at the bank, then Back and pay', challenge, card(114_000)],
    ['approved at the bank, then another method', challenge, pixEntry(114_000)],
    ['pix paid on the phone, then a card', { row: { status: 'pending', pix: makePix() } }, card(114_000)],
  ])('that was paid shows its receipt without a second payment: %s', async (_, sending, next) => {
    const backend = await begin(sending, next.method === 'pix' ? card(114_000) : pixEntry(114_000));
    backend.settle('paid');
    const result = await payFor(contextOf(backend), yearly, next);
    expect(purchaseOf(result)).toMatchObject({ token: 'pay_1', status: 'paid' });
    expect(backend.keys).toHaveLength(1);
    expect(intent()).toBeUndefined();
  });

  it('that is still open at the bank sends the buyer there again', async () => {
    const backend = await begin(challenge);
    expect(await payFor(contextOf(backend))).toMatchObject({ kind: 'leave', href: '/sandbox/bank?token=pay_1' });
    expect(backend.keys).toHaveLength(1);
  });

  it('that is still open at the bank leads to the waiting step if another method is chosen', async () => {
    const backend = await begin(challenge);
    expect(await payFor(contextOf(backend), yearly, pixEntry(114_000))).toMatchObject({
      kind: 'goTo',
      stepId: 'payment-verification',
    });
    expect(backend.keys).toHaveLength(1);
  });

  describe('in a flow without a waiting step', () => {
    const message = { kind: 'stay', session: {}, formError: { code: 'other_open' } };
    const letGo = { ...message, session: { letGo: 'pay_1' } };
    const { payingSteps } = makeStepContext();
    const inShortFlow = (backend: FakePaymentBackend, changes?: SessionChanges) => ({
      ...contextOf(backend, changes),
      payingSteps: { ...payingSteps, waitingStepId: undefined, pixStepId: undefined },
    });

    it.each([
      ['waiting at the bank', (_: FakePaymentBackend) => undefined],
      [
        'processing at the bank',
        (backend: FakePaymentBackend) => {
          for (const [key, { redirect: _, ...row }] of backend.ledger) backend.ledger.set(key, row);
        },
      ],
    ])('%s is reported by the form; the first press abandons it and the next one pays', async (_, prepare) => {
      const backend = await begin(challenge);
      prepare(backend);
      const purchase = stored() ?? null;
      const context = inShortFlow(backend, { purchase });
      for (let visit = 0; visit < 2; visit += 1) expect(await resumeForStep(context)).toEqual(message);
      expect(stored()).toMatchObject({ token: 'pay_1' });
      const pressed = await payFor(context, yearly, pixEntry(114_000));
      expect(pressed).toEqual(letGo);
      expect(backend.keys).toHaveLength(1);
      const session = writeSession(context.session, pressed.session ?? {}, { main: owner });
      expect(await payFor(inShortFlow(backend, session), yearly, pixEntry(114_000))).toMatchObject({ kind: 'next' });
      expect(new Set(backend.keys).size).toBe(2);
    });

    it.each(['bankslip', 'pix'] as const)(
      'by %s that is still being created continues, and is created once',
      async (method) => {
        const entry: PaymentMethodEntry = { method, amount: 114_000 };
        const backend = await begin({ row: { status: 'pending' } }, entry);
        const context = inShortFlow(backend, { purchase: stored() ?? null });
        expect(await resumeForStep(context)).toMatchObject({ kind: 'next', session: { purchase: { token: 'pay_1' } } });
        expect(await payFor(context, yearly, entry)).toMatchObject({ kind: 'next' });
        expect(new Set(backend.keys).size).toBe(1);
      },
    );

    it('is also found by a press in a tab that did not know it', async () => {
      const backend = await begin(challenge);
      const context = inShortFlow(backend);
      const pressed = await payFor(context, yearly, pixEntry(114_000));
      expect(pressed).toEqual(letGo);
      expect(backend.keys).toHaveLength(1);
      writeSession(context.session, pressed.session ?? {}, { main: owner });
      expect(await payFor(context, yearly, pixEntry(114_000))).toMatchObject({ kind: 'next' });
    });

    it('by pix is also reported after a lost answer if the flow has no pix step', async () => {
      const backend = fakePaymentBackend({ next: ['pix-unheard'] });
      await sendAndLeave(backend, yearly, pixEntry(114_000));
      expect(await resumeForStep(inShortFlow(backend))).toEqual(message);
    });
  });

  it.each<[title: string, prepare: (backend: FakePaymentBackend) => void]>([
    ['abandoned by the buyer', () => removeStored('PURCHASED_PLAN', owner)],
    [
      'abandoned by the buyer, with a status that has no link to the bank',
      (backend) => {
        for (const [key, { redirect: _, ...row }] of backend.ledger) backend.ledger.set(key, row);
        removeStored('PURCHASED_PLAN', owner);
      },
    ],
    ['refused at the bank', (backend) => backend.settle('refused')],
    ['expired', (backend) => backend.settle('expired')],
    ['forgotten by the backend', (backend) => backend.ledger.clear()],
  ])('is followed by a payment with a new key: %s', async (_, prepare) => {
    const backend = await begin(challenge);
    prepare(backend);
    expect(await payFor(contextOf(backend))).toMatchObject({ kind: 'next' });
    expect(new Set(backend.keys).size).toBe(2);
  });

  it.each(['refused', 'expired', 'canceled'] as const)(
    'with the status %s at the bank is reported by the form and then removed',
    async (status) => {
      const backend = await begin(challenge);
      const purchase = stored() ?? null;
      backend.settle(status);
      const result = await resumeForStep(contextOf(backend, { purchase }));
      const formError = { code: 'processing_error', method: 'credit-card', outcome: 'none', reference: 'pay_1' };
      expect(result).toEqual({ kind: 'stay', session: { letGo: 'pay_1' }, formError });
      expect(intent()).toBeUndefined();
      expect(await payFor(contextOf(backend), yearly, pixEntry(114_000))).toMatchObject({ kind: 'next' });
    },
  );

  it('that was refused for a wrong security code marks the security code field', async () => {
    const refusal = { code: 'wrong_cvv' } as const;
    const backend = await begin({ row: { status: 'pending', redirect: '/sandbox/bank?token=pay_1', refusal } });
    backend.settle('refused');
    const result = await resumeForStep(contextOf(backend, { purchase: stored() ?? null }));
    expect(result).toMatchObject({ fieldErrors: { cardCvv: 'card-cvv' }, formError: { code: 'wrong_cvv' } });
  });

  it('by bankslip that has expired shows no message on the form', async () => {
    const bankslip = { line: '0'.repeat(47), barcode: '0'.repeat(44), url: '/slip', dueDate: '2026-07-04' };
    const slip: PaymentMethodEntry = { method: 'bankslip', amount: 114_000 };
    const backend = await begin({ row: { status: 'pending', bankslip } }, slip);
    for (const [key, { bankslip: _, ...row }] of backend.ledger) backend.ledger.set(key, { ...row, status: 'expired' });
    expect(await resumeForStep(contextOf(backend, { purchase: stored() ?? null }))).toBeUndefined();
  });

  it.each<[title: string, entry: PaymentMethodEntry, keys: number]>([
    ['the same method is sent under the same key', card(114_000), 1],
    ['another method is sent under a new key', pixEntry(114_000), 2],
  ])('in a backend without a status call: %s', async (_, entry, keys) => {
    const backend = fakePaymentBackend({ hasStatus: false, next: [challenge, challenge] });
    await payFor(contextOf(backend));
    await payFor(contextOf(backend), yearly, entry);
    expect(backend.keys).toHaveLength(2);
    expect(new Set(backend.keys).size).toBe(keys);
  });

  it.each<[title: string, entry: PaymentMethodEntry]>([
    ['a repeated card payment', card(114_000)],
    ['a payment by another method', pixEntry(114_000)],
  ])('that was paid shows its receipt despite two stray 404 answers: %s', async (_, entry) => {
    const backend = await begin(challenge);
    await resumeForStep(contextOf(backend, { purchase: stored() ?? null }));
    backend.settle('paid');
    let strays = 2;
    const api = (async (id: never, input: never) => {
      if (id === 'loadPayment' && strays-- > 0) throw noStatusCall;
      return backend.api(id, input);
    }) as unknown as typeof backend.api;
    const result = await payFor({ ...contextOf(backend), api }, yearly, entry);
    expect(purchaseOf(result)).toMatchObject({ token: 'pay_1', status: 'paid' });
    expect(backend.keys).toHaveLength(1);
  });

  it('that was paid shows its receipt after the network was down for a while', async () => {
    const backend = await begin(challenge);
    backend.settle('paid');
    let failures = 3;
    const onConfirming = vi.fn();
    const api = (async (id: never, input: never) => {
      if (id === 'loadPayment' && failures-- > 0)
        throw new ApiCallError(0, { code: 'backend_unavailable', retryable: true, outcome: 'none' });
      return backend.api(id, input);
    }) as unknown as typeof backend.api;
    const result = await payFor({ ...contextOf(backend), api, onConfirming });
    expect(purchaseOf(result)).toMatchObject({ token: 'pay_1', status: 'paid' });
    expect(onConfirming).toHaveBeenCalled();
    expect(backend.keys).toHaveLength(1);
  });
});

describe('a waiting payment', () => {
  const slip = { line: '0'.repeat(47), barcode: '0'.repeat(44), url: '/slip', dueDate: '2026-07-04' };
  const pixWaits: Sending = { row: { status: 'pending', pix: makePix() } };
  const slipWaits: Sending = { row: { status: 'pending', bankslip: slip } };
  const refusal = (code: 'card_declined' | 'amount_changed' | 'invalid_request'): Sending => ({
    status: code === 'invalid_request' ? 400 : 422,
    error: { code, retryable: false, outcome: 'none' },
  });
  const slipEntry: PaymentMethodEntry = { method: 'bankslip', amount: 114_000 };
  const settle = ({ ledger }: FakePaymentBackend, token: string, status: PaymentStatusAnswer['status']) => {
    for (const [key, row] of ledger) if (row.token === token) ledger.set(key, { ...row, status });
  };

  it.each<[title: string, waiting: Sending, entry: PaymentMethodEntry, between: Sending]>([
    ['pix, then a declined card', pixWaits, pixEntry(114_000), refusal('card_declined')],
    ['pix, then a changed price', pixWaits, pixEntry(114_000), refusal('amount_changed')],
    ['pix, then a rejected request body', pixWaits, pixEntry(114_000), refusal('invalid_request')],
    ['pix, then a card with a lost refusal', pixWaits, pixEntry(114_000), 'refused-unheard'],
    ['pix, then a card that was never sent', pixWaits, pixEntry(114_000), 'lost'],
    ['bankslip, then a declined card', slipWaits, slipEntry, refusal('card_declined')],
  ])('that is paid after a failed attempt shows its receipt: %s', async (_, waiting, entry, between) => {
    const backend = fakePaymentBackend({ next: [waiting, between] });
    await payFor(contextOf(backend), yearly, entry);
    await payFor(contextOf(backend));
    settle(backend, 'pay_1', 'paid');
    const result = await payFor(contextOf(backend));
    expect(purchaseOf(result)).toMatchObject({ token: 'pay_1', status: 'paid' });
    expect(stored()).toMatchObject({ token: 'pay_1', status: 'paid', method: entry.method });
    expect(backend.keys).toHaveLength(2);
    expect(intent()).toBeUndefined();
  });

  it('that was abandoned at the bank shows its receipt if it is paid after a declined card', async () => {
    const challenge: Sending = { row: { status: 'pending', redirect: '/sandbox/bank?token=pay_1' } };
    const backend = fakePaymentBackend({ next: [challenge, refusal('card_declined')] });
    await payFor(contextOf(backend));
    removeStored('PURCHASED_PLAN', owner);
    await payFor(contextOf(backend));
    settle(backend, 'pay_1', 'paid');
    expect(purchaseOf(await payFor(contextOf(backend)))).toMatchObject({ token: 'pay_1', status: 'paid' });
    expect(backend.keys).toHaveLength(2);
  });

  it.each(['pay_1', 'pay_2'])('shows its receipt after bankslip, pix and declined cards: %s is paid', async (token) => {
    const backend = fakePaymentBackend({
      next: [slipWaits, pixWaits, refusal('card_declined'), refusal('card_declined')],
    });
    for (const entry of [slipEntry, pixEntry(114_000), card(114_000), card(114_000)]) {
      await payFor(contextOf(backend), yearly, entry);
    }
    settle(backend, token, 'paid');
    const besides = [token === 'pay_1' ? 'pix' : 'bankslip'];
    expect(purchaseOf(await payFor(contextOf(backend)))).toMatchObject({ token, status: 'paid', besides });
    expect(backend.keys).toHaveLength(4);
    expect(intent()).toBeUndefined();
  });

  it('by pix is shown again after a declined card', async () => {
    const backend = fakePaymentBackend({ next: [pixWaits, refusal('card_declined')] });
    for (const entry of [pixEntry(114_000), card(114_000)]) await payFor(contextOf(backend), yearly, entry);
    expect(intent()).toMatchObject({ token: 'pay_1', state: 'pending' });
    const again = await payFor(contextOf(backend), yearly, pixEntry(114_000));
    expect(again.session?.pix).toMatchObject({ token: 'pay_1', ...makePix() });
    expect(backend.keys).toHaveLength(2);
  });

  it('that has expired is not queried again', async () => {
    const backend = fakePaymentBackend({ next: [pixWaits, refusal('card_declined'), refusal('card_declined')] });
    await payFor(contextOf(backend), yearly, pixEntry(114_000));
    settle(backend, 'pay_1', 'expired');
    await payFor(contextOf(backend));
    expect(intent()).toBeUndefined();
    await payFor(contextOf(backend));
    expect(backend.statusCalls).toBe(1);
  });

  it('that is abandoned leaves a card payment with an unknown outcome stored', async () => {
    const backend = fakePaymentBackend({ next: [slipWaits, pixWaits, 'lost'] });
    for (const entry of [slipEntry, pixEntry(114_000), card(114_000)]) await payFor(contextOf(backend), yearly, entry);
    const key = intent()?.key;
    closeIntentOf('pay_2', owner);
    expect(intent()).toMatchObject({ key, state: 'unknown', besides: [{ token: 'pay_1' }] });
    closeIntentOf('pay_1', owner);
    expect(intent()).toMatchObject({ key, state: 'unknown' });
    expect(intent()).not.toHaveProperty('besides');
  });

  it('is closed by a paid card, whose purchase records it', async () => {
    const backend = fakePaymentBackend({ next: [pixWaits] });
    await payFor(contextOf(backend), yearly, pixEntry(114_000));
    expect(await payFor(contextOf(backend))).toMatchObject({
      kind: 'next',
      session: { purchase: { token: 'pay_2', besides: ['pix'] } },
    });
    expect(intent()).toBeUndefined();
    expect(stored()).toMatchObject({ token: 'pay_2', besides: ['pix'] });
  });

  it('does not become the receipt of another buyer', async () => {
    const backend = fakePaymentBackend({ next: [pixWaits, refusal('card_declined')] });
    await payFor(contextOf(backend), yearly, pixEntry(114_000));
    const other = contextOf(backend, { leadId: 'lead_2', email: 'rui@example.com' });
    await payFor(other);
    settle(backend, 'pay_1', 'paid');
    expect(purchaseOf(await payFor(other))).toMatchObject({ token: 'pay_2', status: 'paid' });
  });
});

describe('a bank on another site', () => {
  const target = 'https://acs.bank.example/challenge?id=1';
  const begin = (hosts: string[], changes: Partial<StepContext<object>> = {}) => {
    const backend = fakePaymentBackend({ next: [{ row: { status: 'pending', redirect: target } }] });
    const context = contextOf(backend);
    const { settings } = context.checkout;
    const checkout = {
      ...context.checkout,
      settings: { ...settings, payment: { ...settings.payment, redirectHosts: hosts } },
    };
    return { backend, context: { ...context, checkout, ...changes } };
  };

  it('opens if the brand lists it', async () => {
    const { context } = begin(['acs.bank.example']);
    expect(await payFor(context)).toMatchObject({ kind: 'leave', href: target });
  });

  const { payingSteps } = makeStepContext();

  it.each<[title: string, changes: Partial<StepContext<object>>, result: object]>([
    ['is reported, and the waiting step opens', {}, { kind: 'goTo', stepId: 'payment-verification' }],
    [
      'is reported, and the form says so in a flow without a waiting step',
      { payingSteps: { ...payingSteps, waitingStepId: undefined } },
      { kind: 'stay', formError: { code: 'redirect_refused' } },
    ],
  ])('%s if the brand does not list it', async (_, changes, result) => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { backend, context } = begin(['bank.example'], changes);
    expect(await payFor(context)).toMatchObject({ ...result, session: { purchase: { status: 'pending' } } });
    expect(reported.mock.calls.join('')).toContain('acs.bank.example');
    expect(await payFor(context)).toMatchObject(result);
    expect(backend.keys).toHaveLength(1);
  });
});

describe('two tabs', () => {
  it('that resume a paid payment both show its receipt', async () => {
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    await sendAndLeave(backend);
    const results = await Promise.all([resumeForStep(contextOf(backend)), resumeForStep(contextOf(backend))]);
    for (const result of results) {
      expect(result).toMatchObject({ kind: 'next' });
      expect(purchaseOf(result)).toMatchObject({ token: 'pay_1', status: 'paid' });
    }
  });

  it('that resume a refused payment show the refusal only once', async () => {
    const backend = fakePaymentBackend({ next: ['refused-unheard'] });
    await sendAndLeave(backend);
    const [first, second] = await Promise.all([resumeForStep(contextOf(backend)), resumeForStep(contextOf(backend))]);
    expect(first).toMatchObject({ kind: 'stay', formError: { code: 'card_declined' } });
    expect(second).toBeUndefined();
  });
});

describe('a changed price', () => {
  const changed = (amount?: number): Sending => ({
    status: 422,
    error: { code: 'amount_changed', retryable: false, outcome: 'none', ...(amount === undefined ? {} : { amount }) },
  });

  it('is shown with the old and new amounts before the payment', async () => {
    const backend = fakePaymentBackend({ next: [changed(120_000)] });
    expect(await payFor(contextOf(backend))).toMatchObject({
      kind: 'stay',
      session: { plans: [{ id: 'yearly-1', amount: 120_000 }] },
      formError: {
        code: 'amount_changed',
        values: { before: 'R$\u00a01.140,00', after: 'R$\u00a01.200,00' },
      },
    });
    expect(stored()).toBeUndefined();
  });

  it.each<[title: string, entry: PaymentMethodEntry, code: string, isLeft: boolean]>([
    ['removes the trial after a card payment, which could be charged later', card(114_000), 'trial_unavailable', false],
    ['keeps the trial after a pix payment, which cannot be charged later', pixEntry(114_000), 'amount_changed', true],
  ])('of a plan with a trial %s', async (_, entry, code, isLeft) => {
    const trial = { count: 7, unit: 'day', firstChargeOn: '2026-07-08' } as const;
    const backend = fakePaymentBackend({ next: [changed(120_000)] });
    const result = await payFor(contextOf(backend, { plans: [{ ...yearly, trial }] }), { ...yearly, trial }, entry);
    expect(result).toMatchObject({ formError: { code }, session: { plans: [{ amount: 120_000 }] } });
    expect(result.session?.plans?.[0]?.trial).toEqual(isLeft ? trial : undefined);
  });

  it('without the new amount asks for a reload', async () => {
    const backend = fakePaymentBackend({ next: [changed()] });
    expect(await payFor(contextOf(backend))).toMatchObject({ kind: 'stay', formError: { code: 'amount_outdated' } });
  });
});

describe('a buyer who has just bought another plan, in any tab', () => {
  const card99 = card(monthly.amount);
  const asked = {
    kind: 'stay',
    formError: {
      code: 'other_bought',
      values: { plan: 'Plano anual', amount: 'R$\u00a01.140,00' },
      purchase: { token: 'pay_1' },
    },
  };

  async function buyYearly(next: Sending[] = []) {
    const backend = fakePaymentBackend({ next });
    await payFor(contextOf(backend));
    return { backend, context: contextOf(backend, {}, [monthly]) };
  }

  it('is asked before the payment is sent, and pays with a second press', async () => {
    const { backend, context } = await buyYearly();
    expect(await payFor(context, monthly, card99)).toMatchObject(asked);
    expect(backend.ledger.size).toBe(1);
    expect(await payFor({ ...context, agreedTo: 'pay_1' }, monthly, card99)).toMatchObject({ kind: 'next' });
    expect(backend.ledger.size).toBe(2);
  });

  it('is asked again about a third purchase', async () => {
    const { backend, context } = await buyYearly();
    const agreed = { ...context, agreedTo: 'pay_1' };
    await payFor(agreed, monthly, card99);
    const third = await payFor({ ...agreed, checkout: { ...context.checkout, plans: [yearly] } });
    expect(third).toMatchObject({ formError: { code: 'other_bought', purchase: { token: 'pay_2' } } });
    expect(backend.ledger.size).toBe(2);
  });

  it('is also asked as another lead with the same e-mail, and before a pix', async () => {
    const { backend } = await buyYearly();
    const context = contextOf(backend, { leadId: 'lead_2' }, [monthly]);
    expect(await payFor(context, monthly, pixEntry(monthly.amount))).toMatchObject(asked);
    expect(backend.ledger.size).toBe(1);
  });

  it('sees the later price of a trial in the question', async () => {
    const scheduled = { amount: 9_900, date: '2026-11-28' };
    const backend = fakePaymentBackend({ next: [{ row: { amount: 0, scheduled } }] });
    const trial = { count: 7, unit: 'day', firstChargeOn: scheduled.date } as const;
    await payFor(contextOf(backend), { ...monthly, trial }, card99);
    expect(await payFor(contextOf(backend))).toMatchObject({
      formError: { values: { plan: 'Plano mensal', amount: 'R$\u00a099,00' } },
    });
  });

  it('sees the receipt of a lost answer before another payment is sent', async () => {
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    await sendAndLeave(backend);
    const result = await payFor(contextOf(backend, {}, [monthly]), monthly, card99);
    expect(result).toMatchObject({ kind: 'next', session: { purchase: { planId: 'yearly-1' } } });
    expect(backend.ledger.size).toBe(1);
  });

  it.each(['sale-invoice', 'first-invoice-payment'] as const)(
    'is asked before an order that sells a plan: %s',
    async (operation) => {
      const { backend, context } = await buyYearly();
      const order = orderOf(monthly, card99, { operation });
      expect(await payForStep(context, order)).toMatchObject({ kind: 'stay', formError: { code: 'other_bought' } });
      expect(backend.ledger.size).toBe(1);
    },
  );

  it.each(['renew', 'upgrade', 'invoice'] as const)(
    'is not asked before an order that sells no plan: %s',
    async (operation) => {
      const { backend, context } = await buyYearly();
      const order = orderOf(monthly, card99, { operation });
      expect(await payForStep(context, order)).toMatchObject({ kind: 'next' });
      expect(backend.ledger.size).toBe(2);
    },
  );

  it.each<[title: string, changes: SessionChanges, next: Sending[]]>([
    ['another person pays', { leadId: 'lead_9', email: 'rui@example.com' }, []],
    [
      'the payment of the other plan was refused',
      {},
      [{ row: { status: 'refused', refusal: { code: 'card_declined' } } }],
    ],
  ])('is not asked if %s', async (_, changes, next) => {
    const { backend } = await buyYearly(next);
    expect(await payFor(contextOf(backend, changes, [monthly]), monthly, card99)).toMatchObject({ kind: 'next' });
    expect(backend.ledger.size).toBe(2);
  });
});

describe('stored payments are valid when read again', () => {
  const longest = makePlanSummary({
    id: 'p'.repeat(64),
    planName: 'n'.repeat(120),
    amount: 1_000_000_000,
    currency: 'USD',
    installments: [makeInstallment(24, 1_000_000_000)],
  });
  const view = makeCheckoutView();
  const checkout = { ...view, product: { ...view.product, code: 'c'.repeat(64) }, plans: [longest] };

  it.each<[title: string, sending: Sending, read: typeof intent | typeof stored]>([
    ['a payment that is being sent', 'lost', intent],
    ['a receipt', 'paid', stored],
  ])('%s, with the longest names and ids', async (_, sending, read) => {
    const backend = fakePaymentBackend({ next: [sending] });
    const context = makeStepContext({
      api: backend.api,
      step: { id: 's'.repeat(64), props: {} },
      session: makeSession({ ...buyer, leadId: 'l'.repeat(64), email: `${'e'.repeat(66)}@example.com.br` }),
      checkout,
    });
    await payFor(context, longest, { ...card(longest.amount), installments: 24 });
    expect(read(ownerOf(checkout))).toMatchObject({ planName: longest.planName, payer: 'l'.repeat(64) });
  });
});

const noStatusCall = new ApiCallError(404, { code: 'route_not_found', retryable: false, outcome: 'none' });

function makePix() {
  return { code: '00020126330014br.gov.bcb.pix', expiresAt: '2026-07-01T12:15:00Z' };
}

describe('a saved card', () => {
  const savedCard = { paymentProfileId: 'card_1', card: { company: 'visa', lastFour: '1111' } } as const;
  const entry: PaymentMethodEntry = {
    method: 'default-credit-card',
    amount: yearly.amount,
    installments: 12,
    paymentProfileId: 'card_1',
  };
  const pay = (backend: FakePaymentBackend) =>
    payForStep(contextOf(backend), orderOf(yearly, entry, { id: 'upsell', savedCard }));

  it('pays by its id only, and the purchase records its last digits and the upsell order', async () => {
    const backend = fakePaymentBackend();
    expect(purchaseOf(await pay(backend))).toMatchObject({
      order: 'plan:upsell',
      card: { company: 'visa', lastFour: '1111' },
    });
    expect(backend.bodies).toMatchObject([{ paymentMethods: [entry] }]);
    expect(JSON.stringify(backend.bodies)).not.toContain('cvv');
  });

  it('that no longer exists is reported, and the card form opens', async () => {
    const fields = { 'paymentMethods.0.paymentProfileId': 'unknown' };
    const error = { code: 'invalid_request', retryable: false, outcome: 'none', fields } as const;
    const backend = fakePaymentBackend({ next: [{ status: 422, error }] });
    expect(await pay(backend)).toEqual({
      kind: 'stay',
      session: { savedCard: null },
      formError: { code: 'saved_card_gone', outcome: 'none', reference: expect.stringMatching(/^[a-f0-9]{32}$/) },
      values: { method: 'credit-card' },
    });
    expect(stored()).toBeUndefined();
  });

  it.each([
    ['visa', '3'],
    ['american_express', '4'],
  ] as const)('of %s whose security code the backend asks for shows a field of %s digits', async (company, digits) => {
    const fields = { 'paymentMethods.0.cvv': 'required' };
    const error = { code: 'invalid_request', retryable: false, outcome: 'none', fields } as const;
    const backend = fakePaymentBackend({ next: [{ status: 422, error }] });
    const known = { ...savedCard, card: { ...savedCard.card, company } };
    const order = orderOf(yearly, entry, { savedCard: known });
    expect(await payForStep(contextOf(backend), order)).toMatchObject({
      kind: 'stay',
      formError: { code: 'saved_card_cvv', outcome: 'none' },
      values: { savedCvv: digits },
    });
    expect(stored()).toBeUndefined();
  });

  it('is stored with the purchase as its company and last four digits, never its number', async () => {
    const typed = {
      holderName: 'ANA PRADO',
      number: '4111111111111111',
      expiry: '12/34',
      cvv: '737',
      company: 'visa',
    } as const;
    const paying: PaymentMethodEntry = { method: 'credit-card', amount: yearly.amount, installments: 12, card: typed };
    const purchase = purchaseOf(await payFor(contextOf(fakePaymentBackend()), yearly, paying));
    expect(purchase).toMatchObject({ card: { company: 'visa', lastFour: '1111' } });
    expect(JSON.stringify(purchase)).not.toMatch(/411111|\b737\b/);
  });
});
