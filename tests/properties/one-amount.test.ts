import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { orderPayableBy, selectOrder } from '../../model/money/select-order';
import { splitInstallments } from '../../model/money/split-installments';
import { priceCards } from '../../model/money/split-order';
import type { BuildEntries } from '../../renderer/contract/step-contract';
import { buildElsewhere } from '../../renderer/payment/build-elsewhere';
import { buildPaymentRequest } from '../../renderer/payment/build-payment-request';
import { chargesOfEntries } from '../../renderer/payment/entries-of-purchase';
import { formatPlain } from '../../renderer/payment/methods/credit-card+credit-card/format-plain';
import { buildPurchase } from '../../renderer/session/build-purchase';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeSession } from '../../renderer/testing/make-session';
import { removeFolder } from '../../sandbox/testing/template-folder';
import { testPlan, testProduct } from '../../sandbox/testing/test-catalogue';
import { testPayment } from '../../sandbox/testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../../sandbox/testing/test-sandbox';
import { isCardMethod } from '../../schemas/api/is-card-method';
import { atOnceMethods, splitMethods } from '../../schemas/generated/methods-by-trait';
import type { MethodId, PaymentMethod } from '../../schemas/generated/types';
import { loadFields, readAmounts, readReceipt, readShown } from './made-orders';

// The views' class names are made by the build.
vi.mock('@linaria/core', () => ({ css: () => 'css', cx: (...names: string[]) => names.join(' ') }));
vi.setConfig({ testTimeout: 120_000 });

/** All but points, which no plan lists. */
const methods = readdirSync('renderer/payment/methods', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'livelo')
  .map(({ name }) => name as MethodId);

const planId = 'acme-yearly-test';
/** 114,000 minor units; 12 payments may cost a tenth more, and a remainder. */
const installments = (tax: number) =>
  [1, 2, 12].map((id) => {
    const totalValue = 114_000 + (id === 12 ? tax : 0);
    const value = Math.round(totalValue / id);
    return { id, value, standardValue: Math.round(114_000 / id), tax: totalValue - 114_000, totalValue };
  });
const extra = { id: 'apostila', name: 'Apostila', amount: 4_990 };
const ticket = { id: 'vip', name: 'Ingresso com almoço', amount: 15_000 };

const vouchers = [undefined, 'BLACK'];
const choices = [
  { title: 'the plan alone', memory: {}, people: 1, extras: 0 },
  { title: 'an extra', memory: { bump: { id: extra.id } }, people: 1, extras: 4_990 },
  { title: 'three people', memory: { profiles: { quantity: 3 } }, people: 3, extras: 0 },
  {
    title: 'all of them',
    memory: { bump: { id: extra.id }, profiles: { quantity: 3 }, ticket },
    people: 3,
    extras: 19_990,
  },
];

const sandboxes = new Map<number, { sandbox: TestSandbox; savedCard: string }>();

beforeAll(async () => {
  for (const tax of [0, 11_407]) {
    const plan = testPlan({ installments: installments(tax), paymentMethods: methods as PaymentMethod[] });
    const sandbox = await openTestSandbox({
      catalogue: { products: [testProduct({ plans: [plan], extras: [extra] })] },
    });
    const { answer } = await sandbox.call('createPaymentV2', { body: testPayment(), key: newKey() });
    sandboxes.set(tax, { sandbox, savedCard: answer.paymentProfileIds?.[0] ?? '' });
  }
});

afterAll(async () => {
  for (const { sandbox } of sandboxes.values()) {
    await sandbox.close();
    removeFolder(sandbox.folder);
  }
});

const typedCard = {
  cardNumber: '4111 1111 1111 1111',
  cardHolder: 'ANA PRADO',
  cardExpiry: '12/34',
  cardCvv: '737',
  cardCompany: 'visa',
};

let phones = 0;

