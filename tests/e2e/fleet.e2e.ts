import { randomUUID } from 'node:crypto';
import { compareWithLedger } from '../suites/compare-with-ledger';
import { printSuiteLine } from '../suites/print-suite-line';
import type { Purchase } from './api-buyer';
import { chooseOrder, directShops } from './choose-order';
import { Fleet, hasFleet } from './fleet';
import { listPayments } from './list-payments';
import type { OwnServer } from './own-server';
import { PatientBuyer } from './patient-buyer';
import { anyShop } from './shops';
import { atNight, expect, test } from './test';

const buyersAtOnce = 50;
const byDay = 20;
const atNightTotal = 1_000;
const restarts = 20;

/** Multiplies the limits of the day's fleet, whose buyers share an address. */
const limitScale = 4;
const lookups = 30 * limitScale;

interface Load {
  purchases: Purchase[];
  /** Keys of buyers who got a 5xx on the way. */
  disturbed: Set<string>;
  failures: number;
  cuts: number;
  worstMs: number;
}

test.describe.configure({ timeout: 900_000 });

test('two servers share limits and used tokens, and the death of one loses no purchase', async () => {
  skipWithoutFleet(byDay);
  const fleet = await Fleet.start({ RATE_LIMIT_SCALE: String(limitScale) });
  try {
    const [one, other] = fleet.servers;
    const load = startLoad(fleet, 5, ({ started }) => started < byDay);
    await expect.poll(() => load.done.purchases.length).toBeGreaterThan(2);
    await one.kill();
    await one.restart();
    await load.end;
    await whileShared(fleet.servers, () => expectSharedToken(one, other));
    await whileShared(fleet.servers, () => expectSharedLimit(one, other));
    await expectWholeLedger(fleet, load.done);
  } finally {
    await fleet.stop();
  }
});

test(
  `${restarts} restarts and the death of Redis under ${buyersAtOnce} buyers: each purchase is in the ledger once`,
  atNight(),
  async () => {
    skipWithoutFleet(atNightTotal);
    const fleet = await Fleet.start();
    try {
      let restarted = 0;
      const load = startLoad(fleet, buyersAtOnce, ({ started }) => started < atNightTotal || restarted < restarts);
      for (; restarted < restarts; restarted += 1) {
        const server = fleet.servers[restarted % 2] as OwnServer;
        if (restarted === restarts / 2) await fleet.redis.kill();
        if (restarted === restarts - 4) await fleet.redis.restart();
        if (restarted % 4 < 2) await server.kill();
        else expect(await server.drain()).toBe(0);
        await server.restart();
        const since = fleet.readLog().length;
        const bought = load.done.purchases.length + buyersAtOnce;
        // The next restart takes the other one. nginx repeats a GET once, so none may live through two.
        const isOver = () => fleet.hasAnswered(server, since) && load.done.purchases.length >= bought;
        await expect.poll(isOver, { timeout: 120_000 }).toBe(true);
      }
      await load.end;
      for (const { output } of fleet.servers) expect(output).toContain('the shared store does not answer');
      await expectWholeLedger(fleet, load.done);
    } finally {
      await fleet.stop();
    }
  },
);

/** Skips a test on a machine that has no fleet, after its cases are counted as not run. */
function skipWithoutFleet(cases: number): void {
  if (!hasFleet) printSuiteLine({ suite: 'fleet', tried: 0, passed: 0, not_run: cases });
  test.skip(!hasFleet, 'not run: this machine lacks nginx, Redis or PostgreSQL');
}

