import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { PaymentRequest } from '../../schemas/generated/types';
import { removeFolder } from '../testing/template-folder';
import { testAlterations } from '../testing/test-alterations';
import { testPlan, testProduct } from '../testing/test-catalogue';
import { cardEntry, testPayment } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});

afterAll(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

const pay = (body: unknown) => sandbox.call('createPaymentV2', { body, key: newKey() });
const renew = (id: string, body: unknown) => sandbox.call('renewSubscriptionV2', { path: { id }, body, key: newKey() });

/** A payment whose parts add up to the displayed amount. */
function shown(amount: number, changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return testPayment({ ...changes, amount, paymentMethods: [cardEntry({ amount, installments: 1 })] });
}

const profiles = (quantity: number) => ({ kind: 'profiles' as const, id: 'acme-yearly-test', quantity });
const bump = (quantity: number) => ({ kind: 'bump' as const, id: 'apostila', quantity });

describe('the price', () => {
  it.each<[string, number, Partial<PaymentRequest>]>([
    ['the plan', 114_000, {}],
    ['the plan by its code', 114_000, { planId: undefined as never, plan: 'acme-yearly' }],
    ['the plan by its type', 9_900, { planId: undefined as never, planType: 'monthly' }],
    ['a plan with a discount voucher', 102_000, { voucher: 'BLACK' }],
    ['a plan with a voucher in lower case', 102_000, { voucher: 'black' }],
    ['a plan with a voucher that sets the amount', 73_200, { voucher: 'PARCEIRO' }],
    [
      'a plan with a voucher for another plan type',
      9_900,
      { voucher: 'BLACK', planId: 'acme-monthly-test', planType: 'monthly' },
    ],
    ['a plan with an expired voucher', 114_000, { voucher: 'EXPIRADO' }],
    ['a plan with a voucher that only opens a flow', 114_000, { voucher: 'msjana' }],
    ['three profiles', 342_000, { items: [profiles(3)] }],
    ['three profiles with a voucher each', 306_000, { items: [profiles(3)], voucher: 'BLACK' }],
    ['an order bump', 118_990, { items: [bump(1)] }],
    ['another plan as an order bump', 123_900, { items: [{ kind: 'bump', id: 'acme-monthly-test', quantity: 1 }] }],
    ['two tickets for two people', 258_000, { items: [{ kind: 'ticket', id: 'vip', quantity: 2 }, profiles(2)] }],
    ['a sale by invoice', 114_000, { operation: 'sale-invoice' }],
    ['a first invoice payment with a voucher', 102_000, { operation: 'first-invoice-payment', voucher: 'BLACK' }],
    ['a plan with a free unit', 114_000, { items: [{ kind: 'unit', id: 'sandbox-rj-tijuca', quantity: 1 }] }],
  ])('of %s is %d, and one cent less is refused', async (_what, amount, changes) => {
    const { answer, error } = await pay(shown(amount, changes));
    expect(answer, JSON.stringify(error)).toMatchObject({ status: 'paid' });
    const tampered = await pay(shown(amount - 1, changes));
    expect(tampered).toMatchObject({
      status: 422,
      error: { code: 'amount_changed', outcome: 'none', amount, currency: 'BRL' },
    });
  });

  it('follows a changed catalogue, and a payment at the old price is refused', async () => {
    const catalogue = { products: [testProduct({ plans: [testPlan({ amount: 120_000 })] })] };
    const dearer = await openTestSandbox({ catalogue });
    onTestFinished(async () => {
      await dearer.close();
      removeFolder(dearer.folder);
    });
    const { error } = await dearer.call('createPaymentV2', { body: shown(114_000), key: newKey() });
    expect(error).toMatchObject({ code: 'amount_changed', amount: 120_000 });
  });
});

/** Every row of the ledger, to compare before and after. */
const ledger = async () => JSON.stringify(await sandbox.admin.listPayments(10_000));

/** Class of the status, code of the refusal and ledger afterwards. */
async function readOutcome({ status, error }: Awaited<ReturnType<typeof pay | typeof renew>>) {
  return { status: Math.floor(status / 100), code: error?.code, ledger: await ledger() };
}

describe('a tampered request', () => {
  let before: string;

  beforeAll(async () => {
    before = await ledger();
  });

  it.each(testAlterations)('with $what is refused, and the ledger stays unchanged', async ({ body, code, renews }) => {
    const outcome = await readOutcome(await (renews === undefined ? pay(body) : renew(renews, body)));
    const stored = before;
    before = outcome.ledger;
    expect(outcome).toEqual({ status: 4, code, ledger: stored });
  });

  it('the comparison finds a sandbox that takes the request', async () => {
    const outcome = await readOutcome(await pay(testPayment()));
    expect(outcome).toMatchObject({ status: 2, code: undefined });
    expect(outcome.ledger).not.toBe(before);
    before = outcome.ledger;
  });

  it('covers at least the forty alterations of PAY-7, each once', () => {
    expect(testAlterations.length).toBeGreaterThanOrEqual(40);
    expect(new Set(testAlterations.map(({ body, renews }) => JSON.stringify([body, renews]))).size).toBe(
      testAlterations.length,
    );
  });

  it('gets an answer that names only the invalid fields', async () => {
    const { error } = await pay({ ...testPayment(), email: 'ana@', phone: 1, surprise: true });
    expect(error).toEqual({
      code: 'invalid_request',
      retryable: false,
      outcome: 'none',
      fields: { email: 'email', phone: 'type', surprise: 'additionalProperties' },
    });
  });

  it('without valid JSON is refused', async () => {
    const headers = { 'idempotency-key': newKey(), 'content-type': 'application/json' };
    const request = new Request('http://sandbox.invalid/api/v2/payment', {
      method: 'POST',
      headers,
      body: '{"amount":',
    });
    expect((await sandbox.fetch(request)).status).toBe(400);
  });
});

it('the saved card of another buyer pays nothing', async () => {
  const first = await pay(testPayment());
  const [paymentProfileId = ''] = first.answer.paymentProfileIds ?? [];
  const entry = { method: 'default-credit-card' as const, amount: 114_000, paymentProfileId };
  const before = await ledger();
  const { error } = await pay(testPayment({ email: 'bia@example.com', paymentMethods: [entry] }));
  expect(error).toMatchObject({
    code: 'invalid_request',
    fields: { 'paymentMethods.0.paymentProfileId': 'unknown' },
  });
  expect(await ledger()).toBe(before);
  expect(await pay(testPayment({ paymentMethods: [entry] }))).toMatchObject({ status: 200 });
});
