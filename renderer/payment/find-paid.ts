import { orderIdentity, selectOrder } from '../../model/money/select-order';
import type { PlanStep } from '../../model/money/select-plan-of-step';
import { selectCharged } from '../../model/money/select-plan-of-step';
import type { PurchasedPlan } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import { hasPaidFor, purchaseOf } from '../session/purchase-owner';
import type { Session } from '../session/session';

/**
 * This browser's paid purchase of the step's order. A paid invoice takes no more money and shows its receipt. So does an
 * upgrade or an offer that the backend offers no more, because it is paid.
 */
export function findPaid(checkout: CheckoutView, session: Session, step: PlanStep): PurchasedPlan | null {
  const purchase = purchaseOf(session, checkout);
  const charged = selectCharged(checkout, step.id);
  const order = charged ? { ...charged, items: [] } : selectOrder(checkout, session, step);
  const plan = order?.plan ?? (charged && purchase ? { id: purchase.planId } : undefined);
  return hasPaidFor(purchase, session, plan, order && orderIdentity(order)) ? purchase : null;
}
