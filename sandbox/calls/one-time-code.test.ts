import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder } from '../testing/template-folder';
import { paymentBy, testLead, testPayment } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';

let sandbox: TestSandbox;

beforeAll(async () => {
  const start = new Date();
  sandbox = await openTestSandbox({ now: () => start });
});

afterAll(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

const body = { business: 'ACME-BUSINESS', productCode: 'ACME' };

let phones = 0;
/** A lead with a phone of its own, or with this one. */
async function newLead(phone = `119${20_000_000 + ++phones}`): Promise<string> {
  return (await sandbox.call('createLead', { body: testLead({ phone }) })).answer.leadId;
}

/** Latest code, which only /sandbox shows. */
async function lastCode(): Promise<string> {
  const [message] = await sandbox.admin.listMessages(1);
  return message?.text.match(/\d{6}/)?.[0] ?? '';
}

const check = (leadId: string, code: string) =>
  sandbox.call('validatePhone', { path: { leadId }, body: { ...body, code } });

describe('the SMS code', () => {
  it('confirms the phone of its lead, also when the same code is submitted twice', async () => {
    const leadId = await newLead();
    const sent = await sandbox.call('sendSms', { path: { leadId }, body });
    expect(Date.parse(sent.answer.expiresAt) - Date.parse(sent.answer.resendAt)).toBe(270_000);
    const code = await lastCode();
    expect((await check(leadId, '000000')).error.code).toBe('code_invalid');
    expect(await check(leadId, code)).toMatchObject({ status: 200, answer: { valid: true } });
    expect(await check(leadId, code)).toMatchObject({ status: 200, answer: { valid: true } });
    expect((await check(await newLead(), code)).error.code).toBe('code_invalid');
  });

  it('expires after five minutes', async () => {
    const leadId = await newLead();
    await sandbox.call('sendSms', { path: { leadId }, body });
    const code = await lastCode();
    sandbox.pass(301);
    expect((await check(leadId, code)).error.code).toBe('code_expired');
  });

  it('can be requested again after 30 seconds, and the new code replaces the old code', async () => {
    const leadId = await newLead();
    await sandbox.call('sendSms', { path: { leadId }, body });
    const first = await lastCode();
    const early = await sandbox.call('sendSms', { path: { leadId }, body });
    expect(early).toMatchObject({ status: 429, error: { code: 'rate_limited', retryable: true } });
    expect(early.headers.get('retry-after')).toBe('30');
    sandbox.pass(30);
    expect((await sandbox.call('sendSms', { path: { leadId }, body })).status).toBe(200);
    const second = await lastCode();
    if (first !== second) expect((await check(leadId, first)).error.code).toBe('code_invalid');
    expect((await check(leadId, second)).status).toBe(200);
  });

  it.each([['(11) 98765-4321'], ['+55 11 98765-4321'], ['11987654321']])(
    'is sent once in 30 seconds to a phone that many leads name, as %s too',
    async (phone) => {
      sandbox.pass(31);
      const leads = [
        await newLead('11987654321'),
        ...(await Promise.all(Array.from({ length: 7 }, () => newLead(phone)))),
      ];
      const sent = await Promise.all(leads.map((leadId) => sandbox.call('sendSms', { path: { leadId }, body })));
      expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, headers } of sent) if (status !== 200) expect(headers.get('retry-after')).toBe('30');
    },
  );

  it('is sent to the same number of another area at once', async () => {
    sandbox.pass(31);
    for (const phone of ['11987654321', '(21) 98765-4321'])
      expect((await sandbox.call('sendSms', { path: { leadId: await newLead(phone) }, body })).status).toBe(200);
  });

  it('is sent once for eight parallel requests', async () => {
    const leadId = await newLead();
    const before = (await sandbox.admin.listMessages(10_000)).length;
    const asked = Array.from({ length: 8 }, () => sandbox.call('sendSms', { path: { leadId }, body }));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, headers } of answers) if (status !== 200) expect(headers.get('retry-after')).toBe('30');
    expect(await sandbox.admin.listMessages(10_000)).toHaveLength(before + 1);
  });

  it('is rejected with 429 after five wrong attempts, even when the sixth attempt is right', async () => {
    const leadId = await newLead();
    await sandbox.call('sendSms', { path: { leadId }, body });
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await check(leadId, '000000')).status).toBe(422);
    expect((await check(leadId, await lastCode())).status).toBe(429);
  });

  it('is compared with only five of thirty parallel wrong guesses; the rest get 429', async () => {
    const leadId = await newLead();
    await sandbox.call('sendSms', { path: { leadId }, body });
    const guesses = Array.from({ length: 30 }, () => check(leadId, '000000'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
    expect((await check(leadId, await lastCode())).status).toBe(429);
  });

  it('stays expired after repeated attempts, which do not count as wrong guesses', async () => {
    const leadId = await newLead();
    await sandbox.call('sendSms', { path: { leadId }, body });
    const code = await lastCode();
    sandbox.pass(301);
    for (let late = 0; late < 6; late += 1) expect((await check(leadId, code)).error.code).toBe('code_expired');
  });
});

