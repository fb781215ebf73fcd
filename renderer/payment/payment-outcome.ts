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

/** Outcome of a payment. `sent` is its key or token; without it, no payment was sent. */
export type PaymentOutcome =
  /** `purchase` is what was really paid; `isOther` means that it is not the requested payment. */
  | { kind: 'taken'; payment: TakenPayment; purchase: PurchasedPlan; isOther: boolean }
  /** Nothing was sent: the buyer has just bought another plan of the product and must confirm first. */
  | { kind: 'other-bought'; purchase: PurchasedPlan }
  /** Nothing was sent: a push to another number is open and must be refused there, or confirmed besides. */
  | { kind: 'push-open'; purchase: PurchasedPlan }
  /** Final: nothing was taken. The next try uses a new key. Of two cards, `entry` is the index of the refused one. */
  | { kind: 'refused'; code: string; method?: PaidMethod; sent?: string; entry?: number | undefined }
  /** The request was rejected. Nothing was taken, unless the error's outcome is unknown. */
  | { kind: 'rejected'; error: ApiError; sent?: string }
  /** A payment was sent, and its outcome cannot be queried. */
  | { kind: 'unknown'; sent: string }
  /** The request never arrived: the backend says so, or it never left. Nothing was taken. */
  | { kind: 'lost'; sent?: string };

/** A backend's answer that is not recorded yet. */
export interface Answered {
  kind: 'answered';
  payment: TakenPayment;
  intent: PurchaseIntent;
  /** The payment is not the requested one. */
  isOther?: boolean;
}
