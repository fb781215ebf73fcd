import { isMethodId } from '../../renderer/methods/method-registry';
import type { CheckoutView } from '../../renderer/page/checkout-view';
import { payerOf } from '../../renderer/session/payer-of';
import type { Session } from '../../renderer/session/session';
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

/** This browser has already paid for this plan, for this lead or before the lead was forgotten. */
export function isAlreadyPaid(session: Session, plan: PlanSummary): boolean {
  const { purchase, leadId } = session;
  const isByLead = leadId === null || purchase?.payer === payerOf(session);
  return purchase?.status === 'paid' && purchase.planId === plan.id && isByLead;
}
