import { orderIdentity } from '../../model/money/order-identity';
import { selectCharged } from '../../model/money/select-charged';
import { selectOrder } from '../../model/money/select-order';
import type { PlanStep } from '../../model/money/select-plan-of-step';
import type { PurchasedPlan } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import { hasPaidFor, purchaseOf } from '../session/purchase-owner';
import type { Session } from '../session/session';

/** This browser's paid purchase of the step's order. A paid invoice takes no more money and shows its receipt. */
export function findPaid(checkout: CheckoutView, session: Session, step: PlanStep): PurchasedPlan | null {
  const charged = selectCharged(checkout, step.id);
  const order = charged ? { ...charged, items: [] } : selectOrder(checkout, session, step);
  const purchase = purchaseOf(session, checkout);
  return hasPaidFor(purchase, session, order?.plan, order && orderIdentity(order)) ? purchase : null;
}
