import type { MethodId, PaymentMethod, PlanSummary } from '../../../schemas/generated/types';
import type { CheckoutView } from '../../checkout/checkout-view';
import { isMethodId } from '../methods/method-registry';

/**
 * The plan's methods, in its order, that the brand offers, that have a form and that the step allows.
 *
 * @param allowed what the props of the step allow; all where they say nothing
 */
export function listMethods(
  plan: PlanSummary,
  settings: CheckoutView['settings'],
  allowed: readonly PaymentMethod[] | undefined,
): MethodId[] {
  const offered = settings.payment.methods ?? [];
  return plan.paymentMethods
    .filter((method) => offered.includes(method) && (allowed === undefined || allowed.includes(method)))
    .filter(isMethodId);
}
