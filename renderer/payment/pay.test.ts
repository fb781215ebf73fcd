import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a payment that is answered', () => {
  it('paid: is over, and leaves no intent behind', async () => {
    const backend = fakePaymentBackend();
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken', payment: { status: 'paid' } });
    expect(backend.ledger.size).toBe(1);
    expect(intent()).toBeNull();
    expect(onConfirming).not.toHaveBeenCalled();
  });

  it('pending: keeps its intent with the token while money is awaited', async () => {
    const backend = fakePaymentBackend({ next: ['pending'] });
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken', payment: { status: 'pending' } });
    expect(intent()).toMatchObject({ state: 'pending', token: 'pay_1' });
  });

  it('has its key stored before it is sent', async () => {
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

  it('stores neither card nor name', async () => {
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
  it.each([2, 8])('%d presses at once, or tabs', async (count) => {
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    const outcomes = await Promise.all(Array.from({ length: count }, () => payOnce(backend)));
    expect(backend.ledger.size).toBe(1);
    expect(backend.keys).toHaveLength(1);
    expect(outcomes.every(({ kind }) => kind === 'taken')).toBe(true);
  });

  it.each([true, false])(
    'a press behind another sender says that it waits (locks of the browser: %s)',
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

  it('without locks of the browser, in one tab', async () => {
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

  it('what another tab has just bought is the outcome', async () => {
    const backend = fakePaymentBackend();
    await payOnce(backend);
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken', payment: { token: 'pay_1', status: 'paid' } });
    expect(backend.keys).toHaveLength(1);
  });
});

describe('an outcome that is not known (PAY-3)', () => {
  it.each<[sending: Sending, outcome: object]>([
    ['paid-unheard', { kind: 'taken', payment: { status: 'paid' } }],
    ['refused-unheard', { kind: 'refused', code: 'card_declined' }],
    ['pix-unheard', { kind: 'taken', payment: { status: 'pending', pix: { code: '000201' } } }],
    [error(504, 'backend_timeout', 'unknown'), { kind: 'lost' }],
    ['lost', { kind: 'lost' }],
  ])('%j is asked for, and told as it is', async (sending, outcome) => {
    const backend = fakePaymentBackend({ next: [sending] });
    expect(await payOnce(backend)).toMatchObject(outcome);
    expect(onConfirming).toHaveBeenCalled();
    expect(backend.keys).toHaveLength(1);
  });

  it('is only "nothing was taken" after the backend has said so three times', async () => {
    const backend = fakePaymentBackend({ next: ['lost'] });
    await payOnce(backend);
    expect(backend.asked).toBe(3);
  });

  it('of a card that is still processed is waited for', async () => {
    const backend = fakePaymentBackend({ next: ['pending-unheard'] });
    const { api } = backend;
    const slow = apiOf(async (id, input) => {
      if (backend.asked === 4) backend.settle('paid');
      return api(id, input);
    });
    expect(await pay({ call: 'createPaymentV2', request, subject }, optionsOf(backend, { api: slow }))).toMatchObject({
      kind: 'taken',
      payment: { status: 'paid' },
    });
    expect(backend.asked).toBe(5);
  });

  it.each([
    [409, 'payment_in_progress'],
    [422, 'idempotency_key_reused'],
  ])('behind %d %s is that of the first sending, which was only late', async (status, code) => {
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

  it('of a late request is told with its own installments, not with those of the sending that its key turned away', async () => {
    const backend = fakePaymentBackend({ next: ['lost', error(422, 'idempotency_key_reused')] });
    const sent = { installments: 12, total: 120_000 };
    await payOnce(backend, sent);
    const next = { ...subject, installments: 1 };
    const outcome = await pay({ call: 'createPaymentV2', request, subject: next }, arriveLate(backend));
    expect(outcome).toMatchObject({ kind: 'taken', purchase: { token: 'pay_1', ...sent } });
    expect(backend.keys).toHaveLength(2);
  });

  it('of a late request is told with its own installments after a reload as well', async () => {
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
      if (backend.keys.length !== 1 || backend.asked > 0) return answer;
      throw new ApiCallError(status, { code, retryable: true, outcome: 'none' } as ApiError);
    });

  it.each<[status: number, code: string]>([
    [429, 'rate_limited'],
    [503, 'backend_unavailable'],
  ])('behind %d %s to a repeat of the browser is asked for', async (status, code) => {
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
  ])('behind %d %s, where no status call tells, lets no other method pay meanwhile', async (status, code) => {
    const backend = fakePaymentBackend({ hasStatus: false });
    const api = sendTwice(backend, status, code);
    await pay({ call: 'createPaymentV2', request, subject }, optionsOf(backend, { api }));
    expect(await payOnce(backend, { method: 'pix' })).toMatchObject({
      kind: 'rejected',
      error: { outcome: 'unknown' },
    });
    expect(backend.ledger.size).toBe(1);
  });

  it('is not "nothing was taken" for a page with 404 in the place of the status', async () => {
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

  it('is not sent again for a stray 404 of a backend that has told of other payments', async () => {
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

  it('survives a network that is down while it is asked for', async () => {
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

describe('the next try', () => {
  it.each<[title: string, first: Sending]>([
    ['after a lost request', 'lost'],
    ['after a time-out that came to nothing', error(504, 'backend_timeout', 'unknown')],
    ['after a backend that was down', error(503, 'backend_unavailable')],
    ['after too many calls', error(429, 'rate_limited')],
  ])('%s takes the same key', async (_, first) => {
    const backend = fakePaymentBackend({ next: [first] });
    expect((await payOnce(backend)).kind).toMatch(/^(rejected|lost)$/);
    expect((await payOnce(backend)).kind).toBe('taken');
    expect(backend.keys).toHaveLength(2);
    expect(new Set(backend.keys).size).toBe(1);
  });

  it.each<[title: string, first: Sending]>([
    ['after a refusal', error(422, 'card_declined')],
    ['after a refusal that was not heard', 'refused-unheard'],
    ['after a changed amount', error(422, 'amount_changed')],
    ['after a request that was not accepted', error(400, 'invalid_request')],
  ])('%s takes a new key', async (_, first) => {
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
  ])('with another %s takes a new key', async (_, change) => {
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
  ])('for the same %s that still waits for money is that very one', async (method, code) => {
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
    ['of a code that is over', 'expired', { method: 'pix' }],
    ['by card while a code is open', 'pending', {}],
    ['of another amount while a code is open', 'pending', { method: 'pix', amount: 100_000 }],
  ])('%s takes a new key', async (_, status, change) => {
    const backend = fakePaymentBackend({ next: [{ row: { status: 'pending', pix } }] });
    await payOnce(backend, { method: 'pix' });
    backend.settle(status);
    expect(await payOnce(backend, change)).toMatchObject({ kind: 'taken', payment: { token: 'pay_2' } });
    expect(new Set(backend.keys).size).toBe(2);
  });

  it('for the same pix, where no status call tells, is sent under its key', async () => {
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
  ])('is possible after %d %s: %s', async (status, code, kind) => {
    expect((await payOnce(fakePaymentBackend({ next: [error(status, code)] }))).kind).toBe(kind);
  });
});

describe('an earlier payment whose outcome is not known', () => {
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

  it('is the outcome after a reload', async () => {
    const backend = fakePaymentBackend();
    await leave(backend);
    expect(await resume(backend)).toMatchObject({ kind: 'taken', payment: { token: 'pay_1' } });
    expect(onConfirming).toHaveBeenCalled();
    expect(backend.keys).toEqual([]);
    expect(intent()).toBeNull();
  });

  it.each<[what: string, change: Partial<IntentSubject>]>([
    ['the same way', {}],
    ['another way', { method: 'pix' }],
    ['for another plan', { planId: 'P2' }],
  ])('is the outcome of paying %s: nobody pays twice', async (_, change) => {
    const backend = fakePaymentBackend();
    await leave(backend);
    expect(await payOnce(backend, change)).toMatchObject({ kind: 'taken', payment: { token: 'pay_1' } });
    expect(backend.ledger.size).toBe(1);
    expect(backend.keys).toEqual([]);
  });

  it('is the outcome of paying in a tab that knows the buyer by another lead', async () => {
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
  ])('is not the outcome of paying for %s', async (_, change) => {
    const backend = fakePaymentBackend();
    await leave(backend);
    expect(await payOnce(backend, change)).toMatchObject({ kind: 'taken', payment: { token: 'pay_2' } });
    expect(backend.ledger.size).toBe(2);
  });

  it('that never arrived took nothing, and keeps its key for the next try', async () => {
    browser.stored.set(intentName, JSON.stringify(makeIntent()));
    expect(await resume(fakePaymentBackend())).toEqual({ kind: 'lost' });
    expect(intent()).toMatchObject({ key: 'k'.repeat(32) });
  });

  it('that has begun to wait for money meanwhile is not asked for', async () => {
    const backend = fakePaymentBackend();
    browser.stored.set(intentName, JSON.stringify(makeIntent({ state: 'pending', token: 'pay_1' })));
    expect(await resume(backend)).toBeUndefined();
    expect(backend.asked).toBe(0);
  });

  it.each([
    ['is a day old', { savedAt: Date.now() - 24 * 60 * 60 * 1000 - 1 }],
    ['was written by somebody else', { state: 'odd' }],
    ['carries a card', { cardNumber: '4111111111111111' }],
  ])('that %s is not asked for', async (_, changes) => {
    browser.stored.set(intentName, JSON.stringify(makeIntent(changes)));
    expect(readIntent(subject)).toBeUndefined();
    const backend = fakePaymentBackend();
    await payOnce(backend);
    expect(backend.asked).toBe(0);
  });

  it('and that another tab has meanwhile been told of is left to it', async () => {
    const backend = fakePaymentBackend();
    browser.stored.set(intentName, JSON.stringify(makeIntent()));
    const sent = readIntent(subject);
    browser.stored.delete(intentName);
    expect(sent && (await resumePayment(sent, optionsOf(backend)))).toBeUndefined();
    expect(backend.asked).toBe(0);
  });
});

describe('another product that is bought meanwhile', () => {
  const other = { planId: 'M1', payer: 'lead_2' };

  it.each([
    [true, { productCode: 'MS' }],
    [true, { area: 'MZ' }],
    [false, { productCode: 'MS' }],
  ] as const)('waits for no other product’s bank (locks of the browser: %s, %o)', async (hasLocks, between) => {
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
  ])('leaves the payment that is %s the one of its product (%s, %o)', async (_, first, between) => {
    const backend = fakePaymentBackend({ next: [first, 'paid'] });
    await payOnce(backend);
    expect(await payOnce(backend, between)).toMatchObject({ payment: { token: 'pay_2' } });
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken', payment: { token: 'pay_1' } });
    expect(backend.ledger.size).toBe(2);
  });

  it('is refused, and the payment whose outcome is not known keeps its key', async () => {
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
      'that is still busy with it',
      ['lost', error(409, 'payment_in_progress'), error(504, 'backend_timeout', 'unknown')],
      4,
    ],
  ])('%s is sent the same key until it answers', async (_, next, sent) => {
    const backend = fakePaymentBackend({ hasStatus: false, next });
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken', payment: { status: 'paid' } });
    expect(backend.keys).toHaveLength(sent);
    expect(new Set(backend.keys).size).toBe(1);
    expect(backend.ledger.size).toBe(1);
  });

  it('that was sent something else under the key before leaves it unknown, and keeps the key', async () => {
    const reused = error(422, 'idempotency_key_reused');
    const backend = fakePaymentBackend({ hasStatus: false, next: ['paid-unheard', reused, reused] });
    expect(await payOnce(backend)).toMatchObject({ kind: 'rejected', error: { outcome: 'unknown' } });
    expect(intent()).toMatchObject({ key: backend.keys[0] });
  });

  it.each<[title: string, between: Sending]>([
    ['is down', error(503, 'backend_unavailable')],
    ['asks for patience', error(429, 'rate_limited')],
  ])('that %s meanwhile is sent it until it answers', async (_, between) => {
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
  ])('behind %d %s of a second sending leaves the first unknown, and keeps its key', async (status, code) => {
    const backend = fakePaymentBackend({ hasStatus: false, next: ['paid-unheard', error(status, code)] });
    expect(await payOnce(backend)).toMatchObject({ kind: 'rejected', error: { outcome: 'unknown' } });
    expect(intent()).toMatchObject({ key: backend.keys[0], state: 'unknown' });
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken', payment: { token: 'pay_1' } });
    expect(new Set(backend.keys).size).toBe(1);
    expect(backend.ledger.size).toBe(1);
  });

  it('that answers in words of its own that it may have been taken is not sent it for ever', async () => {
    const own = error(422, 'backend_answer_invalid', 'unknown');
    const backend = fakePaymentBackend({ hasStatus: false, next: ['paid-unheard', own] });
    expect(await payOnce(backend)).toMatchObject({ kind: 'rejected', error: { outcome: 'unknown' } });
    expect(backend.keys).toHaveLength(2);
  });

  it('that then refuses has refused', async () => {
    const backend = fakePaymentBackend({ hasStatus: false, next: ['lost', error(422, 'card_declined')] });
    expect(await payOnce(backend)).toEqual({ kind: 'refused', code: 'card_declined' });
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

  it('leaves it unknown after a reload, and never says that nothing was taken', async () => {
    expect(await resume(await reload())).toMatchObject({
      kind: 'rejected',
      error: { outcome: 'unknown' },
    });
  });

  it('tells after a reload when the same payment is sent again', async () => {
    const backend = await reload();
    expect(await payOnce(backend)).toMatchObject({ kind: 'taken', payment: { token: 'pay_1' } });
    expect(backend.ledger.size).toBe(1);
  });

  it('takes no second method meanwhile', async () => {
    const backend = await reload();
    expect(await payOnce(backend, { method: 'pix' })).toMatchObject({
      kind: 'rejected',
      error: { outcome: 'unknown' },
    });
    expect(backend.ledger.size).toBe(1);
  });
});

it('a defect of ours is no refusal', async () => {
  const api = apiOf(async () => {
    throw new TypeError('a defect');
  });
  await expect(pay({ call: 'createPaymentV2', request, subject }, { api, onConfirming })).rejects.toThrow(TypeError);
});
