import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder } from '../../sandbox/testing/template-folder';
import {
  cardEntry,
  paymentBy,
  testCard,
  testLead,
  testPayment,
  testRenewal,
} from '../../sandbox/testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../../sandbox/testing/test-sandbox';
import { type CallId, contract } from '../../schemas/generated/contract';
import { listIdCalls } from './id-calls';

const person = {
  name: 'Beatriz Nogueira Prado',
  email: 'beatriz@example.com',
  phone: '+258 84 765 4321',
  document: '529.982.247-25',
};

/** Personal data of the person in an answer: name, e-mail, document, or more than two digits of the phone. */
function findPerson(answer: unknown): string[] {
  const text = JSON.stringify(answer).toLowerCase();
  const digits = (value: string) => value.replace(/\D/g, '');
  const values = [...text.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value);
  const isPhone = (value: string) => digits(value).includes(digits(person.phone).slice(-9));
  const isHalfMasked = (value: string) => /^[\d\s()+.*•-]+$/.test(value) && /[*•]/.test(value);
  return [
    ...['name' as const, 'email' as const].filter((key) => text.includes(person[key].toLowerCase())),
    ...(values.some((value) => digits(value).includes(digits(person.document))) ? ['document'] : []),
    ...(values.some((value) => isPhone(value) || (isHalfMasked(value) && digits(value).length > 2)) ? ['phone'] : []),
  ];
}

it.each([
  ['name', { markdown: 'Contratante: BEATRIZ Nogueira Prado.' }],
  ['email', { payer: [{ email: 'Beatriz@example.com' }] }],
  ['document', { document: '52998224725' }],
  ['phone', { push: { phone: '84 ••• 4321' } }],
  ['phone', { phone: '84-765.4321' }],
])('the search finds a planted %s: %j', (kind, answer) => {
  expect(findPerson(answer)).toEqual([kind]);
});

it('the search finds nothing in masked data', () => {
  const masked = { name: 'Beatriz P.', email: 'b•••@example.com', phone: '+••• •• ••• ••21', id: 'lead_847654321x' };
  expect(findPerson({ ...masked, id: 'lead_8f3kq2', line: '00190.00009 02714.720008' })).toEqual([]);
});

interface Ids {
  lead: string;
  contract: string;
  payment: string;
  /** Lead whose phone got the code. */
  coded: string;
  smsCode: string;
}

interface Opened {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

const business = 'ACME-BUSINESS';
const pushed = { business: 'MOZ-BUSINESS', productCode: 'MOZ', planId: 'moz-annual-test', amount: 18_720 };
/** A payment that names its payer by the id alone. */
const { name: _, email: __, phone: ___, ...unnamed } = paymentBy('m-pesa', pushed);
const renewal = testRenewal({ paymentMethods: [{ method: 'pix', amount: 9_900 }] });

/** Each call, opened by the ids alone. */
const requests: Partial<Record<CallId, (ids: Ids) => Opened>> = {
  loadPlan: ({ lead }) => ({ path: { code: 'ACME' }, query: { leadId: lead, planType: 'yearly' } }),
  loadPlansV2: ({ lead }) => ({ path: { code: 'ACME' }, query: { leadId: lead } }),
  generateContract: ({ lead }) => ({ path: { code: 'ACME' }, body: { business, leadId: lead } }),
  loadContract: ({ contract }) => ({ path: { code: 'ACME' }, query: { id: contract } }),
  updateLead: ({ lead }) => ({ path: { leadId: lead }, body: { business } }),
  sendSms: ({ lead }) => ({ path: { leadId: lead }, body: { business } }),
  validatePhone: ({ coded, smsCode }) => ({ path: { leadId: coded }, body: { business, code: smsCode } }),
  loadLead: ({ lead }) => ({ path: { leadId: lead } }),
  createPaymentV2: ({ lead }) => ({ body: { ...unnamed, sfLeadId: lead } }),
  createPaymentV1: ({ lead }) => ({ body: { ...unnamed, sfLeadId: lead } }),
  loadPayment: ({ payment }) => ({ path: { token: payment } }),
  loadInvoice: () => ({ path: { id: 'aberta-ACME' } }),
  loadSubscription: ({ payment }) => ({ path: { id: payment } }),
  verifyCard: ({ payment }) => ({ path: { id: payment }, body: { business, card: testCard() } }),
  renewSubscriptionV1: ({ payment }) => {
    const { paymentMethods, amount: __amount, ...rest } = renewal;
    return { path: { id: payment }, body: { ...rest, paymentMethod: paymentMethods[0] } };
  },
  renewSubscriptionV2: ({ payment }) => ({ path: { id: payment }, body: renewal }),
};

describe('an answer that an id alone opens', () => {
  let sandbox: TestSandbox;
  let ids: Ids;

  beforeAll(async () => {
    sandbox = await openTestSandbox();
    const { document, ...buyer } = person;
    const { answer: lead } = await sandbox.call('createLead', { body: testLead(buyer) });
    await sandbox.call('updateLead', { path: { leadId: lead.leadId }, body: { business, document } });
    const monthly = { planId: 'acme-monthly-test', planType: 'monthly' as const, amount: 9_900 };
    const paymentMethods = [cardEntry({ amount: 9_900, installments: 1 })];
    const paid = testPayment({ ...person, ...monthly, paymentMethods });
    const { answer: payment } = await sandbox.call('createPaymentV2', { body: paid, key: newKey() });
    const request = { path: { code: 'ACME' }, body: { business, leadId: lead.leadId } };
    const contract = await sandbox.call('generateContract', request);
    const { answer: coded } = await sandbox.call('createLead', { body: testLead(buyer) });
    await sandbox.call('sendSms', { path: { leadId: coded.leadId }, body: { business } });
    const [message] = await sandbox.admin.listMessages();
    const smsCode = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
    // The phone waits for its next code.
    sandbox.pass(30);
    ids = { lead: lead.leadId, contract: contract.answer.id, payment: payment.token, coded: coded.leadId, smsCode };
  });

  afterAll(async () => {
    await sandbox.close();
    removeFolder(sandbox.folder);
  });

  it('has a request here, for each such call of the contract', () => {
    expect(Object.keys(requests).sort()).toEqual(listIdCalls().sort());
  });

  it.each(listIdCalls())('of %s is masked', async (id) => {
    const opened = requests[id]?.(ids) ?? {};
    // An earlier request on the phone ends.
    if (contract[id].takesMoney) sandbox.pass(120);
    const { status, answer } = await sandbox.call(id, { ...opened, key: newKey() });
    expect({ status, found: findPerson(answer) }).toEqual({ status: 200, found: [] });
  });
});
