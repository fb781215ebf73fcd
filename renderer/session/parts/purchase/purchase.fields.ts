import type { OfferId } from '../../../../model/flow/selling-steps';
import type { PurchasedPlan } from '../../../../schemas/generated/types';

export interface PurchaseFields {
  /** What was bought, or waits for money, of each offer of the page. */
  purchases: Readonly<Record<OfferId, PurchasedPlan | null>>;
  /** Token of the payment that the address names and another browser has made: it is shown, and nothing of it is stored. */
  elsewhere: string | null;
}

export interface PurchasePatch {
  /** Of the offer that the step sells. */
  purchase?: PurchasedPlan;
  /** Token of a purchase that is over, or that the buyer has let go: it is forgotten; what another tab has bought since is not. */
  letGo?: string | undefined;
}

export const emptyPurchase: PurchaseFields = { purchases: { main: null, upsell: null }, elsewhere: null };
