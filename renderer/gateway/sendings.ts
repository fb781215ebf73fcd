/**
 * Payments in transit to the backend, by Idempotency-Key.
 *
 * @param longestMs time limit of a question: older finished payments are forgotten
 */
export function createSendings(longestMs: number) {
  const sendings = new Set<{ key: string; endedAt: number }>();
  const has = (key: unknown, since = Number.NEGATIVE_INFINITY) =>
    [...sendings].some((sending) => sending.key === key && sending.endedAt > since);
  return {
    begin(key: string | undefined) {
      if (key === undefined) return { end: () => undefined, takeBack: () => true };
      const sending = { key, endedAt: Number.POSITIVE_INFINITY };
      sendings.add(sending);
      return {
        end() {
          sending.endedAt = performance.now();
          for (const one of sendings) if (one.endedAt < sending.endedAt - longestMs) sendings.delete(one);
        },
        /**
         * Forgets a payment that never left.
         *
         * @returns whether no other request with its key may have arrived
         */
        takeBack() {
          sendings.delete(sending);
          return !has(key);
        },
      };
    },
    /** Whether a payment with that key was being sent at that time of `performance.now()` or later. */
    wasOnItsWay: has,
  };
}