it.each(methods.flatMap((method) => [0, 11_407].map((tax) => [method, tax] as const)))(
  'by %s, with %d of interest: screen, request, ledger and receipt have one amount',
  async (method, tax) => {
    const { sandbox, savedCard } = sandboxes.get(tax) ?? {};
    if (!sandbox || !savedCard) throw new RangeError('no sandbox');
    const { buildEntries } = (await import(`../../renderer/payment/methods/${method}/${method}.entries.ts`)) as {
      buildEntries: BuildEntries;
    };
    await loadFields(method);
    const isInstallable = isCardMethod(method) && !atOnceMethods.includes(method);
    const isSplit = splitMethods.includes(method);
    for (const voucher of vouchers)
      for (const { title, memory, people, extras } of choices)
        for (const count of isInstallable ? [1, 12] : [1]) {
          const what = `${title}, ${voucher ?? 'no voucher'}, ${count} payments`;
          const query = { business: 'ACME-BUSINESS', planId, ...(voucher && { voucher }) };
          const { answer: listed } = await sandbox.call('loadPlansV2', { path: { code: 'ACME' }, query });
          const [summary] = listed.plans;
          const view = makeCheckoutView();
          const settings = { ...view.settings, extras: [extra], business: 'ACME-BUSINESS' };
          const search = voucher ? `voucher=${voucher}` : '';
          const checkout = { ...view, plans: listed.plans, settings, search };
          // A phone has one open push at a time.
          const phone = `1198765${String(phones++).padStart(4, '0')}`;
          const buyer = { name: 'Ana Prado', email: 'ana@example.com', phone };
          const card = { paymentProfileId: savedCard };
          const session = makeSession({ ...buyer, leadId: 'lead_1', savedCard: card, ...memory } as never);
          const sold = selectOrder(checkout, session, { id: 'payment' });
          if (!summary || !sold) throw new RangeError('nothing is sold');
          const order = orderPayableBy(sold, method);
          const amounts = isSplit ? { amount: formatPlain(33_333) } : {};
          const second = { ...typedCard, installments: 2 };
          const typed = { ...typedCard, installments: count, ...amounts, ...(isSplit && { card2: second }) };
          const entries = buildEntries(typed, order);

          // What the price says: the plan's amount for each person, the extras, and the plan's rate of interest.
          const amount = summary.amount * people + extras;
          const { tax: interest = 0 } = summary.installments.find(({ id }) => id === count) ?? {};
          const part = isSplit ? 33_333 : amount;
          const charged = amount + (isInstallable ? Math.round((interest * part) / summary.amount) : 0);

          const parts = isSplit ? priceCards(order, typed).map(({ total }) => total) : [];
          const shown = readShown(
            { checkout, order: sold, session, methods },
            method,
            typed,
            isSplit ? parts.reduce((sum, one) => sum + one, 0) : undefined,
          );
          expect(shown.button, what).toEqual([charged]);
          expect(shown.summary, what).toContain(charged);
          // Any other amount of the form says what it leaves out.
          const others = shown.form.replaceAll(/R\$\s[\d.,]+ (?:sem|de) juros/g, '');
          const rate = order.plan.installments.find(({ id }) => id === count);
          const paid = [charged, ...parts, ...(rate ? Object.values(splitInstallments(rate)) : [])];
          for (const one of readAmounts(others)) expect(paid, `${what}: ${others}`).toContain(one);

          const request = buildPaymentRequest({ checkout, session, order, entries, document: '52998224725' });
          expect(request.amount, what).toBe(amount);
          const body = { ...request, productCode: 'ACME' };
          const key = newKey();
          const { answer, error } = await sandbox.call('createPaymentV2', { body, key });
          expect(answer, `${what}: ${JSON.stringify(error)}`).toMatchObject({ charged });
          const { answer: status } = await sandbox.call('loadPayment', { path: { token: key } });
          expect(status, what).toMatchObject({ amount, charged });
          expect(await sandbox.admin.findPayment(key), what).toMatchObject({ amount, charged });

          const subject = { productCode: 'ACME', area: 'BR', planId, planName: 'Anual', currency: 'BRL' } as const;
          const sent = { ...subject, amount, ...chargesOfEntries(order, entries), method, payer: 'lead_1' };
          const intent = { ...sent, key, stepId: 'payment', state: 'sending', savedAt: 0 } as const;
          for (const purchase of [buildPurchase(intent, answer), buildPurchase(intent, status), buildElsewhere(status)])
            expect(readAmounts(readReceipt(checkout, purchase))[0], what).toBe(charged);
        }
  },
);
