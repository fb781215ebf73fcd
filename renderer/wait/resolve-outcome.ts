import { inPersonMethods, phoneMethods } from '../../schemas/generated/methods-by-trait';
import type { PaymentAnswer, PaymentStatusAnswer, PurchaseIntent } from '../../schemas/generated/types';
import { type Api, ApiCallError } from '../api/api';
import { hasStored, writeStored } from '../session/browser-storage';

/** Outcome of a payment whose answer was lost. */
export type ResolvedOutcome =
  | { kind: 'known'; status: PaymentStatusAnswer }
  /** The backend knows no payment with the key: nothing was taken. */
  | { kind: 'none' }
  /** The backend has never had a status call: only a repeat with the same key can tell. */
  | { kind: 'unsupported' };

/** One answer to a status query. */
export type StatusReply = ResolvedOutcome | { kind: 'unanswered' };

/** Result of several answers. not-yet: the answer has not been repeated often enough to believe it. */
export type Polled = StatusReply | { kind: 'not-yet' };

/**
 * Number of equal answers in a row before we believe them. A request still in transit arrives before its key is unknown
 * three times. A proxy's 404, as during a deploy, does not prove that the call is missing.
 */
const timesUntilBelieved: Record<StatusReply['kind'], number> = { known: 1, unanswered: 1, unsupported: 2, none: 3 };

/** Queries the status by key or token on each `ask`, and returns the ms to wait before the next one. */
export function createPoll(api: Api, key: string): { ask: () => Promise<Polled>; delay: () => number } {
  const start = Date.now();
  let last = '';
  let times = 0;
  return {
    ask: async () => {
      const answer = await askStatus(api, key);
      times = answer.kind === last ? times + 1 : 1;
      last = answer.kind;
      return times < timesUntilBelieved[answer.kind] ? { kind: 'not-yet' } : answer;
    },
    delay: () => (Date.now() - start < 120_000 ? 2_000 : 10_000),
  };
}

/** Queries a payment whose answer was lost, until its state is final for this page. */
export function resolveLost(api: Api, { key, method }: PurchaseIntent): Promise<ResolvedOutcome> {
  return askUntil(
    api,
    key,
    (answer): answer is ResolvedOutcome =>
      answer.kind === 'unsupported' || (answer.kind === 'known' && isFinal(answer.status, method)),
  );
}

/**
 * Queries a payment that waits for the buyer, until the backend answers.
 *
 * @param onWaiting called before each wait
 */
export function resolveOpen(api: Api, { token, key }: PurchaseIntent, onWaiting: () => void): Promise<ResolvedOutcome> {
  return askUntil(
    api,
    token ?? key,
    (answer): answer is ResolvedOutcome => answer.kind === 'unsupported' || answer.kind === 'known',
    onWaiting,
  );
}

/**
 * Whether a payment has a final state for this page. A pix, slip or redirect waits for the buyer, one in person for the
 * seller, one on the phone for the waiting step. A pending card without a redirect is still processing.
 */
export function isFinal(payment: PaymentStatusAnswer, method: PurchaseIntent['method']): boolean {
  const waitsElsewhere = inPersonMethods.includes(method) || phoneMethods.includes(method);
  return waitsElsewhere || payment.status !== 'pending' || hasCode(payment) || payment.redirect !== undefined;
}

/** Whether the payment waits for a pix or a slip to be paid. */
export function hasCode({ pix, bankslip }: PaymentAnswer | PaymentStatusAnswer): boolean {
  return pix !== undefined || bankslip !== undefined;
}

/** Whether the backend has the payment of a rejected request; false when no call can tell. */
export async function hasArrived(api: Api, key: string): Promise<boolean> {
  const answer = await askUntil(api, key, (one): one is StatusReply => one.kind !== 'not-yet');
  return answer.kind === 'known';
}

async function askUntil<End extends StatusReply>(
  api: Api,
  key: string,
  isEnd: (answer: Polled) => answer is End,
  onWaiting?: () => void,
): Promise<End | { kind: 'none' }> {
  const poll = createPoll(api, key);
  for (;;) {
    const answer = await poll.ask();
    if (answer.kind === 'none' || isEnd(answer)) return answer;
    onWaiting?.();
    await new Promise((resolve) => setTimeout(resolve, poll.delay()));
  }
}

/** Queries the status once, by key or token. `unanswered` says neither that money was taken nor that it was not. */
export async function askStatus(api: Api, key: string): Promise<StatusReply> {
  try {
    const status = await api('loadPayment', { path: { token: key } });
    noteStatusCall();
    return { kind: 'known', status };
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    if (error.body.code === 'payment_not_found') {
      noteStatusCall();
      return { kind: 'none' };
    }
    // Any other 404 is a proxy's page. So is this one, once the backend has answered a status call.
    const isMissing = error.body.code === 'route_not_found' || error.status === 501;
    return { kind: isMissing && !hasStored('statusCall') ? 'unsupported' : 'unanswered' };
  }
}

/** Stores for a day that the backend has the call, so that a reload knows it. */
function noteStatusCall(): void {
  if (!hasStored('statusCall')) writeStored('statusCall', {});
}
