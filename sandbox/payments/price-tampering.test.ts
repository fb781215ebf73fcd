import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { PaymentRequest } from '../../schemas/generated/types';
import { removeFolder } from '../testing/template-folder';
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
    ['two tickets', 144_000, { items: [{ kind: 'ticket', id: 'vip', quantity: 2 }] }],
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

describe('a tampered request', () => {
  const amounts = [0, 1, 100, 9_900, 113_999, 114_001, 1_140_000, -114_000, 1_140.5, '114000', null, 2 ** 40];

  it.each(amounts)('with the amount %s is refused', async (amount) => {
    const body = { ...shown(114_000), amount, paymentMethods: [{ ...cardEntry(), amount }] };
    const { status, error } = await pay(body);
    expect(status).toBe(422);
    expect(['amount_changed', 'invalid_request']).toContain(error.code);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a cheaper plan', { planId: 'acme-monthly-test' }, 'amount_changed'],
    ['an unknown plan', { planId: 'desconhecida' }, 'plan_not_found'],
    ['the plan of another product', { planId: 'moz-annual-test' }, 'plan_not_found'],
    ['another product', { productCode: 'MOZ' }, 'plan_not_found'],
    ['an unknown product', { productCode: 'NENHUM' }, 'product_not_found'],
    ['another business', { business: 'MOZ-BUSINESS' }, 'invalid_request'],
    ['a voucher that the amount does not include', { voucher: 'BLACK' }, 'amount_changed'],
    ['more profiles than the amount includes', { items: [profiles(2)] }, 'amount_changed'],
    ['two entries for profiles', { items: [profiles(1), profiles(1)] }, 'invalid_request'],
    ['an order bump that the amount does not include', { items: [bump(1)] }, 'amount_changed'],
    ['an unknown order bump', { items: [{ kind: 'bump', id: 'nada', quantity: 1 }] }, 'item_not_found'],
    ['an unknown ticket', { items: [{ kind: 'ticket', id: 'nada', quantity: 1 }] }, 'item_not_found'],
    ['a sold-out ticket', { items: [{ kind: 'ticket', id: 'bh-manha', quantity: 1 }] }, 'ticket_sold_out'],
    ['a negative quantity', { items: [{ ...bump(1), quantity: -1 }] }, 'invalid_request'],
    ['an item price from the buyer', { items: [{ ...bump(1), amount: 0 }] }, 'invalid_request'],
    ['a discount from the buyer', { discount: 114_000 }, 'invalid_request'],
    ['a currency from the buyer', { currency: 'MZN' }, 'invalid_request'],
    ['no plan at all', { planId: undefined, planType: undefined }, 'invalid_request'],
    ['an unknown invoice', { operation: 'invoice', invoiceId: 'nada' }, 'invoice_not_found'],
    ['an invoice operation without an invoice id', { operation: 'invoice' }, 'invalid_request'],
    ['an unknown operation', { operation: 'refund' }, 'invalid_request'],
    ['an invalid document', { document: '111.111.111-11' }, 'invalid_request'],
    ['a __proto__ key', JSON.parse('{"__proto__": {"amount": 1}}'), 'invalid_request'],
  ])('with %s is refused and creates no payment', async (_what, changes, code) => {
    const before = (await sandbox.admin.listPayments(10_000)).length;
    const { status, error } = await pay(
      Object.defineProperties(testPayment(), Object.getOwnPropertyDescriptors(changes)),
    );
    expect({ status: Math.floor(status / 100), code: error.code }).toEqual({ status: 4, code });
    expect(await sandbox.admin.listPayments(10_000)).toHaveLength(before);
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
