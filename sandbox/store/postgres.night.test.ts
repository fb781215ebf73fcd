import { spawn } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import type { PaymentRequest } from '../../schemas/generated/types';
import { createSandbox, type Sandbox } from '../create-sandbox';
import { hasPostgres, type PostgresServer, startPostgres } from '../testing/postgres-server';
import { testCatalogue } from '../testing/test-catalogue';
import { cardEntry, paymentBy, testCard, testLead, testPayment, testRenewal } from '../testing/test-requests';
import { callSandbox, newKey } from '../testing/test-sandbox';

const CHILD = path.join(import.meta.dirname, '../testing/crash-child.ts');
const rounds = process.env.NIGHTLY ? 1_000 : 40;
const slowPayment = testPayment({ paymentMethods: [cardEntry({ card: testCard({ holderName: 'LENTO' }) })] });

it('several sandbox processes share a PostgreSQL server', {
  timeout: 120_000 + rounds * 500,
}, async ({ skip }) => {
  skip(!hasPostgres(), 'no /usr/lib/postgresql/15/bin on this machine');
  const server = await startPostgres();
  const opened: Sandbox[] = [];
  const open = async (slowAnswerMs = 30) => {
    const options = { catalogue: testCatalogue(), databaseUrl: server.url, slowAnswerMs } as const;
    const sandbox = await createSandbox(options);
    opened.push(sandbox);
    return sandbox;
  };
  try {
    // Four processes that start together on an empty database apply the migrations one after the other.
    const [one, two] = await Promise.all([open(), open(), open(), open()]);
    expect(await one.isHealthy()).toBe(true);
    await sharesKeys(one, two);
    await sendsFromBothSides(one, two);
    await settlesForTheDead(server, one);
    await leavesTheLivingAlone(await open(3_000), two);
    await settlesOnce(one, two);
    await leavesPaidWhatIsPaidMeanwhile(server, one, two);
    await renewsOneAfterTheOther(one, two);
    await sendsOneCode(one, two);
    await looksAtFiveGuesses(one, two);
    await asksForItsLockWithOneConnection(server);
    await outlivesItsConnections(server, one);
    await survivesTheServer(server, one);
  } finally {
    await server.stop();
    await Promise.all(opened.map((sandbox) => sandbox.close()));
  }
});

async function sharesKeys(one: Sandbox, two: Sandbox): Promise<void> {
  const key = newKey();
  const first = await callSandbox(one, 'createPaymentV2', { body: testPayment(), key });
  const second = await callSandbox(two, 'createPaymentV2', { body: testPayment(), key });
  expect(first.answer.status).toBe('paid');
  expect(second.answer).toEqual(first.answer);
}

async function sendsFromBothSides(one: Sandbox, two: Sandbox): Promise<void> {
  const before = (await one.admin.listPayments(10_000)).length;
  for (let round = 0; round < rounds; round += 1) {
    const key = newKey();
    const body = round % 4 === 0 ? slowPayment : testPayment();
    const senders = Array.from({ length: 2 + (round % 7) }, (_, index) => (index % 2 === 0 ? one : two));
    const answers = await Promise.all(senders.map((sandbox) => callSandbox(sandbox, 'createPaymentV2', { body, key })));
    const tokens = answers.filter(({ status }) => status === 200).map(({ answer }) => answer.token);
    expect(new Set(tokens).size).toBe(1);
    for (const { status, error } of answers) if (status !== 200) expect(error.code).toBe('payment_in_progress');
  }
  expect(await one.admin.listPayments(10_000)).toHaveLength(before + rounds);
}

/** A process is killed during a payment; the others settle it without a restart. */
async function settlesForTheDead(server: PostgresServer, one: Sandbox): Promise<void> {
  const key = newKey();
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, server.url, key, 'before-commit'], {
    stdio: 'inherit',
  });
  expect(await new Promise((resolve) => child.on('exit', (_code, signal) => resolve(signal)))).toBe('SIGKILL');
  const stateOf = async () => (await callSandbox(one, 'loadPayment', { path: { token: key } })).answer;
  // The server notices its client's death after a short time.
  await expect.poll(stateOf).toMatchObject({ status: 'refused' });
  const again = await callSandbox(one, 'createPaymentV2', { body: slowPayment, key });
  expect(again).toMatchObject({ status: 422, error: { code: 'processing_error' } });
}

