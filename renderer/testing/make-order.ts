import type { OfferedPlan } from '../../model/money/offered-plan';
import { type Order, selectOrder } from '../../model/money/select-order';
import { makeCheckoutView } from './make-checkout-view';
import { makePlanSummary } from './make-plan-summary';
import { makeSession } from './make-session';

/** The order of a payment step that sells this plan. */
export function makeOrder(plan: OfferedPlan = makePlanSummary(), changes: Partial<Order> = {}): Order {
  const order = selectOrder({ ...makeCheckoutView(), plans: [plan] }, makeSession(), { id: 'payment' });
  if (!order) throw new RangeError('the page has no order');
  return { ...order, ...changes };
}
