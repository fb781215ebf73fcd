/** Payments on their way to the backend, by their Idempotency-Key. */
export interface Sendings {
  /** @returns what ends it */
  begin(key: string | undefined): () => void;
  /** Whether a payment of that key was on its way at that time of `performance.now()`, or at any since. */
  wasOnItsWay(key: unknown, since: number): boolean;
}

/** @param longestMs how long a question may take: what had ended before is forgotten */
export function createSendings(longestMs: number): Sendings {
  const sendings = new Set<{ key: string; endedAt: number }>();
  return {
    begin(key) {
      if (key === undefined) return () => undefined;
      const sending = { key, endedAt: Number.POSITIVE_INFINITY };
      sendings.add(sending);
      return () => {
        sending.endedAt = performance.now();
        for (const one of sendings) if (one.endedAt < sending.endedAt - longestMs) sendings.delete(one);
      };
    },
    wasOnItsWay: (key, since) => [...sendings].some((sending) => sending.key === key && sending.endedAt > since),
  };
}
