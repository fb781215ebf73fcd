import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maskPhone } from '../../schemas/api/mask-phone';
import type { ApiError, PaymentRequest, PaymentStatus } from '../../schemas/generated/types';
import { ApiCallError } from '../api/api';
import { writeStored } from '../session/browser-storage';
import { fingerprintOf } from '../session/fingerprint-of';
import { type IntentSubject, readIntent } from '../session/purchase-intent';
import { type FakeBrowser, fakeBrowser } from '../testing/fake-browser';
import { type FakePaymentBackend, fakePaymentBackend, type Sending } from '../testing/fake-payment-backend';
import { pay, resumePayment } from './pay';
import type { PaymentOutcome } from './payment-outcome';
import type { PayOptions } from './send-payment';

let browser: FakeBrowser;
let onConfirming: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  browser = fakeBrowser();
  onConfirming = vi.fn();
  const start = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => start(run, 0)) as typeof setTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const subject: IntentSubject = {
  productCode: 'WUP',
  area: 'BR',
  planId: 'P1',
  planName: 'Plano anual',
  amount: 114_000,
  currency: 'BRL',
  method: 'credit-card',
  payer: 'lead_1',
  stepId: 'payment',
};
/** Each product of each area has its own key. */
const intentName = 'purchaseIntent:WUP:BR';
const request = {} as PaymentRequest;

function optionsOf(backend: FakePaymentBackend, changes: Partial<PayOptions> = {}): PayOptions {
  return { api: backend.api, onConfirming, ...changes };
}

function payOnce(backend: FakePaymentBackend, changes: Partial<IntentSubject> = {}): Promise<PaymentOutcome> {
  return pay({ call: 'createPaymentV2', request, subject: { ...subject, ...changes } }, optionsOf(backend));
}

/** Reloads the page while a payment is open. */
function resume(backend: FakePaymentBackend): Promise<PaymentOutcome | undefined> {
  const sent = readIntent(subject);
  if (!sent) throw new Error('nothing was being sent');
  return resumePayment(sent, optionsOf(backend));
}

/** A backend whose calls the test intercepts. */
const apiOf = (run: (id: never, input: never) => Promise<unknown>) => run as unknown as PayOptions['api'];

/** A backend that takes requests, but holds its answers until released. */
function holdAnswers(backend: FakePaymentBackend): { api: PayOptions['api']; answer: () => void } {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const api = apiOf(async (id, input) => {
    await answered;
    return backend.api(id, input);
  });
  return { api, answer };
}

const intent = () => JSON.parse(browser.stored.get(intentName) ?? 'null') as { key: string; state: string } | null;
const error = (status: number, code: string, outcome: 'none' | 'unknown' = 'none'): Sending =>
  ({ status, error: { code, retryable: false, outcome } }) as Sending;

