import { unifyMethod } from '../../schemas/api/unify-method';
import { slipMethods } from '../../schemas/generated/methods-by-trait';
import type { PurchasedPlan } from '../../schemas/generated/types';
import type { PaymentState } from '../wait/payment-state';

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
 * other ended payment counts as refused. A started trial is confirmed without a payment. One in person ends in a
 * message. An open pix has its own step; one without a code from the backend is shown here.
 */
export function selectSuccessVariant(purchase: PurchasedPlan, state: PaymentState): SuccessVariant {
  const isSlip = slipMethods.includes(unifyMethod(purchase.method));
  switch (state) {
    case 'paid':
      if (purchase.scheduled && purchase.amount === 0) return 'trial';
      return isSlip ? 'paid' : 'default';
    case 'noted':
      return 'message';
    case 'expired':
      return isSlip ? 'expired' : 'refused';
    case 'refused':
    case 'canceled':
      return 'refused';
    case 'codeless':
      return 'code';
    default:
      return isSlip ? 'slip' : 'pending';
  }
}
