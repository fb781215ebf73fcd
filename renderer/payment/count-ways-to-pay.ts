import { findPayingSteps, type Step } from '../../model/flow/resolve-step';
import { selectOrder } from '../../model/money/select-order';
import { typedCardMethods } from '../../schemas/generated/methods-by-trait';
import type { PaymentMethod } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import type { Session } from '../session/session';
import { listMethods, listUpsellMethods } from './list-methods';

/**
 * Number of methods on the flow's paying step, which a waiting step leads back to: a button may promise another way only
 * if there are two. 0 in a flow without such a step, 1 while its order is unknown.
 */
export function countWaysToPay(checkout: CheckoutView, session: Session): number {
  const { flow, manifests, sells } = checkout;
  const { paymentStepId } = findPayingSteps(flow, manifests, sells);
  const step = flow.steps.find(({ id }) => id === paymentStepId);
  return step ? countMethodsOf(step, checkout, session) : 0;
}

/** Number of methods that the buyer finds on a step that takes money: none for a free order. */
export function countMethodsOf(step: Step, checkout: CheckoutView, session: Session): number {
  const allowed = step.props && 'methods' in step.props ? (step.props.methods as PaymentMethod[]) : undefined;
  const order = selectOrder(checkout, session, step);
  if (!order) return 1;
  if (order.total === 0) return 0;
  if (checkout.sells === 'upsell') return listUpsellMethods(order, checkout, session, allowed).length;
  const offered = listMethods(order, checkout.settings, allowed);
  // A custom offer is paid by a card that is typed for it.
  return checkout.charges[step.id] === 'custom-offer'
    ? offered.filter((method) => typedCardMethods.includes(method)).length
    : offered.length;
}
