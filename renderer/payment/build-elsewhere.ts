import type { PaymentStatusAnswer, PurchasedPlan } from '../../schemas/generated/types';

/**
 * Purchase record of a payment from another browser. The backend does not say who paid. Plan and method are unknown,
 * except for a code: the answer names `pix` or `bankslip` only.
 */
export function buildElsewhere(payment: PaymentStatusAnswer): PurchasedPlan {
  const { token, status, amount, currency, scheduled, pix, bankslip } = payment;
  return {
    token,
    planId: '',
    planName: '',
    amount,
    currency,
    ...(scheduled === undefined ? {} : { scheduled }),
    method: bankslip ? 'bankslip' : pix ? 'pix' : 'credit-card',
    status: status === 'paid' ? 'paid' : 'pending',
    ...(bankslip === undefined ? {} : { bankslip }),
  };
}
