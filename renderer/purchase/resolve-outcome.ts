import type { PaymentStatusAnswer } from '../../schemas/generated/types';
import { type Api, ApiCallError } from '../api/api';

/** What became of a payment whose answer was lost. */
export type ResolvedOutcome =
  | { kind: 'known'; status: PaymentStatusAnswer }
  /** No payment was ever begun with the key: nothing was taken. */
  | { kind: 'none' }
  /** The backend has no status call: only sending again with the same key can tell. */
  | { kind: 'unsupported' };

/** How often the status is asked: every 2 s, after two minutes every 10 s. */
export function pollDelay(elapsedMs: number): number {
  return elapsedMs < 120_000 ? 2_000 : 10_000;
}

/** A key that is unknown this often in a row was never received: a request still on its way would have arrived. */
export const answersUntilNone = 3;

/**
 * Asks the status call by key or token until the outcome is known.
 *
 * @param isSettled tells a status that needs no further question; a card payment that is still processed is not
 * @param onWaiting called before each wait for the next question
 */
export async function resolveOutcome(
  api: Api,
  key: string,
  isSettled: (status: PaymentStatusAnswer) => boolean,
  onWaiting?: () => void,
): Promise<ResolvedOutcome> {
  const start = Date.now();
  let missing = 0;
  for (;;) {
    const asked = await askStatus(api, key);
    if (asked.kind === 'unsupported' || (asked.kind === 'known' && isSettled(asked.status))) return asked;
    missing = asked.kind === 'none' ? missing + 1 : 0;
    if (missing >= answersUntilNone) return { kind: 'none' };
    onWaiting?.();
    await new Promise((resolve) => setTimeout(resolve, pollDelay(Date.now() - start)));
  }
}

/** The same without patience, for a payment that is said not to be taken: undefined where nobody can tell. */
export async function findTaken(api: Api, key: string): Promise<PaymentStatusAnswer | undefined> {
  for (let missing = 1; ; missing += 1) {
    const asked = await askStatus(api, key);
    if (asked.kind === 'known') return asked.status;
    if (asked.kind !== 'none' || missing >= answersUntilNone) return undefined;
    await new Promise((resolve) => setTimeout(resolve, pollDelay(0)));
  }
}

/** Asks the status call once, by key or token. `unanswered` tells nothing: neither that money was taken nor that it was not. */
export async function askStatus(api: Api, key: string): Promise<ResolvedOutcome | { kind: 'unanswered' }> {
  try {
    return { kind: 'known', status: await api('loadPayment', { path: { token: key } }) };
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    if (error.body.code === 'route_not_found' || error.status === 501) return { kind: 'unsupported' };
    return { kind: error.status === 404 ? 'none' : 'unanswered' };
  }
}
