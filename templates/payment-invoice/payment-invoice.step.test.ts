import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyEntryChange } from '../../model/location/entry';
import { selectOrder } from '../../model/money/select-order';
import type { StepContext } from '../../renderer/contract/step-contract';
import { writeSession } from '../../renderer/session/patch-session';
import { readIntent } from '../../renderer/session/purchase-intent';
import { ownerOf, ownersOf } from '../../renderer/session/purchase-owner';
import { restoreSession } from '../../renderer/session/restored-session';
import type { Session } from '../../renderer/session/session';
import { fakeBrowser } from '../../renderer/testing/fake-browser';
import { type FakePaymentBackend, fakePaymentBackend, type Sending } from '../../renderer/testing/fake-payment-backend';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeSession, type SessionChanges } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import type { InvoiceAnswer, PaymentInvoiceStepProps, PurchasedPlan } from '../../schemas/generated/types';
import { resume, submit } from './payment-invoice.step';
import { selectInvoiceState } from './select-invoice-state';

beforeEach(() => {
  fakeBrowser();
  const start = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => start(run, 0)) as typeof setTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stepId = 'payment-invoice';
const step = { id: stepId, templateId: stepId } as const;
const values = { method: 'pix', cpf: '390.533.447-05' };
const checkoutOf = (id: string, status: InvoiceAnswer['status'] | undefined = 'open') =>
  makeCheckoutView({ entry: { step, example: { kind: 'invoice', id, ...(status && { status }) } } });

function contextOf(
  backend: FakePaymentBackend,
  checkout = checkoutOf('inv_1'),
  changes: Partial<StepContext<PaymentInvoiceStepProps>> = {},
): StepContext<PaymentInvoiceStepProps> {
  return makeStepContext<PaymentInvoiceStepProps>({
    api: backend.api,
    step: { id: stepId, props: {} },
    session: makeSession(),
    checkout,
    method: { id: 'pix', buildEntries: (_values, { amount }) => [{ method: 'pix', amount }] },
    ...changes,
  });
}

describe('the pay button', () => {
  it.each([
    [{}, 'invoice'],
    [{ operation: 'sale-invoice' }, 'sale-invoice'],
    [{ operation: 'first-invoice-payment' }, 'first-invoice-payment'],
  ] as const)('of a step with %j pays the invoice without name, e-mail and phone as %s', async (props, operation) => {
    const backend = fakePaymentBackend();
    const session = makeSession({ name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' });
    const context = contextOf(backend, checkoutOf('inv_1'), { session, step: { id: stepId, props } });
    const [plan] = context.checkout.plans ?? [];
    expect(await submit(values, context)).toMatchObject({
      kind: 'next',
      session: { purchase: { order: 'invoice:inv_1', status: 'paid' } },
    });
    const [body] = backend.bodies;
    expect(body).toMatchObject({ operation, invoiceId: 'inv_1', amount: plan?.amount, document: '39053344705' });
    for (const part of ['name', 'email', 'phone', 'sfLeadId', 'voucher']) expect(body).not.toHaveProperty(part);
  });

  it.each(['paid', 'expired', 'canceled', undefined] as const)(
    'sends nothing for an invoice that is %s',
    async (status) => {
      const backend = fakePaymentBackend();
      const example = { kind: 'invoice' as const, id: 'inv_1', ...(status && { status }) };
      const result = await submit(values, contextOf(backend, makeCheckoutView({ entry: { step, example } })));
      expect(result).toEqual({ kind: 'stay', formError: { code: 'plan_unavailable', outcome: 'none' } });
      expect(backend.keys).toEqual([]);
    },
  );

  it.each([
    [422, 'invoice_already_paid', 'paid'],
    [422, 'invoice_expired', 'expired'],
    [404, 'invoice_not_found', 'unknown'],
  ] as const)(
    'answered with %d %s shows the invoice as %s, and offers no more payment',
    async (status, code, state) => {
      const backend = fakePaymentBackend({ next: [{ status, error: { code, retryable: false, outcome: 'none' } }] });
      const context = contextOf(backend);
      const result = await submit(values, context);
      expect(result).toEqual({ kind: 'stay', session: expect.objectContaining({ entryChange: expect.any(String) }) });
      const { checkout } = context;
      const ended = { ...checkout, entry: applyEntryChange(checkout.entry, result.session?.entryChange ?? null) };
      expect(selectInvoiceState(ended, makeSession())).toBe(state);
      expect(selectOrder(ended, makeSession(), step)).toBeUndefined();
    },
  );

  it('opens the receipt of an invoice that this browser has paid', async () => {
    const backend = fakePaymentBackend();
    const checkout = checkoutOf('inv_1');
    const first = await submit(values, contextOf(backend, checkout));
    const session = writeSession(makeSession(), first.session ?? {}, ownersOf(checkout));
    expect(await submit(values, contextOf(backend, checkoutOf('inv_1', 'paid'), { session }))).toEqual({
      kind: 'next',
    });
    expect(backend.keys).toHaveLength(1);
  });
});

it.each<[InvoiceAnswer['status'] | undefined, SessionChanges, string]>([
  ['open', {}, 'payable'],
  ['processing', {}, 'processing'],
  ['processing', { purchase: { token: 'pay_1' } as PurchasedPlan }, 'payable'],
  ['paid', {}, 'paid'],
  ['expired', {}, 'expired'],
  ['canceled', {}, 'canceled'],
])('an invoice that is %s, with %j in the session, is shown as %s', (status, session, shown) => {
  expect(selectInvoiceState(checkoutOf('inv_1', status), makeSession(session))).toBe(shown);
});

it('an invoice that was not found, and a page without an invoice, are shown as unknown', () => {
  expect(selectInvoiceState({ entry: { kind: 'invoice', id: 'inv_1', found: null } }, makeSession())).toBe('unknown');
  expect(selectInvoiceState({ entry: { kind: 'product' } }, makeSession())).toBe('unknown');
});

it('a purchase of the product does not count as payment of the invoice', async () => {
  const backend = fakePaymentBackend();
  const plan = makeStepContext({ api: backend.api, method: contextOf(backend).method });
  await submit(values, plan);
  expect(backend.bodies).toMatchObject([{ operation: 'direct', sfLeadId: 'lead_1' }]);
  const checkout = checkoutOf('inv_1');
  const restored = restoreSession(ownersOf(checkout));
  expect(restored).toMatchObject({ purchases: { main: null } });
  expect(restored).not.toHaveProperty('leadId');
  await submit(values, contextOf(backend, checkout, { session: makeSession(restored) }));
  expect(new Set(backend.keys).size).toBe(2);
});

/** Event on the page of one of two invoices. */
type Event = { invoice: 'inv_1' | 'inv_2'; what: 'press' | 'double click' | 'press in two tabs' | 'reload' };

const events = fc.array(
  fc.record<Event>({
    invoice: fc.constantFrom('inv_1', 'inv_2'),
    what: fc.constantFrom('press', 'double click', 'press in two tabs', 'reload'),
  }),
  { minLength: 1, maxLength: 10 },
);
const sendings = fc.array(
  fc.constantFrom<Sending>(
    'paid',
    'paid-unheard',
    'refused-unheard',
    'lost',
    'pending',

    'pix-unheard',
  ),
  { maxLength: 8 },
);

it('each of two invoices of one plan is paid at most once, for any presses, reloads and lost answers', async () => {
  await fc.assert(
    fc.asyncProperty(events, sendings, async (played, next) => {
      fakeBrowser();
      const backend = fakePaymentBackend({ next: [...next] });
      const sessions = new Map<string, Session>();
      for (const { invoice, what } of played) {
        const checkout = checkoutOf(invoice);
        const owners = ownersOf(checkout);
        // A loaded page knows only what is stored.
        if (what === 'reload' || !sessions.has(invoice)) sessions.set(invoice, makeSession(restoreSession(owners)));
        const session = sessions.get(invoice) ?? makeSession();
        const context = contextOf(backend, checkout, { session });
        const presses = { press: 1, 'double click': 2, 'press in two tabs': 2, reload: 0 }[what];
        const works = Array.from({ length: presses }, () => submit(values, context));
        const results = await Promise.all(what === 'reload' ? [resume(context)] : works);
        for (const result of results) {
          if (result?.session)
            sessions.set(invoice, writeSession(sessions.get(invoice) ?? session, result.session, owners));
        }
      }
      for (const invoice of ['inv_1', 'inv_2']) {
        const keys = backend.keys.filter((_, index) => backend.bodies[index]?.invoiceId === invoice);
        const rows = [...new Set(keys)].map((key) => backend.ledger.get(key)?.status);
        expect(rows.filter((status) => status === 'paid').length).toBeLessThanOrEqual(1);
        // Paying again while a payment waits continues the same payment.
        expect(rows.filter((status) => status === 'paid' || status === 'pending').length).toBeLessThanOrEqual(1);
      }
      const owners = backend.keys.map((key, index) => [key, backend.bodies[index]?.invoiceId] as const);
      for (const [key, invoice] of owners) expect(new Map(owners).get(key)).toBe(invoice);
    }),
    { numRuns: process.env.NIGHTLY ? 1_000 : 100 },
  );
});

it('each invoice keeps its own payment while the other one waits', async () => {
  const waits: Sending = { row: { status: 'pending', pix: { code: '000201', expiresAt: '2026-07-01T12:15:00Z' } } };
  const backend = fakePaymentBackend({ next: [waits, waits] });
  for (const id of ['inv_1', 'inv_2']) await submit(values, contextOf(backend, checkoutOf(id)));
  const intents = ['inv_1', 'inv_2'].map((id) => readIntent(ownerOf(checkoutOf(id))));
  expect(intents).toMatchObject([{ order: 'invoice:inv_1' }, { order: 'invoice:inv_2' }]);
  expect(intents.map((intent) => intent?.besides)).toEqual([undefined, undefined]);
  expect(new Set(backend.keys).size).toBe(2);
});
