import { unifyMethod } from '../../../schemas/api/unify-method';
import { codeStepMethods, slipMethods } from '../../../schemas/generated/methods-by-trait';
import type { PaymentStatusAnswer, PurchasedPlan } from '../../../schemas/generated/types';

export type SuccessVariant = 'default' | 'trial' | 'slip' | 'code' | 'paid' | 'pending' | 'refused' | 'expired';

/**
 * Spec 2: the variant by how it was paid; a bankslip that has been paid says so, one that is over as well. What else is over
 * was refused, whatever ended it. A trial that has begun is confirmed, and nothing was paid.
 * An open pix has its own step: one that is
 * here, and that the backend gives no code of, says so.
 */
export function selectSuccessVariant(purchase: PurchasedPlan, status: PaymentStatusAnswer | undefined): SuccessVariant {
  const method = unifyMethod(purchase.method);
  const isSlip = slipMethods.includes(method);
  if (purchase.status === 'paid' && purchase.scheduled && purchase.amount === 0) return 'trial';
  if (purchase.status === 'paid') return isSlip ? 'paid' : 'default';
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
