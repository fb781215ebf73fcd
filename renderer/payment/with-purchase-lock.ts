import type { SessionOwner } from '../session/session';

interface Queue {
  last: Promise<unknown>;
  senders: number;
}

const queues = new Map<string, Queue>();

/**
 * Allows one sender per product and area over all tabs. Without the Web Locks API (plain http), per tab only; the
 * idempotency key then protects across tabs.
 *
 * @param owner product and area of the payment
 * @param onQueued called before a wait for another sender
 */
export async function withPurchaseLock<T>(
  { productCode, area }: SessionOwner,
  onQueued: () => void,
  run: () => Promise<T>,
): Promise<T> {
  const name = `guiche-purchase:${productCode}:${area}`;
  if (!navigator.locks) return runInTurn(name, onQueued, run);
  const atOnce = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { result: await run() } : undefined,
  );
  if (atOnce) return atOnce.result;
  onQueued();
  return navigator.locks.request(name, run) as Promise<T>;
}

async function runInTurn<T>(name: string, onQueued: () => void, run: () => Promise<T>): Promise<T> {
  const queue = queues.get(name) ?? { last: Promise.resolve(), senders: 0 };
  queues.set(name, queue);
  if (queue.senders > 0) onQueued();
  queue.senders += 1;
  const next = queue.last.then(run).finally(() => {
    queue.senders -= 1;
  });
  queue.last = next.catch(() => undefined);
  return next;
}
