import type { Change } from './change';
import type { PaymentChange } from './list-payments';

/** Categories that a reviewer must check first, in this order. */
export const riskCategories = ['MONEY', 'LEGAL', 'ROUTING', 'TRACKING'] as const;
export type RiskCategory = (typeof riskCategories)[number];

/** A change that would cost more than a wrong picture if it is a mistake. */
export interface Risk extends Change {
  category: RiskCategory;
  /** Installments that buyers see; only for what decides them. */
  payments?: PaymentChange | undefined;
}
