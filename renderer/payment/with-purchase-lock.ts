import type { SessionOwner } from '../session/session';

interface Queue {
  last: Promise<unknown>;
  senders: number;
}

const queues = new Map<string, Queue>();

/**
 * One sender at a time for each product of each area, over every tab of this browser. Where the Web Locks API is missing
 * (plain http), over this tab; the idempotency key then still holds the tabs together.
 *
 * @param owner what is paid for
 * @param onQueued another one is sending, for as long as it takes: called before the wait begins
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