/** A payment that another living process works on stays untouched. */
async function leavesTheLivingAlone(slow: Sandbox, other: Sandbox): Promise<void> {
  const key = newKey();
  const answer = callSandbox(slow, 'createPaymentV2', { body: slowPayment, key });
  await expect.poll(async () => (await other.admin.findPayment(key))?.status).toBe('processing');
  const during = await callSandbox(other, 'createPaymentV2', { body: slowPayment, key });
  expect(during.status).toBe(409);
  expect((await answer).answer.status).toBe('paid');
  expect((await other.admin.findPayment(key))?.status).toBe('paid');
}

async function settlesOnce(one: Sandbox, two: Sandbox): Promise<void> {
  const { answer } = await callSandbox(one, 'createPaymentV2', { body: paymentBy('pix'), key: newKey() });
  await Promise.all([one, two, one, two].map((sandbox) => sandbox.admin.settle(answer.token, 'paid')));
  const subscriptions = await two.admin.listSubscriptions(10_000);
  expect(subscriptions.filter(({ paymentToken }) => paymentToken === answer.token)).toHaveLength(1);

  const begun = await callSandbox(one, 'createPaymentV2', { body: monthlyPayment(), key: newKey() });
  const upgrade = testPayment({ operation: 'upgrade', subscriptionId: begun.answer.token, amount: 104_100 });
  for (const body of [invoicePayment('aberta-ACME-postgres'), upgrade]) {
    const payers = [one, two, one, two].map((sandbox) =>
      callSandbox(sandbox, 'createPaymentV2', { body, key: newKey() }),
    );
    const statuses = (await Promise.all(payers)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422, 422, 422]);
  }
}

/**
 * An invoice's pix is marked as paid while a card pays the same invoice. The test holds its row until both wait for it.
 */
async function leavesPaidWhatIsPaidMeanwhile(server: PostgresServer, one: Sandbox, two: Sandbox): Promise<void> {
  const invoiceId = 'aberta-ACME-meanwhile';
  const pix = invoicePayment(invoiceId, [{ method: 'pix', amount: 9_900 }]);
  const { answer } = await callSandbox(one, 'createPaymentV2', { body: pix, key: newKey() });
  const holder = new pg.Client({ connectionString: server.url });
  await holder.connect();
  const waiting = async () => {
    const { rows } = await holder.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
    return rows.length;
  };
  await holder.query('begin');
  await holder.query('select 1 from payments where token = $1 for update', [answer.token]);
  const settled = one.admin.settle(answer.token, 'paid');
  await expect.poll(waiting).toBe(1);
  const card = callSandbox(two, 'createPaymentV2', { body: invoicePayment(invoiceId), key: newKey() });
  await expect.poll(waiting).toBe(2);
  await holder.query('commit');
  await holder.end();
  expect((await settled).status).toBe('paid');
  expect(await card).toMatchObject({ status: 422, error: { code: 'duplicate', outcome: 'none' } });
  expect((await two.admin.findPayment(answer.token))?.status).toBe('paid');
}

/** Six parallel renewals of a yearly plan add one year; the others learn that it is done. */
async function renewsOneAfterTheOther(one: Sandbox, two: Sandbox): Promise<void> {
  const { answer } = await callSandbox(one, 'createPaymentV2', { body: testPayment(), key: newKey() });
  const path = { id: answer.token };
  const yearOfCharge = async () =>
    new Date((await callSandbox(one, 'loadSubscription', { path })).answer.nextChargeAt).getUTCFullYear();
  const before = await yearOfCharge();
  const body = testRenewal({ planId: 'acme-yearly-test', amount: 114_000 });
  const answers = await Promise.all(
    [one, two, one, two, one, two].map((sandbox) =>
      callSandbox(sandbox, 'renewSubscriptionV2', { path, body, key: newKey() }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await yearOfCharge()).toBe(before + 1);
}

function invoicePayment(invoiceId: string, paymentMethods?: PaymentRequest['paymentMethods']): PaymentRequest {
  return monthlyPayment({ operation: 'invoice', invoiceId, ...(paymentMethods ? { paymentMethods } : {}) });
}

function monthlyPayment(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  const paymentMethods = [cardEntry({ amount: 9_900, installments: 1 })];
  return testPayment({ planId: 'acme-monthly-test', amount: 9_900, paymentMethods, ...changes });
}

/** Two parallel requests in two processes send one code. */
async function sendsOneCode(one: Sandbox, two: Sandbox): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    const { answer } = await callSandbox(one, 'createLead', { body: testLead() });
    const sent = { path: { leadId: answer.leadId }, body: { business: 'ACME-BUSINESS' } };
    const before = (await one.admin.listMessages(10_000)).length;
    const asked = [one, two, one, two].map((sandbox) => callSandbox(sandbox, 'sendSms', sent));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 429, 429, 429]);
    expect(await one.admin.listMessages(10_000)).toHaveLength(before + 1);
  }
}

