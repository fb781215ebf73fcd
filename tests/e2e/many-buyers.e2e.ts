import { printSuiteLine } from '../suites/print-suite-line';
import { ApiBuyer, type Purchase, type Way } from './api-buyer';
import { cardShops } from './card-shops';
import { OwnServer } from './own-server';
import { readStoppedLedger } from './read-stopped-ledger';
import type { Shop } from './shops';
import { expect, test } from './test';

const buyersAtOnce = process.env.NIGHTLY ? 50 : 20;
const purchaseCount = process.env.NIGHTLY ? 1_000 : 26;

test.describe.configure({ timeout: process.env.NIGHTLY ? 900_000 : 120_000 });

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
        const shop = cardShops[number % cardShops.length] as Shop;
        const start = performance.now();
        purchases.push(await new ApiBuyer(server.origin, shop).buy(chooseWay(shop, number)));
        worstMs = Math.max(worstMs, Math.round(performance.now() - start));
      }
    };
    await Promise.all(Array.from({ length: buyersAtOnce }, buyOneAfterTheOther));
    expect(await server.drain()).toBe(0);

    expect(purchases).toHaveLength(purchaseCount);
    const ledger = await readStoppedLedger(server.dataDir);
    const keys = ledger.map(({ idempotencyKey }) => idempotencyKey);
    printSuiteLine({
      suite: 'load',
      tried: purchaseCount,
      passed: purchases.filter(({ told, expected }) => told === expected).length,
      lost: purchases.filter(({ key }) => !keys.includes(key)).length,
      duplicated: keys.length - new Set(keys).size,
      worst_ms: worstMs,
    });
    expect(purchases.filter(({ told, expected }) => told !== expected)).toEqual([]);
    const inLedger = ledger.map(({ idempotencyKey: key, email, amount, status }) => ({
      key,
      email,
      amount,
      told: status,
    }));
    const asTold = purchases.map(({ expected: _, ...purchase }) => purchase);
    expect(inLedger.toSorted(byKey)).toEqual(asTold.toSorted(byKey));
  } finally {
    await server.stop();
  }
});

const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);

function chooseWay({ settings }: Shop, number: number): Way {
  const ways: Way[] = ['card', 'card sent twice', 'declined card', 'pix'];
  const way = ways[Math.floor(number / cardShops.length) % ways.length] ?? 'card';
  return way === 'pix' && !settings.payment.methods?.includes('pix') ? 'card' : way;
}
