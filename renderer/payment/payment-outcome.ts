import { inPersonMethods, phoneMethods } from '../../schemas/generated/methods-by-trait';
import type {
  ApiError,
  PaidMethod,
  PaymentAnswer,
  PaymentStatusAnswer,
  PurchasedPlan,
  PurchaseIntent,
} from '../../schemas/generated/types';

/** A payment that the backend has: paid, or waiting for money. */
export type TakenPayment = PaymentAnswer | PaymentStatusAnswer;

/** Outcome of a payment. Without a reference, no payment was sent. */
export type PaymentOutcome =
  /** `purchase` is what was really paid; `isOther` means that it is not the requested payment. */
  | { kind: 'taken'; payment: TakenPayment; purchase: PurchasedPlan; isOther: boolean }
  /** Nothing was sent: the buyer has just bought another plan of the product and must confirm first. */
  | { kind: 'other-bought'; purchase: PurchasedPlan }
  /** Nothing was sent: a push to another number is open and must be refused there, or confirmed besides. */
  | { kind: 'push-open'; purchase: PurchasedPlan }
  /** Final: nothing was taken. The next try uses a new key. Of two cards, `entry` is the index of the refused one. */
  | { kind: 'refused'; code: string; method?: PaidMethod; reference?: string; entry?: number | undefined }
  /** The request was rejected. Nothing was taken, unless the error's outcome is unknown. */
  | { kind: 'rejected'; error: ApiError; reference?: string }
  /** The request never arrived: the backend says so, or it never left. Nothing was taken. */
  | { kind: 'lost'; reference?: string };

/** A payment was sent, and its outcome cannot be queried. */
export const notKnown: ApiError = { code: 'payment_in_progress', retryable: false, outcome: 'unknown' };

/** Whether the payment waits for a pix or a slip to be paid. */
export function hasCode({ pix, bankslip }: TakenPayment): boolean {
  return pix !== undefined || bankslip !== undefined;
}

/**
 * Whether a payment has a final state for this page. A pix, slip or redirect waits for the buyer, one in person for the
 * seller, one on the phone for the waiting step. A pending card without a redirect is still processing.
 */
export function settledFor({ method }: Pick<PurchaseIntent, 'method'>): (payment: PaymentStatusAnswer) => boolean {
  const waitsElsewhere = inPersonMethods.includes(method) || phoneMethods.includes(method);
  return (payment) =>
    waitsElsewhere || payment.status !== 'pending' || hasCode(payment) || payment.redirect !== undefined;
}
