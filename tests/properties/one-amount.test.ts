import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pointsFor } from '../../model/money/points';
import { orderPayableBy, selectOrder } from '../../model/money/select-order';
import { splitInstallments } from '../../model/money/split-installments';
import { priceCards } from '../../model/money/split-order';
import type { PaymentEntries } from '../../renderer/contract/step-contract';
import { buildElsewhere } from '../../renderer/payment/build-elsewhere';
import { buildPaymentRequest } from '../../renderer/payment/build-payment-request';
import { chargesOfEntries } from '../../renderer/payment/entries-of-purchase';
import { buildPointsEntry, pointsMethod } from '../../renderer/payment/points/points-entry';
import { restOfOrder } from '../../renderer/payment/points/select-points-order';
import { formatPlain } from '../../renderer/payment-form/format-plain';
import { buildEntries as buildCard } from '../../renderer/payment-form/methods/credit-card/credit-card.entries';
import { buildPurchase } from '../../renderer/session/build-purchase';
import { loadEntries } from '../../renderer/testing/load-entries';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeSession } from '../../renderer/testing/make-session';
import { removeFolder } from '../../sandbox/testing/template-folder';
import { testPlan, testProduct } from '../../sandbox/testing/test-catalogue';
import { testPayment } from '../../sandbox/testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../../sandbox/testing/test-sandbox';
import { isCardMethod } from '../../schemas/api/is-card-method';
import { methodTraits } from '../../schemas/generated/method-traits';
import { atOnceMethods, methodIds, splitMethods } from '../../schemas/generated/methods-by-trait';
import type { Area, MethodId, PaymentMethod, PurchasedPlan } from '../../schemas/generated/types';
import { loadFields, readAmounts, readPointsShown, readReceipt, readShown } from './made-orders';

// The views' class names are made by the build.
vi.mock('@linaria/core', () => ({ css: () => 'css', cx: (...names: string[]) => names.join(' ') }));

type Sale = { area: Area; code: string; business: string; planId: string; currency: 'BRL' | 'MZN'; ticket: typeof vip };

const vip = { id: 'vip', name: 'Ingresso com almoço', amount: 15_000 };
const sales: readonly Sale[] = [
  { area: 'BR', code: 'ACME', business: 'ACME-BUSINESS', planId: 'acme-yearly-test', currency: 'BRL', ticket: vip },
  {
    ...{ area: 'MZ', code: 'MOZ', business: 'MOZ-BUSINESS', planId: 'moz-yearly-test', currency: 'MZN' },
    ticket: { id: 'mpt-manha', name: 'Manhã', amount: 0 },
  },
];
const methodsOf = ({ area }: Sale) => methodIds.filter((id) => (methodTraits[id].areas ?? [area]).includes(area));

/** 114,000 minor units; 12 payments may cost a tenth more, and a remainder. */
const installments = (tax: number) =>
  [1, 2, 12].map((id) => {
    const totalValue = 114_000 + (id === 12 ? tax : 0);
    const value = Math.round(totalValue / id);
    return { id, value, standardValue: Math.round(114_000 / id), tax: totalValue - 114_000, totalValue };
  });
const extra = { id: 'apostila', name: 'Apostila', amount: 4_990 };

const vouchers = [undefined, 'BLACK'];
const choices = [
  { title: 'the plan alone', memory: {}, people: 1, extras: 0 },
  { title: 'an extra', memory: { bump: { id: extra.id } }, people: 1, extras: 4_990 },
  { title: 'three people', memory: { profiles: { quantity: 3 } }, people: 3, extras: 0 },
  {
    title: 'all of them',
    memory: { bump: { id: extra.id }, profiles: { quantity: 3 } },
    people: 3,
    extras: 4_990,
    hasTicket: true,
  },
];

const sandboxes = new Map<number, { sandbox: TestSandbox; savedCard: string }>();

