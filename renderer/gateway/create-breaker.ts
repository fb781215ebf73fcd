import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';

/** Holds calls of one group back while the backend fails. */
export type Breaker = ReturnType<typeof createBreaker>;

export const pauseMs = 5_000;
const failuresToOpen = 8;
/** One client that makes the backend fail stops nobody else. */
const leastCallers = 3;
/** Callers whose failures are remembered. Beyond this, the least recently used one is forgotten. */
const mostCallers = 1_000;

/**
 * A breaker for all callers and one for each. All are held back when the last eight calls failed and came from three
 * callers at least. Eight failures in a row of one caller hold that caller back.
 *
 * @param onOpen called when calls of all callers are held back
 */
export function createBreaker(onOpen: () => void) {
  const latest: { caller: string; hasFailed: boolean }[] = [];
  const record = (caller: string, hasFailed: boolean) => {
    latest.push({ caller, hasFailed });
    if (latest.length > failuresToOpen) latest.shift();
  };
  const isOutage = () =>
    latest.length === failuresToOpen &&
    latest.every(({ hasFailed }) => hasFailed) &&
    new Set(latest.map(({ caller }) => caller)).size >= leastCallers;
  const shared = openCircuit({ state: undefined, success: () => undefined, failure: isOutage });
  shared.onBreak(onOpen);
  const ofCallers = new LRUCache<string, CircuitBreakerPolicy>({ max: mostCallers });
  const ofCaller = (caller: string) => {
    const own = ofCallers.get(caller) ?? openCircuit(new ConsecutiveBreaker(failuresToOpen));
    ofCallers.set(caller, own);
    return own;
  };
  return {
    /** Whether a call tests the backend right now, for all callers or this one. */
    isTesting: (caller: string) => [shared, ofCallers.get(caller)].some((one) => one?.state === CircuitState.HalfOpen),
    /** @throws BrokenCircuitError for a call that is held back */
    execute: <T>(caller: string, call: () => Promise<T>): Promise<T> =>
      ofCaller(caller).execute(() =>
        shared.execute(async () => {
          try {
            const value = await call();
            record(caller, false);
            return value;
          } catch (error) {
            record(caller, true);
            throw error;
          }
        }),
      ),
  };
}

/** A call that is held back says nothing of the backend. */
function openCircuit(breaker: Parameters<typeof circuitBreaker>[1]['breaker']): CircuitBreakerPolicy {
  return circuitBreaker(
    handleWhen((error) => !(error instanceof BrokenCircuitError)),
    { halfOpenAfter: pauseMs, breaker },
  );
}
