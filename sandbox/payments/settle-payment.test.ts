import { PGlite } from '@electric-sql/pglite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PaymentMethodEntry } from '../../schemas/generated/types';
import { removeFolder } from '../testing/template-folder';
import { paymentBy, testPayment } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';

const opened: TestSandbox[] = [];

/** A clock that moves only when the test advances it. */
const still = { now: () => new Date('2026-07-01T12:00:00Z') };

afterEach(async () => {
  for (const sandbox of opened.splice(0)) {
    await sandbox.close();
    removeFolder(sandbox.folder);
  }
});

async function open(options: Parameters<typeof openTestSandbox>[0] = {}): Promise<TestSandbox> {
  const sandbox = await openTestSandbox(options);
  opened.push(sandbox);
  return sandbox;
}

async function begin(sandbox: TestSandbox, method: PaymentMethodEntry['method']): Promise<string> {
  const { answer } = await sandbox.call('createPaymentV2', { body: paymentBy(method), key: newKey() });
  return answer.token;
}

const stateOf = async (sandbox: TestSandbox, token: string) =>
  (await sandbox.call('loadPayment', { path: { token } })).answer;

describe('a pending payment', () => {
  it.each([
    ['pix or NuPay', ['pix', 'nu-pay'], 900],
    ['M-Pesa', ['m-pesa'], 120],
  ] as const)('by %s expires exactly at its end and stays expired', async (_, methods, seconds) => {
    const sandbox = await open(still);
    const tokens = await Promise.all(methods.map((method) => begin(sandbox, method)));
    sandbox.pass(seconds - 1);
    for (const token of tokens) expect((await stateOf(sandbox, token)).status).toBe('pending');
    sandbox.pass(1);
    for (const token of tokens) {
      expect(await stateOf(sandbox, token)).toMatchObject({ status: 'expired' });
      expect((await stateOf(sandbox, token)).pix).toBeUndefined();
      expect((await sandbox.admin.settle(token, 'paid')).status).toBe('expired');
    }
  });

  it('by bankslip stays open until the end of the due date in Brasília time', async () => {
    const now = new Date('2026-07-01T23:30:00Z');
    let clock = now;
    const sandbox = await open({ now: () => clock });
    const token = await begin(sandbox, 'bankslip');
    const { bankslip } = await stateOf(sandbox, token);
    expect(bankslip).toMatchObject({ dueDate: '2026-07-04', url: `/sandbox?bankslip=${token}` });
    expect(bankslip?.barcode?.slice(5, 9)).toBe('1497');
    clock = new Date('2026-07-05T02:59:59Z');
    expect((await stateOf(sandbox, token)).status).toBe('pending');
    clock = new Date('2026-07-05T03:00:00Z');
    expect((await stateOf(sandbox, token)).status).toBe('expired');
  });

  it('is paid automatically after the autopay time, even when nobody reads its status meanwhile', async () => {
    const sandbox = await open({ ...still, autopaySeconds: 20 });
    const pix = await begin(sandbox, 'pix');
    const slip = await begin(sandbox, 'bankslip');
    sandbox.pass(19);
    expect((await stateOf(sandbox, pix)).status).toBe('pending');
    sandbox.pass(5_000);
    expect((await stateOf(sandbox, pix)).status).toBe('paid');
    expect((await stateOf(sandbox, slip)).status).toBe('paid');
    expect(await sandbox.admin.listSubscriptions()).toHaveLength(2);
  });

  it('is not paid automatically after it has expired', async () => {
    const sandbox = await open({ autopaySeconds: 20, pixSeconds: 10 });
    const token = await begin(sandbox, 'pix');
    sandbox.pass(100);
    expect((await stateOf(sandbox, token)).status).toBe('expired');
  });

  it('becomes paid, expired or refused by the buttons of /sandbox, and a second button changes nothing', async () => {
    const sandbox = await open();
    const [paid, expired, refused] = await Promise.all([1, 2, 3].map(() => begin(sandbox, 'pix')));
    if (!paid || !expired || !refused) throw new Error('three payments are begun');
    expect((await sandbox.admin.settle(paid, 'paid')).status).toBe('paid');
    expect((await sandbox.admin.settle(paid, 'refused', 'card_declined')).status).toBe('paid');
    expect((await sandbox.admin.settle(expired, 'expired')).status).toBe('expired');
    expect(await sandbox.admin.settle(refused, 'refused', 'insufficient_funds')).toMatchObject({ status: 'refused' });
    expect((await stateOf(sandbox, refused)).refusal).toEqual({ code: 'insufficient_funds' });
    expect(await sandbox.admin.listSubscriptions()).toMatchObject([{ paymentToken: paid }]);
    await expect(sandbox.admin.settle('pay_nothing', 'paid')).rejects.toThrow('no payment pay_nothing');
  });

  it('is paid once when the button is pressed five times at once', async () => {
    const sandbox = await open();
    const token = await begin(sandbox, 'pix');
    await Promise.all([1, 2, 3, 4, 5].map(() => sandbox.admin.settle(token, 'paid')));
    expect(await sandbox.admin.listSubscriptions()).toHaveLength(1);
    const mails = (await sandbox.admin.listMessages()).filter(({ text }) => text.startsWith('Pagamento confirmado'));
    expect(mails).toHaveLength(1);
  });
});

it('a payment whose outcome could not be stored is refused at the next status request to the same process', async () => {
  const sandbox = await open();
  const key = newKey();
  const failure = vi.spyOn(PGlite.prototype, 'transaction').mockRejectedValueOnce(new Error('no commit'));
  const sent = await sandbox.call('createPaymentV2', { body: testPayment(), key });
  expect(sent).toMatchObject({ status: 500, error: { code: 'internal_error', outcome: 'unknown' } });
  failure.mockRestore();
  const { answer } = await sandbox.call('loadPayment', { path: { token: key } });
  expect(answer).toMatchObject({ status: 'refused', refusal: { code: 'processing_error' } });
  expect(await sandbox.admin.listSubscriptions()).toEqual([]);
});
