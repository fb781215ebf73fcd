import type { Count } from '../report-record';

/** Collects counts, and hands them on once a minute when something was counted. */
export function createCountLines(
  write: (counts: readonly object[]) => void,
  intervalMs = 60_000,
): (counted: Count) => void {
  const totals = new Map<string, number>();
  const flush = () => {
    if (totals.size === 0) return;
    const counts = [...totals].map(([key, value]) => ({ ...(JSON.parse(key) as object), value }));
    totals.clear();
    write(counts);
  };
  setInterval(flush, intervalMs).unref();
  return ({ name, labels }) => {
    const key = JSON.stringify({ name, ...labels });
    totals.set(key, (totals.get(key) ?? 0) + 1);
  };
}
