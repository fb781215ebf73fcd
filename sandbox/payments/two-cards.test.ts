import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder } from '../testing/template-folder';
import { cardEntry, testCard, testPayment } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});

afterAll(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

const declined = '4000000000000002';
const challenged = '4000002500003155';
const good = '4111111111111111';

/** Pays 114,000 minor units by two cards. */
async function payByCards(numbers: readonly [string, string], amounts: readonly [number, number] = [50_000, 64_000]) {
  const key = newKey();
  const paymentMethods = numbers.map((number, index) =>
    cardEntry({ amount: amounts[index] ?? 0, installments: 1, card: testCard({ number }) }),
  );
  const result = await sandbox.call('createPaymentV2', { body: testPayment({ paymentMethods }), key });
  const { answer: state } = await sandbox.call('loadPayment', { path: { token: key } });
  const [row] = await sandbox.admin.listPayments(1);
  return { ...result, state, row };
}

describe('a payment by two cards', () => {
  it('is paid when both cards are approved', async () => {
    const { answer, row } = await payByCards([good, good]);
    expect(answer).toMatchObject({ status: 'paid', paymentProfileIds: [expect.any(String), expect.any(String)] });
    expect(row?.entries.map(({ amount }) => amount)).toEqual([50_000, 64_000]);
  });

  it.each<[which: string, numbers: [string, string], entry: number]>([
    ['first', [declined, good], 0],
    ['second', [good, declined], 1],
  ])('charges neither card and names the %s one when it is refused', async (_, numbers, entry) => {
    const { status, error, state, row } = await payByCards(numbers);
    expect(status).toBe(422);
    expect(error).toEqual({ code: 'card_declined', retryable: false, outcome: 'none', entry });
    expect(state).toMatchObject({ status: 'refused', refusal: { code: 'card_declined', entry } });
    expect(row).toMatchObject({ status: 'refused' });
  });

  it('does not open the bank’s page of one card when the other is refused', async () => {
    const { error } = await payByCards([challenged, declined]);
    expect(error).toMatchObject({ code: 'card_declined', entry: 1 });
  });

  it('waits for the bank of one card, then pays both', async () => {
    const { answer } = await payByCards([good, challenged]);
    expect(answer).toMatchObject({ status: 'pending', route: 'payment-verification', paymentProfileIds: [] });
    await sandbox.admin.settle(answer.token, 'paid');
    const paid = await sandbox.call('loadPayment', { path: { token: answer.token } });
    expect(paid.answer).toMatchObject({ status: 'paid', amount: 114_000 });
  });

  it('charges neither card when the bank of one refuses', async () => {
    const { answer } = await payByCards([good, challenged]);
    await sandbox.admin.settle(answer.token, 'refused', 'challenge_failed');
    const refused = await sandbox.call('loadPayment', { path: { token: answer.token } });
    expect(refused.answer).toMatchObject({ status: 'refused', refusal: { code: 'challenge_failed', entry: 1 } });
  });

  it('may charge one cent to one of the cards', async () => {
    const { status } = await payByCards([good, good], [1, 113_999]);
    expect(status).toBe(200);
  });

  it.each<[which: string, amounts: [number, number], path: string]>([
    ['first', [0, 114_000], 'paymentMethods.0.amount'],
    ['second', [114_000, 0], 'paymentMethods.1.amount'],
  ])('refuses a part of 0 on the %s card', async (_, amounts, path) => {
    const { error } = await payByCards([good, good], amounts);
    expect(error).toMatchObject({ code: 'invalid_request', fields: { [path]: 'card-amount' } });
  });
});

it('a refusal of one card names no entry', async () => {
  const body = testPayment({ paymentMethods: [cardEntry({ card: testCard({ number: declined }) })] });
  const { error } = await sandbox.call('createPaymentV2', { body, key: newKey() });
  expect(error).toEqual({ code: 'card_declined', retryable: false, outcome: 'none' });
});
