import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { paymentPayload } from '../../schemas/api/payment-payload';
import { isCardNumberFilled } from '../../schemas/formats/card-number-filled';
import type { CardCompany, PaymentMethodEntry, PaymentRequest } from '../../schemas/generated/types';
import { removeFolder } from '../testing/template-folder';
import { testPlan, testProduct } from '../testing/test-catalogue';
import { cardEntry, paymentBy, testCard, testPayment } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';

import { magicValues } from './magic-values';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});

afterAll(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

const pay = (body: PaymentRequest, key = newKey()) => sandbox.call('createPaymentV2', { body, key });
const payBy = (...paymentMethods: PaymentMethodEntry[]) => pay(testPayment({ paymentMethods }));
const cards = magicValues.filter(({ kind }) => kind === 'card');

describe('the magic cards', () => {
  it.each(cards)('$value is a valid card number in the forms', ({ value }) => {
    expect(isCardNumberFilled(value)).toBe(true);
  });

  it.each(cards.filter(({ result }) => result === 'approved'))(
    '$label $value is approved',
    async ({ value, label }) => {
      const company = label.replace('Cartão ', '') as CardCompany;
      const { status, answer } = await payBy(cardEntry({ card: testCard({ number: value, company }) }));
      expect(status).toBe(200);
      expect(answer).toMatchObject({ status: 'paid', paymentProfileIds: [expect.stringMatching(/^card_/)] });
    },
  );

  it('refuse a purchase by two cards when one card is refused', async () => {
    const good = cardEntry({ amount: 100_000, installments: 1 });
    const bad = cardEntry({ amount: 14_000, card: testCard({ number: '4000000000009995' }), installments: 1 });
    expect((await payBy(good, bad)).error.code).toBe('insufficient_funds');
  });

  it('with 3-D Secure open the bank’s page and pay only after approval there', async () => {
    const { answer } = await payBy(cardEntry({ card: testCard({ number: '4000 0025 0000 3155' }) }));
    expect(answer).toMatchObject({
      status: 'pending',
      redirect: `/sandbox/bank?token=${answer.token}`,
      route: 'payment-verification',
      paymentProfileIds: [],
    });
    await sandbox.admin.settle(answer.token, 'paid');
    const paid = await sandbox.call('loadPayment', { path: { token: answer.token } });
    expect(paid.answer.status).toBe('paid');
    expect(paid.answer.redirect).toBeUndefined();
  });

  it('with 3-D Secure are refused after a refusal on the bank’s page', async () => {
    const { answer } = await payBy(cardEntry({ card: testCard({ number: '4000002500003155' }) }));
    await sandbox.admin.settle(answer.token, 'refused', 'challenge_failed');
    const { answer: after } = await sandbox.call('loadPayment', { path: { token: answer.token } });
    expect(after).toMatchObject({ status: 'refused', refusal: { code: 'challenge_failed' } });
  });
});

describe('the magic names on a card', () => {
  it('LENTO is paid after a delay', async () => {
    const started = performance.now();
    const { answer } = await payBy(cardEntry({ card: testCard({ holderName: 'LENTO' }) }));
    expect(answer.status).toBe('paid');
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  });
});

describe('payment methods', () => {
  it.each(['pix', 'm-pesa', 'nu-pay', 'bankslip'] as const)('%s starts as a pending payment', async (method) => {
    const { answer } = await pay(paymentBy(method));
    expect(answer.status).toBe('pending');
    expect(answer.pix === undefined).toBe(method !== 'pix');
    expect(answer.bankslip === undefined).toBe(method !== 'bankslip');
  });

  it('m-pesa opens one request on a phone, whoever names it and however it is written', async () => {
    const push = (phone: string) => pay({ ...paymentBy('m-pesa'), phone });
    const all = await Promise.all(['+258 84 555 1234', '+258845551234', '+258 845 551 234'].map(push));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    const refused = all.find(({ status }) => status === 429);
    expect(refused?.error).toEqual({ code: 'rate_limited', retryable: true, outcome: 'none' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await push('+258 84 555 1235')).status).toBe(200);
    sandbox.pass(121);
    expect((await push('+258 84 555 1234')).status).toBe(200);
  });

  it.each(['credit-card-in-person', 'pix-in-person', 'cash', 'cheque'] as const)(
    '%s waits for the seller who takes it, without a code or a redirect',
    async (method) => {
      const { answer } = await pay(paymentBy(method));
      expect(answer).toEqual({
        token: expect.any(String),
        status: 'pending',
        paymentProfileIds: [],
        charged: 114_000,
      });
      expect((await sandbox.admin.listPayments(1))[0]).toMatchObject({ method, status: 'pending' });
    },
  );

  it('bank-slip is another spelling of bankslip', async () => {
    expect((await pay(paymentBy('bank-slip'))).answer.bankslip?.line).toHaveLength(47);
  });

  it('a saved card pays by its id, and an unknown id is refused', async () => {
    const { answer } = await payBy(cardEntry());
    const paymentProfileId = answer.paymentProfileIds[0] ?? '';
    const again = await payBy({ method: 'default-credit-card', amount: 114_000, paymentProfileId });
    expect(again.answer).toMatchObject({ status: 'paid', paymentProfileIds: [paymentProfileId] });
    const unknown = await payBy({ method: 'default-credit-card', amount: 114_000, paymentProfileId: 'card_x' });
    expect(unknown.error.fields).toEqual({ 'paymentMethods.0.paymentProfileId': 'unknown' });
  });

  const saveMagic = async (result: string) => {
    const number = magicValues.find((magic) => magic.kind === 'saved' && magic.result === result)?.value ?? '';
    const { answer } = await payBy(cardEntry({ card: testCard({ number }) }));
    const paymentProfileId = answer.paymentProfileIds[0] ?? '';
    return { method: 'default-credit-card' as const, amount: 114_000, paymentProfileId };
  };

  it('a saved card that needs its security code asks for it, and pays with it', async () => {
    const entry = await saveMagic('cvv_required');
    const asked = await payBy(entry);
    expect(asked).toMatchObject({ status: 422, error: { fields: { 'paymentMethods.0.cvv': 'required' } } });
    expect((await payBy({ ...entry, cvv: '864' })).answer.status).toBe('paid');
  });

  it('a saved card that was removed is unknown', async () => {
    const { error } = await payBy(await saveMagic('unknown'));
    expect(error.fields).toEqual({ 'paymentMethods.0.paymentProfileId': 'unknown' });
  });

  it('a security code beside a typed card is refused', async () => {
    expect((await payBy(cardEntry({ cvv: '864' }))).error.fields).toEqual({ 'paymentMethods.0.cvv': 'unexpected' });
  });

  it('a saved card is the same payment with a security code typed again', () => {
    const bodyOf = (cvv: string) => ({ paymentMethods: [{ paymentProfileId: 'card_1', cvv }] });
    expect(paymentPayload('createPaymentV2', '', bodyOf('864'))).toBe(
      paymentPayload('createPaymentV2', '', bodyOf('111')),
    );
  });

  it('a saved card pays for the same buyer at any brand, but not for another buyer', async () => {
    const { answer } = await payBy(cardEntry());
    const payAgain = (sent: Partial<PaymentRequest>, method: PaymentMethodEntry['method'] = 'default-credit-card') => {
      const entry = { method, amount: sent.amount ?? 114_000, paymentProfileId: answer.paymentProfileIds[0] ?? '' };
      return pay(testPayment({ ...sent, paymentMethods: [entry] }));
    };
    expect((await payAgain({ email: 'ANA@example.com' })).answer.status).toBe('paid');
    const ofOtherBrand = { business: 'MOZ-BUSINESS', productCode: 'MOZ', planId: 'moz-annual-test', amount: 18_720 };
    expect((await payAgain(ofOtherBrand)).answer.status).toBe('paid');
    for (const method of ['default-credit-card', 'credit-card'] as const) {
      const refused = await payAgain({ email: 'bia@example.com' }, method);
      expect(refused.error.fields).toEqual({ 'paymentMethods.0.paymentProfileId': 'unknown' });
    }
  });

  it('the id of a saved card is returned to its payer, but not with the payment status', async () => {
    const { answer } = await payBy(cardEntry());
    expect(answer.paymentProfileIds).toEqual([expect.stringMatching(/^card_/)]);
    const status = await sandbox.call('loadPayment', { path: { token: answer.token } });
    expect(JSON.stringify(status.answer)).not.toContain(answer.paymentProfileIds[0]);
  });

  it('two cards pay one purchase', async () => {
    const { answer } = await payBy(cardEntry({ amount: 14_000 }), cardEntry({ amount: 100_000, installments: 2 }));
    expect(answer.paymentProfileIds).toHaveLength(2);
    const [row] = await sandbox.admin.listPayments(1);
    expect(row).toMatchObject({ method: 'credit-card+credit-card', amount: 114_000 });
    expect(row?.entries[1]).toEqual({
      method: 'credit-card',
      amount: 100_000,
      installments: 2,
      company: 'visa',
      last4: '1111',
    });
  });

  it.each<[string, PaymentMethodEntry[], Record<string, string>]>([
    [
      'a card method without a card',
      [cardEntry({ card: undefined as never })],
      { 'paymentMethods.0.card': 'required' },
    ],
    [
      'a pix with a card',
      [{ ...cardEntry(), method: 'pix', installments: 1 }],
      { 'paymentMethods.0.card': 'unexpected' },
    ],
    [
      'installments that the plan does not offer',
      [cardEntry({ installments: 5 })],
      { 'paymentMethods.0.installments': 'installments' },
    ],
    ['three cards', [1, 2, 3].map(() => cardEntry({ amount: 38_000 })), { paymentMethods: 'combination' }],
    [
      'a card and a pix',
      [cardEntry({ amount: 4_000 }), { method: 'pix', amount: 110_000 }],
      { paymentMethods: 'combination' },
    ],
    ['parts that do not add up to the amount', [cardEntry({ amount: 114_001 })], { paymentMethods: 'sum' }],
  ])('refuse %s', async (_what, entries, fields) => {
    const { status, error } = await payBy(...entries);
    expect({ status, error }).toMatchObject({ status: 422, error: { code: 'invalid_request', fields } });
  });

  it('refuse a card payment without installments when the plan only offers installments, but accept pix', async () => {
    const [twelve] = testPlan().installments.filter(({ id }) => id === 12);
    const catalogue = { products: [testProduct({ plans: [testPlan({ installments: twelve ? [twelve] : [] })] })] };
    const strict = await openTestSandbox({ catalogue });
    onTestFinished(async () => {
      await strict.close();
      removeFolder(strict.folder);
    });
    const payThere = (body: PaymentRequest) => strict.call('createPaymentV2', { body, key: newKey() });
    const { installments: _, ...atOnce } = cardEntry();
    const { error } = await payThere(testPayment({ paymentMethods: [atOnce] }));
    expect(error).toMatchObject({ fields: { 'paymentMethods.0.installments': 'installments' } });
    expect((await payThere(testPayment())).answer.status).toBe('paid');
    expect((await payThere(paymentBy('pix'))).answer.status).toBe('pending');
  });

  it('refuse a method that the plan does not offer', async () => {
    const body = paymentBy('pix', {
      amount: 18_720,
      productCode: 'MOZ',
      business: 'MOZ-BUSINESS',
      planId: 'moz-annual-test',
    });
    expect((await pay(body)).error.code).toBe('method_unavailable');
  });
});
