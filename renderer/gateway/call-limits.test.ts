import { describe, expect, it, vi } from 'vitest';
import type { RefusalCode } from '../../schemas/generated/types';
import { setReportSinks } from '../report/report';
import type { Answers } from '../testing/fake-backend-client';
import { startPages } from '../testing/start-pages';
import { sendRequest } from '../testing/start-server';
import { readCallExample, readRepositoryFile } from '../testing/test-repository';
import { apiError, CallError } from './call-error';
import { callWithinLimits, countRefused } from './call-limits';
import { createLeadPhones } from './lead-phones';
import { findCall } from './match-call';
import { createRateLimits, type RateLimit } from './rate-limits';

const lead = readCallExample('lead-request');
const payment = readCallExample('payment-request');
const verification = readCallExample('verify-card-request');
const { phone: _, ...leadPayment } = payment;
const push = (number: string) => ({
  ...payment,
  phone: number,
  paymentMethods: [{ method: 'm-pesa', amount: 102_000 }],
});
const { enum: refusalCodes }: { enum: RefusalCode[] } = JSON.parse(
  readRepositoryFile('schemas/api/refusal-code.schema.json'),
);
const refusal = (code: RefusalCode | 'payment_not_found', status = 422) => new CallError(status, apiError(code));

type Send = (count: number) => [method: 'GET' | 'POST', path: string, address: string, body?: object];

/** Sends requests with limits like a server's. @returns statuses, and how many calls reached the backend */
async function sendMany(count: number, send: Send, answers: Answers = {}) {
  const { server, client } = await startPages(answers, createRateLimits());
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const [method, path, address, body] = send(index);
    const headers = {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      'content-type': 'application/json',
      'idempotency-key': `key-of-payment-${index}`,
    };
    const answer = await sendRequest(server, method, path, { headers, ...(body && { body: JSON.stringify(body) }) });
    statuses.push(answer.status);
  }
  return { statuses, reached: client.calls.length };
}

const addressOf = (index: number, addresses = 10) => `9.9.9.${index % addresses}`;

