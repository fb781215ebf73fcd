import type { PaymentStatusAnswer, PurchasedPlan } from '../../schemas/generated/types';

/**
 * What can be shown of a payment that another browser has made: what the backend tells of it, which is nothing of who paid. The
 * plan is not known, nor how it was paid where no code is there: the answer names no method, only `pix` or `bankslip`.
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
