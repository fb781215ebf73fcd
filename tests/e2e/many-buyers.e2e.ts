import { printSuiteLine } from '../suites/print-suite-line';
import { ApiBuyer, type Purchase } from './api-buyer';
import { chooseOrder } from './choose-order';
import { listPayments } from './list-payments';
import { OwnServer } from './own-server';
import { expect, test } from './test';

const buyersAtOnce = process.env.NIGHTLY ? 50 : 20;
const purchaseCount = process.env.NIGHTLY ? 1_000 : 26;

test.describe.configure({ timeout: 900_000 });

test(`${buyersAtOnce} parallel buyers make ${purchaseCount} purchases in all brands: the ledger has each once, with the reported status`, async () => {
  const server = await OwnServer.start();
  try {
    const purchases: Purchase[] = [];
    let worstMs = 0;
    let next = 0;
    const buyOneAfterTheOther = async () => {
      while (next < purchaseCount) {
        const number = next;
        next += 1;
        const { shop, way } = chooseOrder(number);
        const start = performance.now();
        purchases.push(await new ApiBuyer(server.origin, shop).buy(way));
        worstMs = Math.max(worstMs, Math.round(performance.now() - start));
      }
    };
    await Promise.all(Array.from({ length: buyersAtOnce }, buyOneAfterTheOther));
    expect(await server.drain()).toBe(0);

    expect(purchases).toHaveLength(purchaseCount);
    const ledger = await listPayments({ dataDir: server.dataDir });
    const keys = ledger.map(({ idempotencyKey }) => idempotencyKey);
    printSuiteLine({
      suite: 'load',
      tried: purchaseCount,
      passed: purchases.filter(({ reported, expected }) => reported === expected).length,
      lost: purchases.filter(({ key }) => !keys.includes(key)).length,
      duplicated: keys.length - new Set(keys).size,
      worst_ms: worstMs,
    });
    expect(purchases.filter(({ reported, expected }) => reported !== expected)).toEqual([]);
    const inLedger = ledger.map(({ idempotencyKey: key, email, amount, status }) => ({
      key,
      email,
      amount,
      reported: status,
    }));
    const asReported = purchases.map(({ expected: _, ...purchase }) => purchase);
    expect(inLedger.toSorted(byKey)).toEqual(asReported.toSorted(byKey));
  } finally {
    await server.stop();
  }
});

const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
