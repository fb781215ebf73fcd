import type { PlanSummary, PurchasedPlan } from '../../schemas/generated/types';
import type { Session } from '../session/session';

export interface PurchaseRecord {
  plan: PlanSummary;
  method: PurchasedPlan['method'];
  installments?: number | undefined;
}

/** What the success screens show, and what holds a second payment for the same thing back. */
export function buildPurchase(
  { plan, method, installments }: PurchaseRecord,
  token: string,
  status: PurchasedPlan['status'],
  session: Session,
): PurchasedPlan {
  return {
    token,
    planId: plan.id,
    planName: plan.planName,
    amount: plan.amount,
    currency: plan.currency as PurchasedPlan['currency'],
    ...(installments === undefined ? {} : { installments }),
    method,
    status,
    email: maskEmail(session.email),
    payer: session.leadId ?? '',
  };
}

/** `maria@exemplo.com` → `m****@exemplo.com`: enough to recognise, for the success screen after a reload. */
function maskEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1****');
}
