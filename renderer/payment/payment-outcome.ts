import type { ApiError, PaymentAnswer, PaymentStatusAnswer, PurchasedPlan } from '../../schemas/generated/types';

/** A payment that the backend has: paid, or waiting for money. */
export type TakenPayment = PaymentAnswer | PaymentStatusAnswer;

export type PaymentOutcome =
  /** `purchase` tells what was really paid; `isOther` that it is not the payment that was asked for just now. */
  | { kind: 'taken'; payment: TakenPayment; purchase: PurchasedPlan; isOther: boolean }
  /** Nothing was sent: the buyer has just bought another plan of the product, and has not been asked about that purchase. */
  | { kind: 'other-bought'; purchase: PurchasedPlan }
  /** Final: nothing was taken; the next try takes a new key. */
  | { kind: 'refused'; code: string }
  /** The request was not accepted; nothing was taken, unless its error says that it is not known. */
  | { kind: 'rejected'; error: ApiError }
  /** The request never arrived, as the backend says: nothing was taken; the next try takes the same key. */
  | { kind: 'lost' };

/** A payment was sent and nothing can tell what became of it. */
export const notKnown: ApiError = { code: 'payment_in_progress', retryable: false, outcome: 'unknown' };

/** Whether the payment waits for a pix or a slip to be paid. */
export function hasCode({ pix, bankslip }: TakenPayment): boolean {
  return pix !== undefined || bankslip !== undefined;
}

/** A pix, slip or redirect waits for the buyer; a card that is pending without one is still being processed. */
export function isSettled(payment: PaymentStatusAnswer): boolean {
  return payment.status !== 'pending' || hasCode(payment) || payment.redirect !== undefined;
}
