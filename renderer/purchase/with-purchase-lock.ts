let queue: Promise<unknown> = Promise.resolve();

/**
 * One sender at a time over every tab of this browser. Where the Web Locks API is missing (plain http), over this tab;
 * the idempotency key then still holds the tabs together.
 */
export function withPurchaseLock<T>(run: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request('guiche-purchase', run) as Promise<T>;
  const next = queue.then(run, run);
  queue = next.catch(() => undefined);
  return next;
}
