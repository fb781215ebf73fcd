import { vi } from 'vitest';

/** The browser's storage and locks, shared by all tabs of a test. */
export interface FakeBrowser {
  /** Stored values by key. A test may add those of an earlier visit. */
  stored: Map<string, string>;
  /** Values of this tab's storage. */
  storedInTab: Map<string, string>;
  /** From now on writing throws, as with a full disk. With `reading`, reading throws too, as with disabled storage. */
  breakStorage(what: 'writing' | 'reading'): void;
}

/** Replaces `localStorage`, `sessionStorage` and `navigator.locks`; `vi.unstubAllGlobals` restores them. */
export function fakeBrowser({ hasLocks = true } = {}): FakeBrowser {
  const stored = new Map<string, string>();
  const storedInTab = new Map<string, string>();
  let broken: 'nothing' | 'writing' | 'reading' = 'nothing';
  const guard = (isBroken: boolean) => {
    if (isBroken) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const storageOf = (values: Map<string, string>) => ({
    get length() {
      guard(broken === 'reading');
      return values.size;
    },
    key(index: number) {
      return [...values.keys()][index] ?? null;
    },
    getItem(key: string) {
      guard(broken === 'reading');
      return values.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      guard(broken !== 'nothing');
      values.set(key, value);
    },
    removeItem(key: string) {
      guard(broken === 'reading');
      values.delete(key);
    },
  });
  vi.stubGlobal('localStorage', storageOf(stored));
  vi.stubGlobal('sessionStorage', storageOf(storedInTab));
  const queues = new Map<string, { last: Promise<unknown>; waiting: number }>();
  type Run = (lock: object | null) => Promise<unknown>;
  const locks = {
    request(name: string, ...rest: [Run] | [{ ifAvailable?: boolean }, Run]): Promise<unknown> {
      const [options, run] = rest.length === 1 ? [{}, rest[0]] : rest;
      const queue = queues.get(name) ?? { last: Promise.resolve(), waiting: 0 };
      queues.set(name, queue);
      if (options.ifAvailable && queue.waiting > 0) return run(null);
      queue.waiting += 1;
      const next = queue.last
        .then(() => run({}))
        .finally(() => {
          queue.waiting -= 1;
        });
      queue.last = next.catch(() => undefined);
      return next;
    },
  };
  vi.stubGlobal('navigator', hasLocks ? { locks } : {});
  return {
    stored,
    storedInTab,
    breakStorage(what) {
      broken = what;
    },
  };
}
