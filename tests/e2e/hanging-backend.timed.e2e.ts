import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBackendBefore } from '../faults/start-backend-before';
import { printSuiteLine } from '../suites/print-suite-line';
import { ApiBuyer } from './api-buyer';
import { OwnServer } from './own-server';
import { anyShop, shops } from './shops';
import { expect, test } from './test';

const pagesOfRound = 400;
const connections = 4;
const rounds = 3;
const waitingPayments = 50;

/** Factor by which the slowest pages may be slower. */
const atMost = 2;

test.describe.configure({ timeout: 180_000 });

test(`pages take at most twice as long while ${waitingPayments} payments wait for a hanging backend`, async () => {
  let isHolding = false;
  const fateOf = () => (isHolding ? 'held' : 'answered');
  const backend = await startBackendBefore(Number(process.env.E2E_PORT), { fateOf });
  const server = await OwnServer.start({ BFF_URL: backend.url });
  try {
    const pages = rounds * pagesOfRound;
    const measure = async () => {
      const slowest: number[] = [];
      for (let round = 0; round < rounds; round += 1) slowest.push(await timeSlowestPages(server.origin));
      return Math.min(...slowest);
    };
    await timeSlowestPages(server.origin);
    const before = await measure();
    isHolding = true;
    let answered = 0;
    for (let count = 0; count < waitingPayments; count += 1) {
      const done = () => {
        answered += 1;
      };
      new ApiBuyer(server.origin, anyShop).pay('card').then(done, done);
    }
    await expect.poll(() => backend.countHeld()).toBeGreaterThanOrEqual(waitingPayments);
    const meanwhile = await measure();
    expect(answered, 'payments that have not waited to the end').toBe(0);
    const seen = `p99 ${before.toFixed(1)} ms before, ${meanwhile.toFixed(1)} ms meanwhile`;
    test.info().annotations.push({ type: 'pages', description: seen });
    const isQuick = areQuick(before, meanwhile);
    printSuiteLine({
      suite: 'hang',
      tried: pages,
      passed: isQuick ? pages : 0,
      worst_ms: Math.round(meanwhile),
    });
    expect(isQuick, seen).toBe(true);
  } finally {
    await server.stop();
    backend.close();
  }
});

test('the comparison of page times finds a server that every waiting payment slows down', async () => {
  let waiting = 0;
  const slowed = createServer((_, response) => {
    setTimeout(() => response.end(), 10 * waiting);
  });
  await new Promise<void>((resolve) => slowed.listen(0, '127.0.0.1', resolve));
  try {
    const origin = `http://127.0.0.1:${(slowed.address() as AddressInfo).port}`;
    await timeSlowestPages(origin, 40);
    const before = await timeSlowestPages(origin, 40);
    expect(areQuick(before, before)).toBe(true);
    waiting = waitingPayments;
    expect(areQuick(before, await timeSlowestPages(origin, 40))).toBe(false);
  } finally {
    slowed.close();
  }
});

/** Whether the slowest pages, in ms, take about as long as before. */
function areQuick(before: number, meanwhile: number): boolean {
  return meanwhile / before <= atMost;
}

/** 99th percentile of page times over all shops, in ms. */
async function timeSlowestPages(origin: string, pages = pagesOfRound): Promise<number> {
  const times: number[] = [];
  let next = 0;
  const openOneAfterTheOther = async () => {
    while (next < pages) {
      const shop = shops[next % shops.length];
      next += 1;
      const start = performance.now();
      const page = await fetch(`${origin}/lead?${shop?.query}`);
      await page.text();
      times.push(performance.now() - start);
      expect(page.status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: connections }, openOneAfterTheOther));
  return times.sort((one, other) => one - other)[Math.ceil(0.99 * times.length) - 1] ?? Number.POSITIVE_INFINITY;
}
