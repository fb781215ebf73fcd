import type { CheckoutView } from '../../renderer/checkout/checkout-view';
import { isMethodId } from '../../renderer/payment/methods/method-registry';
import type { MethodId, PaymentStepProps, PlanSummary } from '../../schemas/generated/types';

/** The plan's methods, in its order, that the brand offers and the step allows. */
export function listMethods(
  plan: PlanSummary,
  settings: CheckoutView['settings'],
  { methods: allowed }: PaymentStepProps,
): MethodId[] {
  const offered = settings.payment.methods ?? [];
  return plan.paymentMethods
    .filter((method) => offered.includes(method) && (allowed === undefined || allowed.includes(method)))
    .filter(isMethodId);
}
