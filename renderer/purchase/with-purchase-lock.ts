const lockName = 'guiche-purchase';

let queue: Promise<unknown> = Promise.resolve();
let senders = 0;

/**
 * One sender at a time over every tab of this browser. Where the Web Locks API is missing (plain http), over this tab;
 * the idempotency key then still holds the tabs together.
 *
 * @param onQueued another one is sending, for as long as it takes: called before the wait begins
 */
export async function withPurchaseLock<T>(run: () => Promise<T>, onQueued: () => void): Promise<T> {
  if (!navigator.locks) return runInTurn(run, onQueued);
  const atOnce = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock ? { result: await run() } : undefined,
  );
  if (atOnce) return atOnce.result;
  onQueued();
  return navigator.locks.request(lockName, run) as Promise<T>;
}

async function runInTurn<T>(run: () => Promise<T>, onQueued: () => void): Promise<T> {
  if (senders > 0) onQueued();
  senders += 1;
  const next = queue.then(run).finally(() => {
    senders -= 1;
  });
  queue = next.catch(() => undefined);
  return next;
}