/** Starts buyers who buy one after the other through nginx, while there is more to do. */
function startLoad(fleet: Fleet, buyers: number, hasMore: (state: { started: number }) => boolean) {
  const done: Load = { purchases: [], disturbed: new Set(), failures: 0, cuts: 0, worstMs: 0 };
  let started = 0;
  const buyOneAfterTheOther = async () => {
    while (hasMore({ started })) {
      const { shop, way } = chooseOrder(started, directShops);
      started += 1;
      const begin = performance.now();
      const buyer = new PatientBuyer(fleet.origin, shop);
      const purchase = await buyer.buy(way);
      done.purchases.push(purchase);
      if (buyer.failures > 0) done.disturbed.add(purchase.key);
      done.failures += buyer.failures;
      done.cuts += buyer.cuts;
      done.worstMs = Math.max(done.worstMs, Math.round(performance.now() - begin));
    }
  };
  const end = Promise.all(Array.from({ length: buyers }, buyOneAfterTheOther));
  // A failure is thrown where the end is awaited, after which the fleet is stopped.
  end.catch(() => undefined);
  return { done, end };
}

/** Compares the ledger with what buyers were told, and nginx's log with what a fleet promises. */
async function expectWholeLedger(fleet: Fleet, { purchases, disturbed, failures, cuts, worstMs }: Load): Promise<void> {
  for (const server of fleet.servers) expect(await server.drain()).toBe(0);
  const reported = purchases.map(({ key, email, amount, reported: status }) => ({ key, email, amount, status }));
  const faults = compareWithLedger(reported, await listPayments({ databaseUrl: fleet.database.url }));
  // A server that dies leaves a payment that the sandbox refuses, and its buyer is told so.
  const odd = purchases.filter(({ key, reported, expected }) => reported !== expected && !disturbed.has(key));
  const reads = fleet.readLog().filter(({ method, status }) => method === 'GET' && status >= 500);
  printSuiteLine({
    suite: 'fleet',
    tried: purchases.length,
    passed: purchases.length - new Set([...faults.different, ...faults.lost, ...odd.map(({ key }) => key)]).size,
    lost: faults.lost.length,
    duplicated: faults.duplicated.length,
    worst_ms: worstMs,
  });
  const refused = purchases.filter(({ reported, expected }) => reported !== expected).length;
  test.info().annotations.push({
    type: 'fleet',
    description: `${failures} answers with 5xx and ${cuts} halves of answers asked again; ${refused} payments not as expected`,
  });
  expect({ ...faults, odd, reads }).toEqual({ lost: [], duplicated: [], different: [], odd: [], reads: [] });
}

/** Repeats what failed while a server was without Redis, which a busy machine answers late: it then counts alone. */
async function whileShared(servers: Fleet['servers'], check: () => Promise<void>): Promise<void> {
  const readLastStart = ({ output }: OwnServer) => output.slice(output.lastIndexOf('listening on port'));
  const count = (text: string) => servers.map((server) => readLastStart(server).split(text).length);
  const countAbsences = () => count('the shared store does not answer');
  for (;;) {
    await expect.poll(() => count('the shared store is back')).toEqual(countAbsences());
    const absences = countAbsences();
    try {
      return await check();
    } catch (error) {
      if (countAbsences().join() === absences.join()) throw error;
    }
  }
}

async function expectSharedToken(one: OwnServer, other: OwnServer): Promise<void> {
  const payment = await new PatientBuyer(one.origin, anyShop).makePayment('card');
  const pay = (server: OwnServer) =>
    fetch(`${server.origin}/api/v2/payment`, {
      method: 'POST',
      headers: { origin: server.origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...payment, email: `${randomUUID()}@example.com` }),
    });
  const first = await pay(one);
  expect(((await first.json()) as { code?: string }).code).not.toBe('captcha_failed');
  expect(await (await pay(other)).json()).toMatchObject({ code: 'captcha_failed', outcome: 'none' });
}

async function expectSharedLimit(one: OwnServer, other: OwnServer): Promise<void> {
  const address = `203.0.113.${Math.floor(Math.random() * 250)}`;
  const statuses: number[] = [];
  for (let call = 0; call < lookups + 2; call += 1) {
    const { origin } = call % 2 === 0 ? one : other;
    const headers = { 'x-forwarded-for': address };
    statuses.push((await fetch(`${origin}/api/v2/lead/${randomUUID()}`, { headers })).status);
  }
  expect(statuses.indexOf(429)).toBe(lookups);
  expect(statuses.slice(lookups)).toEqual([429, 429]);
}