describe('loyalty points', () => {
  const cpf = '390.533.447-05';

  it('are unlocked only once by the code sent to the buyer’s device', async () => {
    const { answer: session } = await sandbox.call('openLiveloSession', { body: { cpf } });
    const { sessionId } = session;
    await sandbox.call('sendLiveloCode', { body: { sessionId, deviceId: session.devices[0]?.id } });
    const body = { sessionId, code: await lastCode() };
    expect((await sandbox.call('validateLiveloCode', { body })).status).toBe(200);
    expect((await sandbox.call('validateLiveloCode', { body })).error.code).toBe('code_invalid');
  });

  async function pointsToken(): Promise<string> {
    const { answer: session } = await sandbox.call('openLiveloSession', { body: { cpf } });
    const { sessionId } = session;
    await sandbox.call('sendLiveloCode', { body: { sessionId, deviceId: session.devices[0]?.id } });
    const code = await lastCode();
    const { answer } = await sandbox.call('validateLiveloCode', { body: { sessionId, code } });
    expect(answer).toMatchObject({ points: session.points, amount: session.amount });
    return answer.pointsToken;
  }

  it('end the older session of the same person, whose token then pays nothing', async () => {
    const token = await pointsToken();
    const { answer: older } = await sandbox.call('openLiveloSession', { body: { cpf } });
    await sandbox.call('openLiveloSession', { body: { cpf: '39053344705' } });
    const code = { sessionId: older.sessionId, deviceId: 'sms' };
    expect(await sandbox.call('sendLiveloCode', { body: code })).toMatchObject({
      status: 404,
      error: { code: 'session_not_found' },
    });
    const paymentMethods = [{ method: 'livelo' as const, amount: 114_000, pointsToken: token }];
    const paid = await sandbox.call('createPaymentV2', { body: testPayment({ paymentMethods }), key: newKey() });
    expect(paid.error.code).toBe('points_insufficient');
  });

  it('leave the session of another person open', async () => {
    const { answer } = await sandbox.call('openLiveloSession', { body: { cpf } });
    await sandbox.call('openLiveloSession', { body: { cpf: '529.982.247-25' } });
    const body = { sessionId: answer.sessionId, deviceId: 'sms' };
    expect((await sandbox.call('sendLiveloCode', { body })).status).toBe(200);
  });

  it('pay one purchase, and a second purchase with the same token is refused', async () => {
    const token = await pointsToken();
    const paymentMethods = [{ method: 'livelo' as const, amount: 114_000, pointsToken: token }];
    const pay = () => sandbox.call('createPaymentV2', { body: testPayment({ paymentMethods }), key: newKey() });
    expect((await pay()).answer.status).toBe('paid');
    expect(await pay()).toMatchObject({ status: 422, error: { code: 'points_insufficient', outcome: 'none' } });
  });

  it('are spent only once by three parallel purchases', async () => {
    const token = await pointsToken();
    const paymentMethods = [{ method: 'livelo' as const, amount: 114_000, pointsToken: token }];
    const pay = () => sandbox.call('createPaymentV2', { body: testPayment({ paymentMethods }), key: newKey() });
    const statuses = (await Promise.all([pay(), pay(), pay()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422, 422]);
  });

  it('pay part of a purchase, and the pix code has exactly the remaining amount', async () => {
    const parts = [
      { method: 'livelo' as const, amount: 100_000, pointsToken: await pointsToken() },
      { method: 'pix' as const, amount: 14_000 },
    ];
    const key = newKey();
    const { answer } = await sandbox.call('createPaymentV2', { body: testPayment({ paymentMethods: parts }), key });
    expect(answer.pix?.code).toContain('5406140.00');
    expect((await sandbox.admin.findPayment(key))?.amount).toBe(114_000);
  });

  it.each(['expire', 'refuse'] as const)(
    'become available again when the pix for the remaining amount fails: %s',
    async (end) => {
      const parts = [
        { method: 'livelo' as const, amount: 100_000, pointsToken: await pointsToken() },
        { method: 'pix' as const, amount: 14_000 },
      ];
      const pay = () =>
        sandbox.call('createPaymentV2', { body: testPayment({ paymentMethods: parts }), key: newKey() });
      const { token } = (await pay()).answer;
      expect((await pay()).error.code).toBe('points_insufficient');
      await (end === 'refuse'
        ? sandbox.admin.settle(token, 'refused', 'processing_error')
        : sandbox.admin.settle(token, 'expired'));
      expect((await pay()).answer.status).toBe('pending');
    },
  );

  it('are refused without a token, with an expired token, and for an account with too few points', async () => {
    const without = await sandbox.call('createPaymentV2', { body: paymentBy('livelo'), key: newKey() });
    expect(without.error.fields).toEqual({ 'paymentMethods.0.pointsToken': 'required' });
    const poor = await sandbox.call('openLiveloSession', { body: { cpf: '111.444.777-35' } });
    expect(poor).toMatchObject({ status: 422, error: { code: 'points_insufficient' } });
    const old = [{ method: 'livelo' as const, amount: 114_000, pointsToken: await pointsToken() }];
    sandbox.pass(16 * 60);
    const late = await sandbox.call('createPaymentV2', { body: testPayment({ paymentMethods: old }), key: newKey() });
    expect(late.error.code).toBe('points_insufficient');
  });
});