beforeAll(async () => {
  for (const tax of [0, 11_407]) {
    const products = sales.map((sale) => {
      const { area, code: productCode, business, currency, planId } = sale;
      const paymentMethods = methodsOf(sale) as PaymentMethod[];
      const plan = testPlan({ id: planId, installments: installments(tax), paymentMethods });
      return testProduct({ ...{ area, productCode, business, currency }, slugs: [], plans: [plan], extras: [extra] });
    });
    const sandbox = await openTestSandbox({ catalogue: { products } });
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

/** Link of a sale as the page has it, with the order of its payment step. */
async function open(sale: Sale, tax: number, voucher: string | undefined, memory: object) {
  const { sandbox, savedCard } = sandboxes.get(tax) ?? {};
  if (!sandbox || !savedCard) throw new RangeError('no sandbox');
  const { area, code, business, planId } = sale;
  const query = { business, planId, ...(voucher && { voucher }) };
  const { answer: listed } = await sandbox.call('loadPlansV2', { path: { code }, query });
  const view = makeCheckoutView({ area, ...(area === 'MZ' && { brand: 'fusorama' }) });
  const settings = { ...view.settings, extras: [extra], business };
  const checkout = { ...view, plans: listed.plans, settings, search: voucher ? `voucher=${voucher}` : '' };
  // A phone has one open push at a time.
  const last = String(phones++).padStart(4, '0');
  const buyer = {
    name: 'Ana Prado',
    email: 'ana@example.com',
    phone: area === 'MZ' ? `+25884123${last}` : `1198765${last}`,
  };
  const session = makeSession({
    ...{ ...buyer, leadId: 'lead_1', savedCard: { paymentProfileId: savedCard } },
    ...memory,
  } as never);
  const order = selectOrder(checkout, session, { id: 'payment' });
  const [summary] = listed.plans;
  if (!summary || !order) throw new RangeError('nothing is sold');
  return { sandbox, checkout, session, order, summary };
}

type Opened = Awaited<ReturnType<typeof open>>;
type Sent = { entries: PaymentEntries; method: MethodId | 'livelo'; points?: PurchasedPlan['points'] };

/** Pays an order. Request, ledger and receipt have its amount and what is charged. */
async function expectPaid(
  { area, code, currency, planId }: Sale,
  { sandbox, checkout, session, order }: Opened,
  { entries, method, points }: Sent,
  { amount, charged, what }: { amount: number; charged: number; what: string },
) {
  const request = buildPaymentRequest({
    checkout,
    session,
    order,
    entries,
    document: '52998224725',
    stepId: 'payment',
  });
  expect(request.amount, what).toBe(amount);
  const key = newKey();
  const { answer, error } = await sandbox.call('createPaymentV2', { body: { ...request, productCode: code }, key });
  expect(answer, `${what}: ${JSON.stringify(error)}`).toMatchObject({ charged });
  const { answer: status } = await sandbox.call('loadPayment', { path: { token: key } });
  expect(status, what).toMatchObject({ amount, charged });
  expect(await sandbox.admin.findPayment(key), what).toMatchObject({ amount, charged });

  const subject = { productCode: code, area, planId, planName: 'Anual', currency };
  const charges = { amount, ...chargesOfEntries(order, entries), ...(points && { points }) };
  const sent = { ...subject, ...charges, method, payer: 'lead_1' };
  const intent = { ...sent, key, stepId: 'payment', state: 'sending', savedAt: 0 } as const;
  const own = [buildPurchase(intent, answer), buildPurchase(intent, status)];
  for (const purchase of [...own, buildElsewhere(status)])
    expect(readAmounts(readReceipt(checkout, purchase))[0], what).toBe(charged);
  if (!points) return;
  const parts = [points.amount, charged - points.amount].filter((part) => part > 0);
  for (const purchase of own)
    expect(readAmounts(readReceipt(checkout, purchase)), what).toEqual(expect.arrayContaining(parts));
}

/** By day, a card costs interest and any other method none. */
const taxesOf = (method: MethodId) => (process.env.NIGHTLY ? [0, 11_407] : [isCardMethod(method) ? 11_407 : 0]);

const cases = sales.flatMap((sale) =>
  methodsOf(sale).flatMap((method) => taxesOf(method).map((tax) => [method, sale.area, tax, sale] as const)),
);

it.each(cases)(
  'by %s in %s, with %d of interest: screen, request, ledger and receipt have one amount',
  async (method, _, tax, sale) => {
    const buildEntries = await loadEntries(method);
    await loadFields(method);
    const isInstallable = isCardMethod(method) && !atOnceMethods.includes(method);
    const isSplit = splitMethods.includes(method);
    for (const voucher of vouchers)
      for (const { title, memory, people, extras, hasTicket } of choices)
        for (const count of isInstallable ? [1, 12] : [1]) {
          const what = `${title}, ${voucher ?? 'no voucher'}, ${count} payments`;
          const { ticket } = sale;
          const opened = await open(sale, tax, voucher, { ...memory, ...(hasTicket && { ticket }) });
          const { checkout, session, order: sold, summary } = opened;
          const order = orderPayableBy(sold, method);
          const amounts = isSplit ? { amount: formatPlain(33_333) } : {};
          const second = { ...typedCard, installments: 2 };
          const typed = { ...typedCard, installments: count, ...amounts, ...(isSplit && { card2: second }) };
          const entries = buildEntries(typed, order);

          // What the price says: the plan's amount for each person, the extras, and the plan's rate of interest.
          const amount = summary.amount * people + extras + (hasTicket ? ticket.amount : 0);
          const { tax: interest = 0 } = summary.installments.find(({ id }) => id === count) ?? {};
          const part = isSplit ? 33_333 : amount;
          const charged = amount + (isInstallable ? Math.round((interest * part) / summary.amount) : 0);

          const cards = isSplit ? priceCards(order, typed) : [];
          const parts = cards.map(({ total }) => total);
          const shown = readShown(
            { checkout, order: sold, session, methods: methodsOf(sale) },
            method,
            typed,
            isSplit ? parts.reduce((sum, one) => sum + one, 0) : undefined,
          );
          expect(shown.button, what).toEqual([charged]);
          expect(shown.summary, what).toContain(charged);
          // Any other amount of the form says what it leaves out.
          const others = shown.form.replaceAll(/(?:R\$\s[\d.,]+|[\d.,]+\sMT) (?:sem|de) juros/g, '');
          const rate = order.plan.installments.find(({ id }) => id === count);
          const rates = [...(rate ? [rate] : []), ...cards.map(({ installment }) => installment)];
          const paid = [charged, ...parts, ...rates.flatMap((one) => Object.values(splitInstallments(one)))];
          // Below the button, each card's plan in words.
          const foot = shown.form.slice(shown.form.lastIndexOf('Pagar'));
          const restated = cards.flatMap(({ installment }) => Object.values(splitInstallments(installment)));
          expect(readAmounts(foot), what).toEqual(expect.arrayContaining(restated));
          for (const one of readAmounts(others)) expect(paid, `${what}: ${others}`).toContain(one);

          await expectPaid(sale, { ...opened, order }, { entries, method }, { amount, charged, what });
        }
  },
);

/** Points of a person, and the token that the right code gives. */
async function unlockPoints(sandbox: TestSandbox) {
  const { answer: opened } = await sandbox.call('openLiveloSession', { body: { cpf: '390.533.447-05' } });
  const { sessionId } = opened;
  await sandbox.call('sendLiveloCode', { body: { sessionId, deviceId: 'sms' } });
  const [message] = await sandbox.admin.listMessages(1);
  const code = message?.text.match(/\d{6}/)?.[0] ?? '';
  const { answer } = await sandbox.call('validateLiveloCode', { body: { sessionId, code } });
  return { account: opened, token: answer.pointsToken };
}

it.each((['only', 'mixed'] as const).flatMap((use) => [0, 11_407].map((tax) => [use, tax] as const)))(
  'by points, %s, with %d of interest: screen, request, ledger and receipt have one amount',
  async (use, tax) => {
    const [sale] = sales as [Sale];
    for (const voucher of vouchers)
      for (const { title, memory, people, extras } of choices)
        for (const count of use === 'mixed' ? [1, 12] : [1]) {
          const what = `${title}, ${voucher ?? 'no voucher'}, ${count} payments`;
          const opened = await open(sale, tax, voucher, memory);
          const { sandbox, checkout, summary } = opened;
          const { account, token } = await unlockPoints(sandbox);
          const order = orderPayableBy(opened.order, pointsMethod);
          const amount = summary.amount * people + extras;
          const used = use === 'mixed' ? 36_000 : amount;
          const rest =
            use === 'mixed' ? buildCard({ ...typedCard, installments: count }, restOfOrder(order, used)) : [];
          const { tax: interest = 0 } = summary.installments.find(({ id }) => id === count) ?? {};
          const charged = amount + Math.round((interest * (amount - used)) / summary.amount);
          const entries = [...rest, buildPointsEntry(used, token)] as unknown as PaymentEntries;
          const points = { count: pointsFor(used, account), amount: used };

          const session = {
            ...opened.session,
            points: { ...account, use, used, deviceId: 'sms' },
            pointsPayment: { entries: rest },
          } as typeof opened.session;
          const shown = readPointsShown({ checkout, order, session }, charged);
          expect(shown.button, what).toEqual(use === 'mixed' ? [charged - used] : []);
          expect(shown.facts.slice(0, 1), what).toEqual(shown.button);
          expect(shown.points, what).toEqual([points.count]);
          expect(shown.summary, what).toContain(charged);

          const sent = { entries, method: pointsMethod, points } as const;
          await expectPaid(sale, { ...opened, order, session }, sent, { amount, charged, what });
        }
  },
);
