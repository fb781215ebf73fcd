import type { Count } from '../report-record';

/** Counts of this process while no service takes them. */
export interface CountLines {
  count: (counted: Count) => void;
  /** Hands on what was counted since the last minute. */
  flush: () => void;
}

/** Collects counts, and hands them on once a minute when something was counted. */
export function createCountLines(write: (counts: readonly object[]) => void, intervalMs = 60_000): CountLines {
  const totals = new Map<string, number>();
  const flush = () => {
    if (totals.size === 0) return;
    const counts = [...totals].map(([key, value]) => ({ ...(JSON.parse(key) as object), value }));
    totals.clear();
    write(counts);
  };
  setInterval(flush, intervalMs).unref();
  const count = ({ name, labels }: Count) => {
    const key = JSON.stringify({ name, ...labels });
    totals.set(key, (totals.get(key) ?? 0) + 1);
  };
  return { count, flush };
}
