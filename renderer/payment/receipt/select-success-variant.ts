import { unifyMethod } from '../../../schemas/api/unify-method';
import { codeStepMethods, slipMethods } from '../../../schemas/generated/methods-by-trait';
import type { PaymentStatusAnswer, PurchasedPlan } from '../../../schemas/generated/types';

export type SuccessVariant =
  | 'default'
  | 'message'
  | 'trial'
  | 'slip'
  | 'code'
  | 'paid'
  | 'pending'
  | 'refused'
  | 'expired';

/**
 * Spec 2: the variant depends on the payment method. A paid bankslip and an ended one have their own variants. Any
 * other ended payment counts as refused. A started trial is confirmed without a payment. One in person ends in a message. An open pix has its own step;
 * one without a code from the backend is shown here.
 */
export function selectSuccessVariant(purchase: PurchasedPlan, status: PaymentStatusAnswer | undefined): SuccessVariant {
  const method = unifyMethod(purchase.method);
  const isSlip = slipMethods.includes(method);
  if (purchase.status === 'paid' && purchase.scheduled && purchase.amount === 0) return 'trial';
  if (purchase.status === 'paid') return isSlip ? 'paid' : 'default';
  if (purchase.status === 'noted' && !status) return 'message';
  switch (status?.status) {
    case 'expired':
      return isSlip ? 'expired' : 'refused';
    case 'refused':
    case 'canceled':
      return 'refused';
    default:
      if (isSlip) return 'slip';
      return codeStepMethods.includes(method) && status && !status.pix ? 'code' : 'pending';
  }
}
