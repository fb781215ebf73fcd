import { compareWithLedger } from '../suites/compare-with-ledger';
import { printSuiteLine } from '../suites/print-suite-line';
import { ApiBuyer, type Purchase, type Way } from './api-buyer';
import { drainWatched } from './ask';
import { directShops } from './choose-order';
import { listPayments } from './list-payments';
import { OwnServer } from './own-server';
import type { Shop } from './shops';
import { atNight, expect, test } from './test';

const restarts = process.env.NIGHTLY ? 20 : 1;
const buyersAtOnce = 4;
const ways: Way[] = ['card', 'card sent twice', 'declined card'];
const acknowledging = [200, 422];

test.describe.configure({ timeout: 900_000 });

test(
  `SIGTERM under load (${restarts}): balancers read 503 first, and each payment is in the ledger once`,
  atNight(),
  async () => {
    await interrupt('drain', { DRAIN_DELAY_MS: '2000' }, drainWatched);
  },
);

test(`kill -9 under load and in a drain (${restarts}): each acknowledged payment is in the ledger once`, async () => {
  let isDraining = false;
  await interrupt('crash', { DRAIN_DELAY_MS: '500' }, async (server) => {
    const ends = isDraining ? [server.drain(), server.kill()] : [server.kill()];
    isDraining = !isDraining;
    await Promise.all(ends);
  });
});

type Settled = Omit<Purchase, 'amount'>;

/** One buyer with a way to pay. Knows whether the server has acknowledged the payment. */
class WatchedBuyer extends ApiBuyer {
  isAcknowledged = false;

  constructor(
    origin: string,
    shop: Shop,
    readonly way: Way,
  ) {
    super(origin, shop);
  }

  override async pay(way: Way): Promise<Response> {
    const answer = await super.pay(way);
    if (acknowledging.includes(answer.status)) this.isAcknowledged = true;
    return answer;
  }
}

/** Ends a server under load and starts it again, in turn. Buyers who were cut off go on under their old key. */
async function interrupt(
  suite: 'drain' | 'crash',
  environment: Record<string, string>,
  end: (server: OwnServer) => Promise<void>,
): Promise<void> {
  const server = await OwnServer.start(environment);
  const acknowledged: WatchedBuyer[] = [];
  const purchases: Settled[] = [];
  let worstMs = 0;
  let count = 0;
  try {
    for (let restart = 1; restart <= restarts; restart += 1) {
      const cut: WatchedBuyer[] = [];
      let isEnding = false;
      let answered = 0;
      const buyUntilCut = async () => {
        while (cut.length < buyersAtOnce) {
          const shop = directShops[count % directShops.length] as Shop;
          const buyer = new WatchedBuyer(server.origin, shop, ways[count % ways.length] ?? 'card');
          count += 1;
          try {
            purchases.push(await buyer.buy(buyer.way));
          } catch (error) {
            if (!(isEnding && isCutOff(error))) throw error;
            cut.push(buyer);
            return;
          } finally {
            if (buyer.isAcknowledged) {
              acknowledged.push(buyer);
              answered += 1;
            }
          }
        }
      };
      const load = Promise.all(Array.from({ length: buyersAtOnce }, buyUntilCut));
      await Promise.race([load, expect.poll(() => answered, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(1)]);
      isEnding = true;
      const start = performance.now();
      await end(server);
      await load;
      expect(cut).toHaveLength(buyersAtOnce);
      await server.restart();
      worstMs = Math.max(worstMs, Math.round(performance.now() - start));
      for (const buyer of cut) purchases.push(await settle(server.origin, buyer));
    }
    expect(await server.drain()).toBe(0);
    const reported = purchases.map(({ key, email, expected: status }) => ({ key, email, status }));
    const receipts = acknowledged.map(({ key, email }) => ({ key, email }));
    const faults = compareWithLedger([...receipts, ...reported], await listPayments({ dataDir: server.dataDir }));
    const wrong = purchases.filter((purchase) => purchase.reported !== purchase.expected);
    const lost = faults.lost.length;
    const duplicated = faults.duplicated.length;
    const isRight = lost + duplicated + faults.different.length + wrong.length === 0;
    const passed = isRight ? restarts : 0;
    printSuiteLine({ suite, tried: restarts, passed, lost, duplicated, worst_ms: worstMs });
    expect({ ...faults, wrong }).toEqual({ lost: [], duplicated: [], different: [], wrong: [] });
  } finally {
    await server.stop();
  }
}

/**
 * Reads how the payment of a buyer who was cut off has ended. Without an answer, the buyer buys again under the old key;
 * a payment that a crash interrupted may also be refused.
 */
async function settle(origin: string, buyer: WatchedBuyer): Promise<Settled> {
  const { key, email, way, isAcknowledged } = buyer;
  const answer = await fetch(`${origin}/api/v2/payment/${key}`);
  const { status: reported = `${answer.status}` } = (await answer.json()) as { status?: string };
  if (!isAcknowledged && reported !== 'refused') return buyer.buy(way);
  return { key, email, reported, expected: isAcknowledged && way !== 'declined card' ? 'paid' : 'refused' };
}

/** Whether the connection ended, as opposed to a wrong answer. The captcha does not pass its cause on. */
function isCutOff(error: unknown): boolean {
  return /fetch failed|terminated|captcha_failed/.test(String(error));
}