describe('a person', () => {
  const newLead = { createLead: readCallExample('lead-answer') };

  it.each<[title: string, passed: number, send: Send, answers: Answers]>([
    [
      'gets 20 leads an hour by one phone, however it is written',
      20,
      (index) => [
        'POST',
        '/api/v1/lead',
        addressOf(index),
        { ...lead, email: `ana${index}@example.com`, phone: ['11987654321', '+55 11 98765-4321'][index % 2] },
      ],
      newLead,
    ],
    [
      'gets 20 leads an hour by one e-mail, however it is written',
      20,
      (index) => [
        'POST',
        '/api/v1/lead',
        addressOf(index),
        { ...lead, email: ['ana@example.com', 'ANA@example.com'][index % 2], phone: `119${10_000_000 + index}` },
      ],
      newLead,
    ],
    [
      'gets 5 SMS in ten minutes by one lead',
      5,
      (index) => ['POST', '/api/v1/lead/L1/phones/send-sms', addressOf(index), { business: 'ACME' }],
      { sendSms: {} },
    ],
    [
      'gets 5 requests on the phone in ten minutes',
      5,
      (index) => ['POST', '/api/v2/payment', addressOf(index, 2), push('+258841234567')],
      { createPaymentV2: { status: 'pending' } },
    ],
    [
      'gets 5 requests in ten minutes on the phone of a lead',
      5,
      (index) => [
        'POST',
        '/api/v2/payment',
        addressOf(index),
        { ...leadPayment, paymentMethods: push('').paymentMethods },
      ],
      { createPaymentV2: { status: 'pending' } },
    ],
    [
      'has 5 sessions with the points partner an hour',
      5,
      (index) => [
        'POST',
        '/api/v2/livelo/session',
        addressOf(index),
        { cpf: ['39053344705', '390.533.447-05'][index % 2] },
      ],
      { openLiveloSession: {} },
    ],
  ])('%s', async (_, passed, send, answers) => {
    const { statuses, reached } = await sendMany(50, send, answers);
    expect(statuses.filter((status) => status === 200)).toHaveLength(passed);
    expect([reached, statuses.at(-1)]).toEqual([passed, 429]);
  });

  it('gets 5 SMS in ten minutes by all leads of their phone', async () => {
    const limits = { limit: createRateLimits(), leadPhones: createLeadPhones() };
    const call = (id: 'createLead' | 'sendSms', index: number, input: object) =>
      callWithinLimits(findCall(id), input as never, { ...limits, address: addressOf(index) }, async () => ({
        leadId: `L${index}`,
      }));
    for (let index = 0; index < 10; index += 1)
      await call('createLead', index, { path: {}, body: { ...lead, email: `ana${index}@example.com` } });
    const sent = Array.from({ length: 10 }, (_, index) => call('sendSms', index, { path: { leadId: `L${index}` } }));
    const all = await Promise.allSettled(sent);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('is one of 40 buyers whose requests on the phone name their leads alone', async () => {
    const { paymentMethods } = push('');
    const send: Send = (index) => [
      'POST',
      '/api/v2/payment',
      addressOf(index),
      { ...leadPayment, sfLeadId: `lead_${index}`, paymentMethods },
    ];
    const { statuses } = await sendMany(40, send, { createPaymentV2: { status: 'pending' } });
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('is one of 40 buyers who each get a request on the phone from one school', async () => {
    const send: Send = (index) => ['POST', '/api/v2/payment', addressOf(index), push(`+25884123${1_000 + index}`)];
    const { statuses } = await sendMany(40, send, { createPaymentV2: { status: 'pending' } });
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('refused cards', () => {
  const savedCard = { method: 'default-credit-card', amount: 102_000, paymentProfileId: 'profile_1', cvv: '999' };
  const pay = (index: number, changes: object = {}): object => ({
    ...payment,
    email: `ana${index}@example.com`,
    sfLeadId: `lead_${index}`,
    ...changes,
  });

  it.each<[title: string, reached: number, send: Send]>([
    [
      'of one e-mail end after 8',
      8,
      (index) => ['POST', '/api/v2/payment', addressOf(index, 60), pay(index, { email: 'Ana@example.com' })],
    ],
    [
      'of one lead end after 8',
      8,
      (index) => ['POST', '/api/v2/payment', addressOf(index, 60), pay(index, { sfLeadId: 'L1' })],
    ],
    [
      'of one subscription end after 8',
      8,
      (index) => ['POST', '/api/v2/subscription/S1/custom-sale/verify-card', addressOf(index, 60), verification],
    ],
    [
      'of one subscription that is upgraded end after 8',
      8,
      (index) => [
        'POST',
        '/api/v2/payment',
        addressOf(index, 60),
        pay(index, { operation: 'upgrade', subscriptionId: 'S1', sfLeadId: undefined }),
      ],
    ],
    [
      'of one invoice end after 8',
      8,
      (index) => [
        'POST',
        '/api/v2/payment',
        addressOf(index, 60),
        pay(index, { operation: 'invoice', invoiceId: 'I1', sfLeadId: undefined, items: undefined }),
      ],
    ],
    [
      'of one saved card end after 8',
      8,
      (index) => ['POST', '/api/v2/payment', addressOf(index, 60), pay(index, { paymentMethods: [savedCard] })],
    ],
    ['of one address end after 12', 12, (index) => ['POST', '/api/v2/payment', '9.9.9.9', pay(index)]],
    [
      'of one IPv6 network of /48 end after 12',
      12,
      (index) => ['POST', '/api/v2/payment', `2001:db8:1:${index}::1`, pay(index)],
    ],
  ])('%s in an hour, before the bank is asked', async (_, reached, send) => {
    const answers = { createPaymentV2: refusal('card_declined'), verifyCard: refusal('card_declined') };
    const seen = await sendMany(19, send, answers);
    expect(seen).toEqual({ reached, statuses: [...Array(reached).fill(422), ...Array(19 - reached).fill(429)] });
  });

  /** Refusals of the contract that say nothing of a card: its bank is down, it is paid, or another method fails. */
  const silent: RefusalCode[] = [
    'duplicate',
    'challenge_failed',
    'processing_error',
    'method_unavailable',
    'points_insufficient',
  ];

  it.each(silent)('do not count towards the limit when the error code is not about the card: %s', async (code) => {
    const send: Send = (index) => ['POST', '/api/v2/payment', '9.9.9.9', pay(index)];
    expect((await sendMany(19, send, { createPaymentV2: refusal(code) })).reached).toBe(19);
  });

  it.each(refusalCodes.filter((code) => !silent.includes(code)))(
    'count for every word of the bank about the card: %s',
    async (code) => {
      const limit = vi.fn(async () => undefined);
      const visit = { address: '9.9.9.9', limit, leadPhones: createLeadPhones() };
      const refused = new CallError(422, apiError(code));
      const input = { path: {}, body: pay(1) } as never;
      await expect(
        callWithinLimits(findCall('createPaymentV2'), input, visit, () => Promise.reject(refused)),
      ).rejects.toBe(refused);
      expect(limit.mock.calls.slice(-3)).toEqual([
        ['refused-card', '9.9.9.9'],
        ['refused-card-person', 'email ana1@example.com'],
        ['refused-card-person', 'lead lead_1'],
      ]);
    },
  );

  it.each([
    ['the end of a limit', 0, refusal('card_declined', 429)],
    ['a fault of ours', 3, new TypeError('a defect')],
  ])('have their answer, even if counting fails by %s; reported %i time(s)', async (_, count, failure) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const errors = vi.fn();
    setReportSinks({ errors });
    const limit = vi.fn(async (group: string, _subject: string, points?: number) => {
      if (points === undefined && group.startsWith('refused-card')) throw failure;
    });
    const visit = { address: '9.9.9.9', limit, leadPhones: createLeadPhones() };
    const refused = refusal('card_declined');
    const paid = callWithinLimits(findCall('createPaymentV2'), { path: {}, body: pay(1) } as never, visit, () =>
      Promise.reject(refused),
    );
    await expect(paid).rejects.toBe(refused);
    expect(errors).toHaveBeenCalledTimes(count);
    setReportSinks({});
    vi.restoreAllMocks();
  });

  it('count for a renewal, whose request has a single card', async () => {
    const limit = vi.fn(async () => undefined);
    const visit = { address: '9.9.9.9', limit, leadPhones: createLeadPhones() };
    const { card } = verification;
    const body = { paymentMethod: { method: 'credit-card', amount: 9_900, card } };
    const input = { path: { id: 'S1' }, body } as never;
    const refused = refusal('card_declined');
    await callWithinLimits(findCall('renewSubscriptionV1'), input, visit, () => Promise.reject(refused)).catch(
      () => undefined,
    );
    expect(limit).toHaveBeenLastCalledWith('refused-card-person', 'subscription S1');
  });

  /** Refused cards that one address has left. */
  async function countLeft(limit: RateLimit) {
    for (let left = 0; ; left += 1) if (await limit('refused-card', '9.9.9.9').catch(() => true)) return left;
  }
  const typed = (payment.paymentMethods as object[])[0];

  it.each<[title: string, entry: object, tokens: string[], status: 'pending' | 'paid', left: number]>([
    ['by each payment by card', {}, ['pay_1', 'pay_2'], 'paid', 9],
    ['once by a payment whose answer is repeated', {}, Array(10).fill('pay_1'), 'paid', 6],
    ['down to none', {}, Array.from({ length: 10 }, (_, index) => `pay_${index}`), 'paid', 12],
    ['never by a card that its bank has not confirmed', {}, ['pay_1'], 'pending', 3],
    ['never by a card of a free order', { amount: 0 }, ['pay_1', 'pay_2'], 'paid', 3],
    ['by a saved card', { card: undefined, paymentProfileId: 'profile_1' }, ['pay_1'], 'paid', 6],
    ['never by Pix', { method: 'pix', card: undefined }, ['pay_1', 'pay_2'], 'paid', 3],
  ])('are made good %s', async (_, entry, tokens, status, left) => {
    const visit = { address: '9.9.9.9', limit: createRateLimits(), leadPhones: createLeadPhones() };
    for (let count = 0; count < 9; count += 1) await visit.limit('refused-card', visit.address);
    const input = { path: {}, body: { ...payment, paymentMethods: [{ ...typed, ...entry }] } } as never;
    const send = (token: string) => async () => ({ token, status });
    await Promise.all(tokens.map((token) => callWithinLimits(findCall('createPaymentV2'), input, visit, send(token))));
    expect(await countLeft(visit.limit)).toBe(left);
  });

  it('of a crowd behind one address, whose other cards are paid, end nothing', async () => {
    const limits = { limit: createRateLimits(1_000), leadPhones: createLeadPhones() };
    const counted = { ...limits, limit: createRateLimits(), address: '9.9.9.9' };
    // The limit of payments a minute is another.
    const limit: typeof limits.limit = (group, ...rest) =>
      (group === 'payment' ? limits : counted).limit(group, ...rest);
    const buy = (index: number, isRefused: boolean) =>
      callWithinLimits(
        findCall('createPaymentV2'),
        { path: {}, body: pay(index) } as never,
        { ...counted, limit },
        async () => {
          if (isRefused) throw refusal('card_declined');
          return { token: `pay_${index}`, status: 'paid' };
        },
      ).then(
        () => 'paid',
        ({ status }: CallError) => status,
      );
    const outcomes: unknown[] = [];
    // Each paid card makes three refused ones good.
    for (let index = 0; index < 100; index += 1) outcomes.push(await buy(index, index % 4 !== 0));
    expect(new Set(outcomes)).toEqual(new Set(['paid', 422]));
    // Earlier payments give a tester no credit.
    const tried: unknown[] = [];
    for (let index = 100; index < 120; index += 1) tried.push(await buy(index, true));
    expect(tried.filter((status) => status === 422).length).toBeLessThanOrEqual(12);
  });

  it('leave Pix open to the same buyer', async () => {
    const pix = { paymentMethods: [{ method: 'pix', amount: 102_000 }] };
    const send: Send = (index) => ['POST', '/api/v2/payment', '9.9.9.9', pay(0, index < 16 ? {} : pix)];
    const { statuses } = await sendMany(17, send, { createPaymentV2: refusal('card_declined') });
    expect(statuses.slice(-2)).toEqual([429, 422]);
  });
});

describe('requests that are refused before the backend sees them', () => {
  const visit = () => ({ address: '9.9.9.9', limit: createRateLimits(), leadPhones: createLeadPhones() });
  const refuse = (one: ReturnType<typeof visit>, status: number) =>
    countRefused(one, () => Promise.reject(refusal('processing_error', status))).catch(({ status }) => status);

  it('end after 120 in a minute: only refused ones get 429', async () => {
    const one = visit();
    for (let index = 0; index < 120; index += 1) expect(await refuse(one, 422)).toBe(422);
    expect(await refuse(one, 422)).toBe(429);
    expect(await countRefused(one, async () => 'body')).toBe('body');
  });

  it('do not count while the captcha service is down', async () => {
    const one = visit();
    for (let index = 0; index < 121; index += 1) await refuse(one, 503);
    expect(await refuse(one, 422)).toBe(422);
  });

  it.each<[title: string, ...request: ReturnType<Send>]>([
    ['pay', 'POST', '/api/v2/payment', '9.9.9.9', payment],
    ['become a lead', 'POST', '/api/v1/lead', '9.9.9.9', lead],
    ['see the status of a payment', 'GET', '/api/v2/payment/pay_1', '9.9.9.9'],
  ])('let a neighbour %s, however many there are', async (_, ...request) => {
    const send: Send = (index) => (index < 150 ? ['POST', '/api/v2/payment', '9.9.9.9', {}] : request);
    const { statuses } = await sendMany(151, send, {
      createPaymentV2: { status: 'pending' },
      createLead: readCallExample('lead-answer'),
      loadPayment: readCallExample('payment-status-answer'),
    });
    expect([statuses[119], statuses[120], statuses[150]]).toEqual([422, 429, 200]);
  });
});

describe('reads of one address', () => {
  it.each([
    ['plans of an e-mail', '/api/v2/product/WUP?email=aN@example.com'],
    ['plans of a voucher', '/api/v1/product/WUP?voucher=VN'],
    ['settings', '/api/v1/product/XN/config'],
    ['sellers', '/api/v1/seller/sN'],
    ['tickets', '/api/v1/product/WUP/tickets?plan=pN'],
    ['offers', '/api/v1/plan/pN/product'],
    ['cities', '/api/v1/franchises/cities?brand=bN'],
    ['regions', '/api/v1/franchises/regions?brand=bN'],
    ['units', '/api/v1/franchises/units?brand=bN'],
  ])('of %s end after 240 in a minute', async (_, path) => {
    const send: Send = (index) => ['GET', path.replace('N', String(index)), '9.9.9.9'];
    const { statuses, reached } = await sendMany(300, send);
    expect([reached, statuses.indexOf(429)]).toEqual([240, 240]);
  });

  it('of payments end after 240 unknown ones in a minute, and never for one that is known', async () => {
    const { limit, ...visit } = { address: '9.9.9.9', limit: createRateLimits(), leadPhones: createLeadPhones() };
    const ask = (send: () => Promise<object>) =>
      callWithinLimits(findCall('loadPayment'), { path: {} } as never, { ...visit, limit }, send).catch(
        ({ status }) => status,
      );
    const known = readCallExample('payment-status-answer');
    for (let index = 0; index < 300; index += 1) expect(await ask(async () => known)).toBe(known);
    const statuses: unknown[] = [];
    for (let index = 0; index < 300; index += 1)
      statuses.push(await ask(() => Promise.reject(refusal('payment_not_found', 404))));
    expect([statuses.indexOf(429), statuses.lastIndexOf(404)]).toEqual([240, 239]);
    expect(await ask(async () => known)).toBe(known);
  });
});
