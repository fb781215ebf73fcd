import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentRequest } from '../../schemas/generated/types';
import { printSuiteLine } from '../../tests/suites/print-suite-line';
import { removeFolder } from '../testing/template-folder';
import { cardEntry, paymentBy, testCard, testPayment } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';

const interleavings = process.env.NIGHTLY ? 1_000 : 60;
/** Time limit for all interleavings. */
const timeMs = interleavings * 500;

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});

afterAll(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

const pay = (body: PaymentRequest, key?: string) =>
  sandbox.call('createPaymentV2', { body, ...(key === undefined ? {} : { key }) });

/** Ledger rows with a key. */
async function rowsOf(key: string): Promise<number> {
  const rows = await sandbox.admin.listPayments(10_000);
  return rows.filter((row) => row.idempotencyKey === key).length;
}

describe('the Idempotency-Key of a payment', () => {
  it('is refused when it is the token of a payment, because tokens also identify payments', async () => {
    const { answer } = await pay(paymentBy('pix'), newKey());
    const refused = await pay(testPayment(), answer.token);
    expect(refused).toMatchObject({ status: 400, error: { code: 'idempotency_key_invalid' } });
    const status = await sandbox.call('loadPayment', { path: { token: answer.token } });
    expect(status.answer).toMatchObject({ token: answer.token, status: 'pending' });
  });

  it('returns the first answer to a repeated request', async () => {
    const key = newKey();
    const first = await pay(testPayment(), key);
    const second = await pay(testPayment(), key);
    expect(first.status).toBe(200);
    expect(second).toEqual({ ...first, headers: expect.anything() });
    expect(await rowsOf(key)).toBe(1);
  });

  it.each([
    ['amount', { amount: 102_000, voucher: 'BLACK', paymentMethods: [cardEntry({ amount: 102_000 })] }],
    ['buyer', { email: 'bia@example.com' }],
    ['method', { paymentMethods: [{ method: 'pix' as const, amount: 114_000 }] }],
    ['holder', { paymentMethods: [cardEntry({ card: testCard({ holderName: 'BIA LIMA' }) })] }],
  ])('cannot be reused with another %s', async (_what, changes) => {
    const key = newKey();
    await pay(testPayment(), key);
    const other = await pay(testPayment(changes), key);
    expect(other).toMatchObject({ status: 422, error: { code: 'idempotency_key_reused', outcome: 'none' } });
    expect(await rowsOf(key)).toBe(1);
  });

  it('cannot be reused on another version of the payment call', async () => {
    const key = newKey();
    await pay(testPayment(), key);
    const v1 = await sandbox.call('createPaymentV1', { body: testPayment(), key });
    expect(v1.error.code).toBe('idempotency_key_reused');
  });

  it('answers a repeat with 409 while the first request is in progress, and finds the pending payment', async () => {
    const key = newKey();
    const slow = testPayment({ paymentMethods: [cardEntry({ card: testCard({ holderName: 'Lento' }) })] });
    const slower = await openTestSandbox({ slowAnswerMs: 4_000 });
    const send = () => slower.call('createPaymentV2', { body: slow, key });
    const first = send();
    await expect.poll(async () => (await slower.call('loadPayment', { path: { token: key } })).status).toBe(200);
    const during = await slower.call('loadPayment', { path: { token: key } });
    expect(during.answer).toMatchObject({ status: 'pending', amount: 114_000, currency: 'BRL' });
    const second = await send();
    expect(second).toMatchObject({
      status: 409,
      error: { code: 'payment_in_progress', retryable: true, outcome: 'unknown' },
    });
    expect(second.headers.get('retry-after')).toBe('2');
    expect((await first).answer).toMatchObject({ status: 'paid', token: during.answer.token });
    expect(await slower.admin.listPayments()).toHaveLength(1);
    await slower.close();
    removeFolder(slower.folder);
  });

  it('can be used again after an invalid request', async () => {
    const key = newKey();
    expect((await pay(testPayment({ amount: 1, paymentMethods: [cardEntry({ amount: 1 })] }), key)).status).toBe(422);
    expect(await rowsOf(key)).toBe(0);
    expect((await pay(testPayment(), key)).status).toBe(200);
  });
});

describe('concurrent requests with one key', () => {
  it(`create one payment in ${interleavings} interleavings of 2 to 8 requests`, {
    timeout: 20_000 + timeMs,
  }, async () => {
    const quick = await openTestSandbox({ slowAnswerMs: 8 });
    let worstMs = 0;
    const seen = new Set<string>();
    const purchase = fc.record({
      holderName: fc.constantFrom('ANA PRADO', 'LENTO', 'CAIR'),
      senders: fc.array(fc.record({ delayMs: fc.integer({ min: 0, max: 12 }), isAltered: fc.boolean() }), {
        minLength: 2,
        maxLength: 8,
      }),
    });
    await fc.assert(
      fc.asyncProperty(purchase, async ({ holderName, senders }) => {
        const key = newKey();
        const paymentMethods = [cardEntry({ card: testCard({ holderName }) })];
        const send = async ({ delayMs, isAltered }: (typeof senders)[number]) => {
          await new Promise((resolve) => setTimeout(resolve, delayMs));
          const body = testPayment({ paymentMethods, ...(isAltered ? { email: 'bia@example.com' } : {}) });
          return quick.call('createPaymentV2', { body, key }).catch((error: Error) => error);
        };
        const start = performance.now();
        const answers = await Promise.all(senders.map(send));
        worstMs = Math.max(worstMs, Math.round(performance.now() - start));
        const received = answers.filter(
          (answer): answer is Exclude<typeof answer, Error> => !(answer instanceof Error),
        );
        const tokens = received.filter(({ status }) => status === 200).map(({ answer }) => answer.token);
        for (const { status, error } of received) if (status !== 200) seen.add(`${status} ${error.code}`);
        const row = await quick.admin.findPayment(key);
        expect(row).toMatchObject({ status: 'paid', amount: 114_000 });
        expect(answers.length - received.length).toBe(holderName === 'CAIR' ? 1 : 0);
        expect(tokens.filter((token) => token !== row?.token)).toEqual([]);
      }),
      { numRuns: interleavings, interruptAfterTimeLimit: timeMs, markInterruptAsFailure: true },
    );
    expect([...seen].sort()).toEqual(['409 payment_in_progress', '422 idempotency_key_reused']);
    const rows = (await quick.admin.listPayments(10_000)).length;
    printSuiteLine({
      suite: 'idempotency',
      tried: interleavings,
      passed: Math.min(rows, interleavings),
      lost: Math.max(0, interleavings - rows),
      duplicated: Math.max(0, rows - interleavings),
      worst_ms: worstMs,
    });
    expect(rows).toBe(interleavings);
    await quick.close();
    removeFolder(quick.folder);
  });

  it('are counted in the ledger, which finds the double payment of senders that each use a key of their own', async () => {
    const before = (await sandbox.admin.listPayments(10_000)).length;
    await Promise.all([newKey(), newKey()].map((key) => pay(testPayment(), key)));
    expect((await sandbox.admin.listPayments(10_000)).length - before).toBe(2);
  });

  it('create one payment when the connection of the first request breaks', async () => {
    const key = newKey();
    const body = testPayment({ paymentMethods: [cardEntry({ card: testCard({ holderName: 'CAIR' }) })] });
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => pay(body, key)));
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect((await pay(body, key)).answer.status).toBe('paid');
    expect(await rowsOf(key)).toBe(1);
  });
});

describe('a payment whose answer is lost', () => {
  it('is found by its Idempotency-Key', async () => {
    const key = newKey();
    const body = testPayment({ paymentMethods: [cardEntry({ card: testCard({ holderName: 'cair' }) })] });
    await expect(pay(body, key)).rejects.toMatchObject({ name: 'ConnectionCutError', code: 'ECONNRESET' });
    const byKey = await sandbox.call('loadPayment', { path: { token: key } });
    expect(byKey).toMatchObject({ status: 200, answer: { status: 'paid', amount: 114_000 } });
    const byToken = await sandbox.call('loadPayment', { path: { token: byKey.answer.token } });
    expect(byToken.answer).toEqual(byKey.answer);
    expect((await pay(body, key)).answer.token).toBe(byKey.answer.token);
  });

  it('has the same pix code in its status and in the answer to a repeated request', async () => {
    const key = newKey();
    const first = await pay(paymentBy('pix'), key);
    const status = await sandbox.call('loadPayment', { path: { token: key } });
    expect(status.answer.pix).toEqual(first.answer.pix);
    expect((await pay(paymentBy('pix'), key)).answer).toEqual(first.answer);
  });
});
