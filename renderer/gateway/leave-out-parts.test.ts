import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallId } from '../../schemas/generated/contract';
import { readCallExample } from '../testing/test-repository';
import { createBackendClient } from './backend-client';

let lines: Record<string, unknown>[];

beforeEach(() => {
  lines = [];
  const keep = (line: string) => void lines.push(JSON.parse(line));
  vi.spyOn(console, 'info').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Json = Record<string, unknown>;

const pay = { body: {} as never, idempotencyKey: 'k'.repeat(32) };
const token = { path: { token: 'pay_1' } };
const code = '0'.repeat(20);
const line = '1'.repeat(47);
const pending = { token: 'pay_1', status: 'pending', amount: 100, currency: 'BRL' };
const taken = { token: 'pay_1', status: 'pending', paymentProfileIds: [] };
const plan = { ...readCallExample('plan-summary'), voucher: { code: 'BLACK', accepted: false, reason: 'expired' } };
const flow = { id: 'default', steps: [{ id: 'lead', templateId: 'lead' }] };

/** The part of a backend's answer that a browser receives. */
function read(id: CallId, input: object, answer: unknown): Promise<unknown> {
  const headers = new Headers({ 'content-type': 'application/json' });
  const backend = async () => ({ status: 200, headers, text: JSON.stringify(answer) });
  return createBackendClient({ backend, appVersion: '1' }).call(id, input as never);
}

describe('an optional part of an answer that breaks its schema is left out', () => {
  it.each<[title: string, id: CallId, input: object, answer: Json, expected: Json]>([
    [
      'the expiry of a pix without a time zone; its code stays',
      'loadPayment',
      token,
      { ...pending, pix: { code, expiresAt: '2026-07-01T12:15:00' } },
      { ...pending, pix: { code } },
    ],
    [
      'the expiry of a pix as a number, in the answer to a payment',
      'createPaymentV2',
      pay,
      { ...taken, pix: { code, expiresAt: 1_782_910_500 } },
      { ...taken, pix: { code } },
    ],
    [
      'the whole pix if its code, a required part, is empty',
      'loadPayment',
      token,
      { ...pending, pix: { code: '', expiresAt: '2026-07-01T12:15:00Z' } },
      pending,
    ],
    [
      'the page of a bankslip without https; its line stays',
      'createPaymentV1',
      pay,
      { ...taken, bankslip: { line, url: 'http://bank.example/1', dueDate: '2026-07-04' } },
      { ...taken, bankslip: { line, dueDate: '2026-07-04' } },
    ],
    ['a redirect without a valid URL', 'createPaymentV2', pay, { ...taken, redirect: 'bank.example' }, taken],
    ['a refusal with an unknown code', 'loadPayment', token, { ...pending, refusal: { code: 'xyz' } }, pending],
    ['two parts at once', 'loadPayment', token, { ...pending, route: 7, scheduled: { amount: -1 } }, pending],
    ['a field that the contract does not know', 'loadPayment', token, { ...pending, cardNumber: '4111' }, pending],
    [
      'the reason of a refused voucher in a list of plans',
      'loadPlansV2',
      { path: { code: 'WUP' } },
      { plans: [{ ...plan, voucher: { ...plan.voucher, reason: {} } }] },
      { plans: [{ ...plan, voucher: { code: 'BLACK', accepted: false } }] },
    ],
  ])('%s', async (_, id, input, answer, expected) => {
    expect(await read(id, input, answer)).toEqual(expected);
    expect(lines[0]).toMatchObject({ level: 'warning', area: 'backend', call: id });
  });

  it('the log names each broken place in the schema once, and no value of the answer', async () => {
    const headers = new Headers({ 'content-type': 'application/json' });
    const text = JSON.stringify({ ...pending, 'ana@example.com': 1, pix: { code, expiresAt: '4111111111111111' } });
    const client = createBackendClient({ backend: async () => ({ status: 200, headers, text }), appVersion: '1' });
    await client.call('loadPayment', token);
    await client.call('loadPayment', token);
    const places = lines.map(({ code: place }) => place);
    expect(places).toHaveLength(2);
    expect(places).toContainEqual(expect.stringContaining('pix-charge.schema.json/properties/expiresAt/pattern'));
    expect(JSON.stringify(lines)).not.toMatch(/ana@|4111/);
  });
});

describe('an answer fails as a whole', () => {
  it.each<[title: string, id: CallId, input: object, answer: unknown]>([
    ['with an unknown status', 'loadPayment', token, { ...pending, status: 'maybe' }],
    ['without an amount', 'loadPayment', token, { ...pending, amount: undefined }],
    [
      'with one plan in a list whose amount is not a number',
      'loadPlansV2',
      { path: { code: 'WUP' } },
      { plans: [{ ...plan, amount: '1' }] },
    ],
    ['that is a list instead of an object', 'loadPayment', token, [pending]],
    [
      'of the product config, with an invalid part of a flow',
      'loadProductConfig',
      { path: { code: 'WUP' } },
      { ...readCallExample('product-config'), checkoutFlow: { flows: [{ ...flow, title: 7 }] } },
    ],
    [
      'of the product config, with an invalid optional part',
      'loadProductConfig',
      { path: { code: 'WUP' } },
      { ...readCallExample('product-config'), gtm: 'x' },
    ],
  ])('%s', async (_, id, input, answer) => {
    await expect(read(id, input, answer)).rejects.toMatchObject({
      status: 502,
      body: { code: 'backend_answer_invalid' },
    });
  });
});
