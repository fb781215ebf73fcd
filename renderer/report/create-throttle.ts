/** Time between two reports of one kind: an outage fails every call in the same way. */
const pauseMs = 60_000;

/** Says whether a report of this kind is due. Reads the monotonic clock: the wall clock may jump back. */
export function createThrottle(): (kind?: string) => boolean {
  const reportedAt = new Map<string, number>();
  return (kind = '') => {
    const now = performance.now();
    if (now - (reportedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < pauseMs) return false;
    reportedAt.set(kind, now);
    return true;
  };
}