/** Of thirty wrong codes in parallel in two processes, five are checked. */
async function looksAtFiveGuesses(one: Sandbox, two: Sandbox): Promise<void> {
  const { answer } = await callSandbox(one, 'createLead', { body: testLead() });
  const path = { leadId: answer.leadId };
  const business = 'ACME-BUSINESS';
  await callSandbox(one, 'sendSms', { path, body: { business } });
  const body = { business, code: '000000' };
  const guesses = Array.from({ length: 30 }, (_, index) =>
    callSandbox(index % 2 === 0 ? one : two, 'validatePhone', { path, body }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(25);
}

/** Connections that the server ends during payments return to the pool of ten. */
async function outlivesItsConnections(server: PostgresServer, one: Sandbox): Promise<void> {
  const killer = new pg.Client({ connectionString: server.url });
  await killer.connect();
  for (let round = 0; round < 100; round += 1) {
    const pays = Array.from({ length: 10 }, () =>
      callSandbox(one, 'createPaymentV2', { body: testPayment(), key: newKey() }),
    );
    // Also for a transaction that fails at its start.
    for (let time = 0; time < 3; time += 1) {
      await killer.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    }
    for (const { status } of await Promise.all(pays)) expect([200, 500]).toContain(status);
  }
  await killer.end();
  const after = await callSandbox(one, 'createPaymentV2', { body: testPayment(), key: newKey() });
  expect(after.answer.status).toBe('paid');
}

/**
 * The server may treat a broken connection as alive for long. A process that retries its lock must end its old
 * connection.
 */
async function asksForItsLockWithOneConnection(server: PostgresServer): Promise<void> {
  const old = new pg.Client({ connectionString: server.url });
  await old.connect();
  const locks = async () => {
    const sql = "select pid, objid from pg_locks where locktype = 'advisory' and classid = $1 and granted";
    return (await old.query<{ pid: number; objid: string }>(sql, [0x6776])).rows;
  };
  const backends = async () =>
    (await old.query("select pid from pg_stat_activity where backend_type = 'client backend'")).rows;
  const [lock] = await locks();
  if (!lock) throw new Error('every process holds its lock');
  const before = (await backends()).length;
  const connect = vi.spyOn(pg.Client.prototype, 'connect');
  await old.query('select pg_terminate_backend($1)', [lock.pid]);
  const owner = [0x6776, Number(lock.objid) | 0];
  await old.query('select pg_advisory_lock($1, $2)', owner);
  await expect.poll(() => connect.mock.calls.length).toBeGreaterThan(3);
  connect.mockRestore();
  // The broken connection is gone; a new one may be trying now.
  expect((await backends()).length).toBeLessThanOrEqual(before);
  await old.query('select pg_advisory_unlock($1, $2)', owner);
  await expect.poll(locks).toContainEqual({ pid: expect.any(Number), objid: lock.objid });
  await old.end();
}

/** The server stops during calls: they fail as unknown, the process survives, and close returns. */
async function survivesTheServer(server: PostgresServer, one: Sandbox): Promise<void> {
  const pays = Array.from({ length: 8 }, () =>
    callSandbox(one, 'createPaymentV2', { body: testPayment(), key: newKey() }),
  );
  const stopped = server.stop();
  for (const { status, error } of await Promise.all(pays)) {
    if (status !== 200) expect(error).toEqual({ code: 'internal_error', retryable: true, outcome: 'unknown' });
  }
  await stopped;
  expect(await one.isHealthy()).toBe(false);
  const after = await callSandbox(one, 'createPaymentV2', { body: testPayment(), key: newKey() });
  expect(after).toMatchObject({ status: 500, error: { outcome: 'unknown' } });
}