describe('an answered payment', () => {
  it('that is paid leaves no stored intent', async () => {
    const backend = fakePaymentBackend();
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken', payment: { status: 'paid' } });
    expect(backend.ledger.size).toBe(1);
    expect(intent()).toBeNull();
    expect(onConfirming).not.toHaveBeenCalled();
  });

  it('that is pending keeps its intent with the token', async () => {
    const backend = fakePaymentBackend({ next: ['pending'] });
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken', payment: { status: 'pending' } });
    expect(intent()).toMatchObject({ state: 'pending', token: 'pay_1' });
  });

  it('has its idempotency key stored before it is sent', async () => {
    const backend = fakePaymentBackend();
    const { api } = backend;
    let stored: unknown;
    const spying = apiOf(async (id, input) => {
      stored = intent();
      return api(id, input);
    });
    await pay({ call: 'createPaymentV2', request, subject }, optionsOf(backend, { api: spying }));
    expect(stored).toMatchObject({ key: backend.keys[0], state: 'sending' });
    expect(backend.keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('stores neither the card nor the buyer’s name', async () => {
    const backend = fakePaymentBackend({ next: ['pending'] });
    const card = {
      ...request,
      name: 'Ana Prado',
      paymentMethods: [{ card: { number: '4111111111111111', cvv: '123' } }],
    } as unknown as PaymentRequest;
    await pay({ call: 'createPaymentV2', request: card, subject }, optionsOf(backend));
    const stored = [...browser.stored.values()].join('');
    expect(stored).toContain('"key"');
    expect(stored).not.toMatch(/411111|"123"|cvv|Ana/);
  });
});

describe('one intent is one payment (PAY-1)', () => {
  it.each([2, 8])('with %d presses at the same time', async (count) => {
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    const outcomes = await Promise.all(Array.from({ length: count }, () => payOnce(backend)));
    expect(backend.ledger.size).toBe(1);
    expect(backend.keys).toHaveLength(1);
    expect(outcomes.every(({ kind }) => kind === 'taken')).toBe(true);
  });

  it.each([true, false])(
    'while a second press shows that it waits for the first (browser locks: %s)',
    async (hasLocks) => {
      browser = fakeBrowser({ hasLocks });
      const backend = fakePaymentBackend();
      const { api, answer } = holdAnswers(backend);
      const first = pay({ call: 'createPaymentV2', request, subject }, optionsOf(backend, { api }));
      const second = payOnce(backend);
      await vi.waitFor(() => expect(onConfirming).toHaveBeenCalledTimes(1));
      answer();
      for (const { kind } of await Promise.all([first, second])) expect(kind).toBe('taken');
      expect(backend.keys).toHaveLength(1);
      expect(onConfirming).toHaveBeenCalledTimes(1);
    },
  );

  it('without browser locks in one tab', async () => {
    browser = fakeBrowser({ hasLocks: false });
    const backend = fakePaymentBackend();
    let running = 0;
    let most = 0;
    const api = apiOf(async (id, input) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return backend.api(id, input);
    });
    await Promise.all(
      Array.from({ length: 5 }, () => pay({ call: 'createPaymentV2', request, subject }, optionsOf(backend, { api }))),
    );
    expect(most).toBe(1);
  });

  it('even if it is paid again right after the purchase', async () => {
    const backend = fakePaymentBackend();
    await payOnce(backend);
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken', payment: { token: 'pay_1', status: 'paid' } });
    expect(backend.keys).toHaveLength(1);
  });
});

describe('an unknown outcome (PAY-3)', () => {
  it.each<[sending: Sending, outcome: object]>([
    ['paid-unheard', { kind: 'taken', payment: { status: 'paid' } }],
    ['refused-unheard', { kind: 'refused', code: 'card_declined', sent: expect.stringMatching(/^\w{4,32}$/) }],
    ['pix-unheard', { kind: 'taken', payment: { status: 'pending', pix: { code: '000201' } } }],
    [error(504, 'backend_timeout', 'unknown'), { kind: 'lost', sent: expect.stringMatching(/^[a-f0-9]{32}$/) }],
    ['lost', { kind: 'lost', sent: expect.stringMatching(/^[a-f0-9]{32}$/) }],
  ])('after %j is queried and reported as it is', async (sending, outcome) => {
    const backend = fakePaymentBackend({ next: [sending] });
    expect(await payOnce(backend)).toMatchObject(outcome);
    expect(onConfirming).toHaveBeenCalled();
    expect(backend.keys).toHaveLength(1);
  });

  it('becomes “nothing was charged” only after the backend has said so three times', async () => {
    const backend = fakePaymentBackend({ next: ['lost'] });
    await payOnce(backend);
    expect(backend.statusCalls).toBe(3);
  });

  it('of a card in processing is queried until the card is paid', async () => {
    const backend = fakePaymentBackend({ next: ['pending-unheard'] });
    const { api } = backend;
    const slow = apiOf(async (id, input) => {
      if (backend.statusCalls === 4) backend.settle('paid');
      return api(id, input);
    });
    expect(await pay({ call: 'createPaymentV2', request, subject }, optionsOf(backend, { api: slow }))).toMatchObject({
      kind: 'taken',
      payment: { status: 'paid' },
    });
    expect(backend.statusCalls).toBe(5);
  });

  it.each([
    [409, 'payment_in_progress'],
    [422, 'idempotency_key_reused'],
  ])('after %d %s is the outcome of the first request, which only arrived late', async (status, code) => {
    const backend = fakePaymentBackend({ next: ['lost', error(status, code)] });
    await payOnce(backend);
    expect(await pay({ call: 'createPaymentV2', request, subject }, arriveLate(backend))).toMatchObject({
      kind: 'taken',
      payment: { token: 'pay_1' },
    });
    expect(backend.keys).toHaveLength(2);
    expect(new Set(backend.keys).size).toBe(1);
    expect(backend.ledger.size).toBe(1);
  });

  it('of a late request is reported with its own installments, not with those of the rejected second request', async () => {
    const backend = fakePaymentBackend({ next: ['lost', error(422, 'idempotency_key_reused')] });
    const sent = { installments: 12, total: 120_000 };
    await payOnce(backend, sent);
    const next = { ...subject, installments: 1 };
    const outcome = await pay({ call: 'createPaymentV2', request, subject: next }, arriveLate(backend));
    expect(outcome).toMatchObject({ kind: 'taken', purchase: { token: 'pay_1', ...sent } });
    expect(backend.keys).toHaveLength(2);
  });

  it('of a late request is reported with its own installments after a reload', async () => {
    const backend = fakePaymentBackend({ next: ['lost', error(422, 'idempotency_key_reused')] });
    const sent = { installments: 12, total: 120_000 };
    await payOnce(backend, sent);
    const { api } = arriveLate(backend);
    const gone = new Error('the page was left');
    const leaving = apiOf(async (id, input) => {
      if (id === 'loadPayment' && backend.ledger.size > 0) throw gone;
      return api(id, input);
    });
    const next = { ...subject, installments: 1 };
    const paying = pay({ call: 'createPaymentV2', request, subject: next }, optionsOf(backend, { api: leaving }));
    await expect(paying).rejects.toBe(gone);
    expect(await resume(backend)).toMatchObject({ kind: 'taken', purchase: { token: 'pay_1', ...sent } });
  });

  /** The first request arrives just before the second one. */
  const arriveLate = (backend: FakePaymentBackend) =>
    optionsOf(backend, {
      api: apiOf(async (id, input) => {
        const [key = ''] = backend.keys;
        if (id !== 'loadPayment')
          backend.ledger.set(key, { token: 'pay_1', status: 'paid', amount: 114_000, currency: 'BRL' });
        return backend.api(id, input);
      }),
    });

  /** The browser resends a payment by itself: the first is taken, the second is rejected. */
  const sendTwice = (backend: FakePaymentBackend, status: number, code: string) =>
    apiOf(async (id, input) => {
      const answer = await backend.api(id, input);
      if (backend.keys.length !== 1 || backend.statusCalls > 0) return answer;
      throw new ApiCallError(status, { code, retryable: true, outcome: 'none' } as ApiError);
    });

  it.each<[status: number, code: string]>([
    [429, 'rate_limited'],
    [503, 'backend_unavailable'],
  ])('after %d %s to a retry of the browser is queried', async (status, code) => {
    const backend = fakePaymentBackend();
    const api = sendTwice(backend, status, code);
    expect(await pay({ call: 'createPaymentV2', request, subject }, optionsOf(backend, { api }))).toMatchObject({
      kind: 'taken',
      payment: { token: 'pay_1' },
    });
    expect(backend.keys).toHaveLength(1);
  });

  it.each<[status: number, code: string]>([
    [429, 'rate_limited'],
    [503, 'backend_unavailable'],
  ])('after %d %s in a backend without a status call blocks a payment by another method', async (status, code) => {
    const backend = fakePaymentBackend({ hasStatus: false });
    const api = sendTwice(backend, status, code);
    await pay({ call: 'createPaymentV2', request, subject }, optionsOf(backend, { api }));
    expect(await payOnce(backend, { method: 'pix' })).toMatchObject({ kind: 'unknown' });
    expect(backend.ledger.size).toBe(1);
  });

  it('does not become “nothing was charged” after 404 pages in place of the status', async () => {
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    let left = 5;
    const api = apiOf(async (id, input) => {
      if (id !== 'loadPayment' || left === 0) return backend.api(id, input);
      left -= 1;
      throw new ApiCallError(404, { code: 'backend_unavailable', retryable: true, outcome: 'none' });
    });
    expect(await pay({ call: 'createPaymentV2', request, subject }, optionsOf(backend, { api }))).toMatchObject({
      kind: 'taken',
    });
    expect(left).toBe(0);
  });

  it('causes no resend after two stray 404 answers to the status call', async () => {
    const backend = fakePaymentBackend({ next: ['lost', 'paid-unheard'] });
    await payOnce(backend);
    let strays = 2;
    const api = apiOf(async (id, input) => {
      if (id !== 'loadPayment' || strays-- <= 0) return backend.api(id, input);
      throw new ApiCallError(404, { code: 'route_not_found', retryable: false, outcome: 'none' });
    });
    const outcome = await pay({ call: 'createPaymentV2', request, subject }, optionsOf(backend, { api }));
    expect(outcome).toMatchObject({ kind: 'taken' });
    expect(backend.keys).toHaveLength(2);
  });

  it('is still resolved after the network was down during the status queries', async () => {
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    const { api } = backend;
    let failures = 20;
    const flaky = apiOf(async (id, input) => {
      if (id === 'loadPayment' && failures-- > 0) throw Object.assign(await lostError(), {});
      return api(id, input);
    });
    expect(await pay({ call: 'createPaymentV2', request, subject }, optionsOf(backend, { api: flaky }))).toMatchObject({
      kind: 'taken',
    });
  });
});

async function lostError() {
  return new ApiCallError(0, { code: 'backend_unavailable', retryable: true, outcome: 'none' });
}

describe('the next payment attempt', () => {
  it.each<[title: string, first: Sending]>([
    ['after a lost request', 'lost'],
    ['after a timeout of a payment that never arrived', error(504, 'backend_timeout', 'unknown')],
    ['after a failure of the backend', error(503, 'backend_unavailable')],
    ['after too many calls', error(429, 'rate_limited')],
  ])('%s uses the same idempotency key', async (_, first) => {
    const backend = fakePaymentBackend({ next: [first] });
    expect((await payOnce(backend)).kind).toMatch(/^(rejected|lost)$/);
    expect((await payOnce(backend)).kind).toBe('taken');
    expect(backend.keys).toHaveLength(2);
    expect(new Set(backend.keys).size).toBe(1);
  });

  it.each<[title: string, first: Sending]>([
    ['after a refusal', error(422, 'card_declined')],
    ['after a refusal whose answer was lost', 'refused-unheard'],
    ['after a changed amount', error(422, 'amount_changed')],
    ['after an invalid request', error(400, 'invalid_request')],
  ])('%s uses a new idempotency key', async (_, first) => {
    const backend = fakePaymentBackend({ next: [first] });
    expect((await payOnce(backend)).kind).not.toBe('taken');
    expect(intent()).toBeNull();
    expect((await payOnce(backend)).kind).toBe('taken');
    expect(new Set(backend.keys).size).toBe(2);
  });

  it.each<[what: string, change: Partial<IntentSubject>]>([
    ['amount', { amount: 100_000 }],
    ['plan', { planId: 'P2' }],
    ['method', { method: 'pix' }],
    ['payer', { payer: 'lead_2' }],
    ['product', { productCode: 'MS' }],
  ])('with another %s uses a new idempotency key', async (_, change) => {
    const backend = fakePaymentBackend({ next: ['lost'] });
    await payOnce(backend);
    await payOnce(backend, change);
    expect(new Set(backend.keys).size).toBe(2);
    expect(backend.ledger.size).toBe(1);
  });

  const pix = { code: '00020126330014br.gov.bcb.pix', expiresAt: '2026-07-01T12:15:00Z' };
  const bankslip = { line: '1'.repeat(47), barcode: '1'.repeat(44), dueDate: '2026-07-04', url: 'https://a.example/1' };

  it.each<[method: IntentSubject['method'], code: object]>([
    ['pix', { pix }],
    ['bankslip', { bankslip }],
  ])('for the same unpaid %s returns the existing payment', async (method, code) => {
    const backend = fakePaymentBackend({ next: [{ row: { status: 'pending', ...code } }] });
    await payOnce(backend, { method });
    expect(await payOnce(backend, { method })).toMatchObject({
      kind: 'taken',
      payment: { token: 'pay_1', ...code },
      isOther: false,
    });
    expect(backend.keys).toHaveLength(1);
    expect(backend.ledger.size).toBe(1);
  });

  it.each<[title: string, status: PaymentStatus, change: Partial<IntentSubject>]>([
    ['for an expired pix code', 'expired', { method: 'pix' }],
    ['by card while a pix code is open', 'pending', {}],
    ['for another amount while a pix code is open', 'pending', { method: 'pix', amount: 100_000 }],
  ])('%s uses a new idempotency key', async (_, status, change) => {
    const backend = fakePaymentBackend({ next: [{ row: { status: 'pending', pix } }] });
    await payOnce(backend, { method: 'pix' });
    backend.settle(status);
    expect(await payOnce(backend, change)).toMatchObject({ kind: 'taken', payment: { token: 'pay_2' } });
    expect(new Set(backend.keys).size).toBe(2);
  });

  it('for another plan is sent after one that its waiting page has shown as paid', async () => {
    const backend = fakePaymentBackend({ next: ['pending'] });
    const first = await payOnce(backend);
    if (first.kind !== 'taken') throw new Error('the payment was refused');
    writeStored('PURCHASED_PLAN', { ...first.purchase, status: 'paid' }, subject);
    backend.settle('paid');
    expect(await payOnce(backend, { planId: 'P2' })).toMatchObject({ kind: 'taken', payment: { token: 'pay_2' } });
  });

  it('for the same pix is sent under the same key if the backend has no status call', async () => {
    const backend = fakePaymentBackend({ hasStatus: false, next: [{ row: { status: 'pending', pix } }] });
    const first = await payOnce(backend, { method: 'pix' });
    if (first.kind !== 'taken') throw new Error('the code was refused');
    const { purchase } = first;
    writeStored('dataPix', { token: purchase.token, amount: purchase.amount, ...pix, purchase }, subject);
    expect(await payOnce(backend, { method: 'pix' })).toMatchObject({ payment: { token: 'pay_1', pix } });
    expect(new Set(backend.keys).size).toBe(1);
  });

  it.each<[status: number, code: string, kind: string]>([
    [422, 'card_declined', 'refused'],
    [422, 'insufficient_funds', 'refused'],
    [422, 'amount_changed', 'rejected'],
    [422, 'captcha_failed', 'rejected'],
    [422, 'invalid_request', 'rejected'],
    [400, 'idempotency_key_missing', 'rejected'],
    [403, 'cross_site_request', 'rejected'],
    [429, 'rate_limited', 'rejected'],
  ])('is possible after %d %s, which is reported as %s', async (status, code, kind) => {
    expect((await payOnce(fakePaymentBackend({ next: [error(status, code)] }))).kind).toBe(kind);
  });
});

describe.each([
  [
    'without a captcha token',
    'captcha_failed',
    { kind: 'rejected', error: { code: 'captcha_failed', outcome: 'none' } },
  ],
  ['without a connection', 'backend_unavailable', { kind: 'lost' }],
] as const)('%s', (_, code, outcome) => {
  const noToken = { status: 0, error: { code, retryable: true, outcome: 'none' } } as const;

  it('nothing is sent, nothing is asked, and the next press is a new payment', async () => {
    const backend = fakePaymentBackend({ next: [noToken] });
    const unsent = await payOnce(backend);
    expect(unsent).toMatchObject(outcome);
    expect(unsent).not.toHaveProperty('sent');
    expect([intent(), backend.statusCalls]).toEqual([null, 0]);
    expect(onConfirming).not.toHaveBeenCalled();
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken' });
  });

  it('a repeated payment keeps its key, because an earlier request may have left', async () => {
    const backend = fakePaymentBackend({ next: ['lost', noToken] });
    await payOnce(backend);
    const key = intent()?.key;
    expect(await payOnce(backend)).toMatchObject(outcome);
    expect(intent()).toMatchObject({ key, state: 'unknown' });
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken' });
    expect(new Set(backend.keys).size).toBe(1);
  });

  it('a token that the gateway refuses leaves the key: the browser may have sent the request twice', async () => {
    const backend = fakePaymentBackend({ next: [error(422, 'captcha_failed')] });
    expect(await payOnce(backend)).toMatchObject({ kind: 'rejected', error: { code: 'captcha_failed' } });
    expect(backend.statusCalls).toBe(3);
    const key = intent()?.key;
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken' });
    expect(backend.keys).toEqual([key, key]);
  });
});

describe('an earlier payment with an unknown outcome', () => {
  const leave = async (backend: FakePaymentBackend) => {
    browser.stored.set(intentName, JSON.stringify(makeIntent()));
    backend.ledger.set('k'.repeat(32), { token: 'pay_1', status: 'paid', amount: 114_000, currency: 'BRL' });
  };
  const makeIntent = (changes: object = {}) => ({
    key: 'k'.repeat(32),
    ...subject,
    state: 'sending',
    savedAt: Date.now(),
    ...changes,
  });

  it('is found after a reload', async () => {
    const backend = fakePaymentBackend();
    await leave(backend);
    expect(await resume(backend)).toMatchObject({ kind: 'taken', payment: { token: 'pay_1' } });
    expect(onConfirming).toHaveBeenCalled();
    expect(backend.keys).toEqual([]);
    expect(intent()).toBeNull();
  });

  it.each<[what: string, change: Partial<IntentSubject>]>([
    ['by the same method', {}],
    ['by another method', { method: 'pix' }],
    ['for another plan', { planId: 'P2' }],
  ])('is returned instead of a second payment %s', async (_, change) => {
    const backend = fakePaymentBackend();
    await leave(backend);
    expect(await payOnce(backend, change)).toMatchObject({ kind: 'taken', payment: { token: 'pay_1' } });
    expect(backend.ledger.size).toBe(1);
    expect(backend.keys).toEqual([]);
  });

  it('is returned in a tab that knows the buyer as another lead', async () => {
    const backend = fakePaymentBackend();
    const buyer = fingerprintOf('ana@example.com');
    browser.stored.set(intentName, JSON.stringify(makeIntent({ buyer })));
    backend.ledger.set('k'.repeat(32), { token: 'pay_1', status: 'paid', amount: 114_000, currency: 'BRL' });
    expect(await payOnce(backend, { payer: 'lead_2', buyer })).toMatchObject({
      kind: 'taken',
      payment: { token: 'pay_1' },
      isOther: true,
    });
    expect(backend.ledger.size).toBe(1);
    expect(backend.keys).toEqual([]);
  });

  it.each<[what: string, change: Partial<IntentSubject>]>([
    ['another product', { productCode: 'MS', planId: 'M1' }],
    ['another buyer', { payer: 'lead_2' }],
  ])('is not returned to a payment for %s', async (_, change) => {
    const backend = fakePaymentBackend();
    await leave(backend);
    expect(await payOnce(backend, change)).toMatchObject({ kind: 'taken', payment: { token: 'pay_2' } });
    expect(backend.ledger.size).toBe(2);
  });

  it('that never arrived is reported as lost, and keeps its key for the next attempt', async () => {
    browser.stored.set(intentName, JSON.stringify(makeIntent()));
    expect(await resume(fakePaymentBackend())).toEqual({ kind: 'lost', sent: 'k'.repeat(32) });
    expect(intent()).toMatchObject({ key: 'k'.repeat(32) });
  });

  it('that already waits for money is not queried', async () => {
    const backend = fakePaymentBackend();
    browser.stored.set(intentName, JSON.stringify(makeIntent({ state: 'pending', token: 'pay_1' })));
    expect(await resume(backend)).toBeUndefined();
    expect(backend.statusCalls).toBe(0);
  });

  it.each([
    ['is a day old', { savedAt: Date.now() - 24 * 60 * 60 * 1000 - 1 }],
    ['has an unknown state', { state: 'odd' }],
    ['contains a card number', { cardNumber: '4111111111111111' }],
  ])('that %s is not queried', async (_, changes) => {
    browser.stored.set(intentName, JSON.stringify(makeIntent(changes)));
    expect(readIntent(subject)).toBeUndefined();
    const backend = fakePaymentBackend();
    await payOnce(backend);
    expect(backend.statusCalls).toBe(0);
  });

  it.each(['sending', 'unknown', 'pending'] as const)(
    'is not resumed after another tab has begun its own, which is %s',
    async (state) => {
      const backend = fakePaymentBackend();
      browser.stored.set(intentName, JSON.stringify(makeIntent()));
      const sent = readIntent(subject);
      const other = makeIntent({ key: 'f'.repeat(32), state, ...(state === 'pending' && { token: 'pay_9' }) });
      browser.stored.set(intentName, JSON.stringify(other));
      expect(sent && (await resumePayment(sent, optionsOf(backend)))).toBeUndefined();
      expect(backend.statusCalls).toBe(0);
      expect(intent()).toMatchObject({ key: 'f'.repeat(32), state });
    },
  );

  it('that another tab has already closed is not queried', async () => {
    const backend = fakePaymentBackend();
    browser.stored.set(intentName, JSON.stringify(makeIntent()));
    const sent = readIntent(subject);
    browser.stored.delete(intentName);
    expect(sent && (await resumePayment(sent, optionsOf(backend)))).toBeUndefined();
    expect(backend.statusCalls).toBe(0);
  });
});

describe('a push to the phone', () => {
  const push = { method: 'm-pesa' } as const;

  it('is not sent twice while the first is open, even if the buyer left its page', async () => {
    const backend = fakePaymentBackend({ next: ['pending'] });
    await payOnce(backend, push);
    // Without a record, the buyer has chosen another way on the waiting page.
    for (const key of browser.stored.keys()) if (key.startsWith('PURCHASED_PLAN')) browser.stored.delete(key);
    expect(await payOnce(backend, push)).toMatchObject({ kind: 'taken', payment: { status: 'pending' } });
    expect(backend.bodies).toHaveLength(1);
  });

  describe('to a corrected number, while the first is open,', () => {
    const [first, second] = ['+258841234567', '+258841234568'].map((phone) => ({
      ...push,
      phone: maskPhone(phone),
      pushTo: fingerprintOf(phone),
    })) as [Partial<IntentSubject>, Partial<IntentSubject>];

    it.each([true, false])(
      'is sent only once the buyer knows of the first (with a status call: %s)',
      async (hasStatus) => {
        const backend = fakePaymentBackend({ hasStatus, next: ['pending', 'pending'] });
        await payOnce(backend, first);
        const asked = await payOnce(backend, second);
        expect(asked).toMatchObject({ kind: 'push-open', purchase: { token: 'pay_1', status: 'pending' } });
        expect(backend.bodies).toHaveLength(1);
        const agreed = optionsOf(backend, { agreedTo: 'pay_1' });
        const sent = await pay({ call: 'createPaymentV2', request, subject: { ...subject, ...second } }, agreed);
        expect(sent).toMatchObject({ kind: 'taken', payment: { token: 'pay_2', status: 'pending' } });
        expect(backend.bodies).toHaveLength(2);
        expect(readIntent(subject)).toMatchObject({ token: 'pay_2', besides: [{ token: 'pay_1' }] });
      },
    );

    it.each(['refused', 'expired'] as const)('is sent at once if the first is %s by now', async (status) => {
      const backend = fakePaymentBackend({ next: ['pending', 'pending'] });
      await payOnce(backend, first);
      backend.settle(status);
      expect(await payOnce(backend, second)).toMatchObject({ kind: 'taken', payment: { token: 'pay_2' } });
    });
  });

  it('is not sent twice to a backend without a status call: its outcome stays unknown', async () => {
    const backend = fakePaymentBackend({ hasStatus: false, next: ['pending'] });
    await payOnce(backend, push);
    expect(await payOnce(backend, push)).toMatchObject({ kind: 'unknown' });
    expect(backend.bodies).toHaveLength(1);
    expect(readIntent(subject)).toMatchObject({ state: 'pending', token: 'pay_1' });
  });

  it('does not block a card if the backend has no status call', async () => {
    const backend = fakePaymentBackend({ hasStatus: false, next: ['pending'] });
    await payOnce(backend, push);
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken', payment: { token: 'pay_2' }, isOther: false });
  });

  it('of a record that names no number counts as one to the same number', async () => {
    const backend = fakePaymentBackend({ next: ['pending'] });
    await payOnce(backend, push);
    const typed = { ...push, pushTo: fingerprintOf('+258841234567') };
    expect(await payOnce(backend, typed)).toMatchObject({ kind: 'taken', payment: { token: 'pay_1' } });
  });
});

describe('a purchase of another product at the same time', () => {
  const other = { planId: 'M1', payer: 'lead_2' };

  it.each([
    [true, { productCode: 'MS' }],
    [true, { area: 'MZ' }],
    [false, { productCode: 'MS' }],
  ] as const)('does not wait for the first product’s payment (browser locks: %s, %o)', async (hasLocks, between) => {
    browser = fakeBrowser({ hasLocks });
    const backend = fakePaymentBackend();
    const { api, answer } = holdAnswers(backend);
    const slow = pay({ call: 'createPaymentV2', request, subject }, optionsOf(backend, { api }));
    const meanwhile = payOnce(backend, { ...other, ...between });
    await vi.waitFor(() => expect(backend.ledger.size).toBe(1));
    answer();
    expect(await meanwhile).toMatchObject({ payment: { token: 'pay_1' } });
    expect(onConfirming).not.toHaveBeenCalled();
    expect(await slow).toMatchObject({ payment: { token: 'pay_2' } });
  });

  it.each<[title: string, first: Sending, between: Partial<IntentSubject>]>([
    ['at the bank', 'pending', { ...other, productCode: 'MS' }],
    ['at the bank', 'pending', { ...other, area: 'MZ' }],
    ['paid', 'paid', { ...other, productCode: 'MS' }],
    ['paid', 'paid', { ...other, area: 'MZ' }],
  ])('leaves the first product’s payment %s (%s, %o)', async (_, first, between) => {
    const backend = fakePaymentBackend({ next: [first, 'paid'] });
    await payOnce(backend);
    expect(await payOnce(backend, between)).toMatchObject({ payment: { token: 'pay_2' } });
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken', payment: { token: 'pay_1' } });
    expect(backend.ledger.size).toBe(2);
  });

  it('that is refused leaves the key of a payment with an unknown outcome unchanged', async () => {
    const backend = fakePaymentBackend({ next: ['lost', error(422, 'card_declined')] });
    await payOnce(backend);
    await payOnce(backend, { ...other, productCode: 'MS' });
    await payOnce(backend);
    expect(backend.keys[2]).toBe(backend.keys[0]);
  });
});

describe('a backend without a status call', () => {
  it.each<[title: string, next: Sending[], sent: number]>([
    ['whose answer was lost', ['paid-unheard'], 2],
    ['that never got the request', ['lost'], 2],
    [
      'that is still processing the payment',
      ['lost', error(409, 'payment_in_progress'), error(504, 'backend_timeout', 'unknown')],
      4,
    ],
  ])('%s receives the same key until it answers', async (_, next, sent) => {
    const backend = fakePaymentBackend({ hasStatus: false, next });
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken', payment: { status: 'paid' } });
    expect(backend.keys).toHaveLength(sent);
    expect(new Set(backend.keys).size).toBe(1);
    expect(backend.ledger.size).toBe(1);
  });

  it('that reports a reused key leaves the outcome unknown, and the key stays stored', async () => {
    const reused = error(422, 'idempotency_key_reused');
    const backend = fakePaymentBackend({ hasStatus: false, next: ['paid-unheard', reused, reused] });
    expect(await payOnce(backend)).toMatchObject({ kind: 'unknown' });
    expect(intent()).toMatchObject({ key: backend.keys[0] });
  });

  it.each<[title: string, between: Sending]>([
    ['answers 503', error(503, 'backend_unavailable')],
    ['answers 429', error(429, 'rate_limited')],
  ])('that %s receives the payment again until it answers', async (_, between) => {
    const backend = fakePaymentBackend({ hasStatus: false, next: ['paid-unheard', between, between] });
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken', payment: { token: 'pay_1' } });
    expect(new Set(backend.keys).size).toBe(1);
    expect(backend.ledger.size).toBe(1);
  });

  it.each<[status: number, code: string]>([
    [403, 'invalid_request'],
    [400, 'invalid_request'],
    [422, 'captcha_failed'],
    [422, 'amount_changed'],
    [422, 'backend_answer_invalid'],
    [404, 'route_not_found'],
  ])('that answers %d %s to a resend leaves the outcome unknown and the key stored', async (status, code) => {
    const backend = fakePaymentBackend({ hasStatus: false, next: ['paid-unheard', error(status, code)] });
    expect(await payOnce(backend)).toMatchObject({ kind: 'unknown' });
    expect(intent()).toMatchObject({ key: backend.keys[0], state: 'unknown' });
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken', payment: { token: 'pay_1' } });
    expect(new Set(backend.keys).size).toBe(1);
    expect(backend.ledger.size).toBe(1);
  });

  it('receives no third request after an invalid answer to the second', async () => {
    const own = error(422, 'backend_answer_invalid', 'unknown');
    const backend = fakePaymentBackend({ hasStatus: false, next: ['paid-unheard', own] });
    expect(await payOnce(backend)).toMatchObject({ kind: 'unknown' });
    expect(backend.keys).toHaveLength(2);
  });

  it('that refuses the second request ends the payment as refused', async () => {
    const backend = fakePaymentBackend({ hasStatus: false, next: ['lost', error(422, 'card_declined')] });
    expect(await payOnce(backend)).toEqual({
      kind: 'refused',
      code: 'card_declined',
      method: 'credit-card',
      sent: expect.stringMatching(/^\w{4,32}$/),
    });
    expect(intent()).toBeNull();
  });

  const reload = async () => {
    const backend = fakePaymentBackend({ hasStatus: false, next: ['paid-unheard'] });
    const closed = new Error('the tab was closed');
    const api = apiOf(async (id, input) => {
      if (id === 'loadPayment') throw closed;
      return backend.api(id, input);
    });
    await expect(pay({ call: 'createPaymentV2', request, subject }, optionsOf(backend, { api }))).rejects.toBe(closed);
    return backend;
  };

  it('leaves the outcome unknown after a reload', async () => {
    expect(await resume(await reload())).toMatchObject({ kind: 'unknown' });
  });

  it('returns the payment after a reload once the same payment is sent again', async () => {
    const backend = await reload();
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken', payment: { token: 'pay_1' } });
    expect(backend.ledger.size).toBe(1);
  });

  it('blocks a second method while the outcome is unknown', async () => {
    const backend = await reload();
    expect(await payOnce(backend, { method: 'pix' })).toMatchObject({ kind: 'unknown' });
    expect(backend.ledger.size).toBe(1);
  });
});

it('an internal error is not reported as a refusal', async () => {
  const api = apiOf(async () => {
    throw new TypeError('a defect');
  });
  await expect(pay({ call: 'createPaymentV2', request, subject }, { api, onConfirming })).rejects.toThrow(TypeError);
});
