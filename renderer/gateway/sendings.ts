/** Payments in transit to the backend, by Idempotency-Key. */
export interface Sendings {
  begin(key: string | undefined): Sending;
  /** Whether a payment with that key was being sent at that time of `performance.now()` or later. */
  wasOnItsWay(key: unknown, since: number): boolean;
}

export interface Sending {
  end(): void;
  /**
   * Forgets a payment that never left.
   *
   * @returns whether no other request with its key may have arrived
   */
  takeBack(): boolean;
}

/** @param longestMs time limit of a question: older finished payments are forgotten */
export function createSendings(longestMs: number): Sendings {
  const sendings = new Set<{ key: string; endedAt: number }>();
  const has = (key: unknown, since = Number.NEGATIVE_INFINITY) =>
    [...sendings].some((sending) => sending.key === key && sending.endedAt > since);
  return {
    begin(key) {
      if (key === undefined) return { end: () => undefined, takeBack: () => true };
      const sending = { key, endedAt: Number.POSITIVE_INFINITY };
      sendings.add(sending);
      return {
        end() {
          sending.endedAt = performance.now();
          for (const one of sendings) if (one.endedAt < sending.endedAt - longestMs) sendings.delete(one);
        },
        takeBack() {
          sendings.delete(sending);
          return !has(key);
        },
      };
    },
    wasOnItsWay: has,
  };
}
