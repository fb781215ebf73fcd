import type { OfferId } from '../../../../model/flow/resolve-step';
import type { PurchasedPlan } from '../../../../schemas/generated/types';
import type { OpenKind } from '../../open-kind';

export interface PurchaseFields {
  /** Each offer's purchase, paid or waiting for money. */
  purchases: Readonly<Record<OfferId, PurchasedPlan | null>>;
  /** Token of the payment in the URL, made in another browser. It is shown but not stored. */
  elsewhere: string | null;
  /** Where the buyer left a payment that can still be confirmed. */
  unanswered: OpenKind | null;
}

export interface PurchasePatch {
  /** Purchase of the offer that the step sells. */
  purchase?: PurchasedPlan;
  /** Token of a finished or abandoned purchase, to be removed. A later purchase from another tab stays. */
  letGo?: string | undefined;
  /** The abandoned purchase can still be confirmed. */
  isUnanswered?: boolean;
}

export const emptyPurchase: PurchaseFields = {
  purchases: { main: null, upsell: null },
  elsewhere: null,
  unanswered: null,
};
