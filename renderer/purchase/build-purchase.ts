import type { PaymentAnswer, PaymentStatusAnswer, PurchasedPlan, PurchaseIntent } from '../../schemas/generated/types';

/**
 * What the success screens show, and what holds a second payment for the same thing back. It tells of the payment that
 * was sent, which is not always the one that is on the screen by now.
 *
 * @param payment answer of the backend, which has the last word on the amount where it states one
 */
export function buildPurchase(intent: PurchaseIntent, payment: PaymentAnswer | PaymentStatusAnswer): PurchasedPlan {
  const { planId, planName, amount, currency, installments, method, email, payer, productCode, area } = intent;
  return {
    token: payment.token,
    planId,
    planName,
    ...('amount' in payment ? { amount: payment.amount, currency: payment.currency } : { amount, currency }),
    ...(installments === undefined ? {} : { installments }),
    method,
    status: payment.status === 'paid' ? 'paid' : 'pending',
    ...(payment.bankslip === undefined ? {} : { bankslip: payment.bankslip }),
    ...(email === undefined ? {} : { email }),
    payer,
    productCode,
    area,
  };
}

/** `maria@exemplo.com` → `m****@exemplo.com`: enough to recognise, for the success screen after a reload. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1****');
}
