import type { PaymentAnswer, PaymentStatusAnswer, PurchasedPlan, PurchaseIntent } from '../../schemas/generated/types';
import { chargesOf } from './charges-of';

/**
 * What the success screens show, and what holds a second payment for the same thing back. It tells of the payment that
 * was sent, which is not always the one that is on the screen by now.
 *
 * @param payment answer of the backend, which has the last word on the amounts where it states them
 */
export function buildPurchase(intent: PurchaseIntent, payment: PaymentAnswer | PaymentStatusAnswer): PurchasedPlan {
  const { planId, planName, planType, order, installments, method, email, buyer, search, payer, productCode, area } =
    intent;
  return {
    token: payment.token,
    planId,
    planName,
    ...(planType === undefined ? {} : { planType }),
    ...(order === undefined ? {} : { order }),
    ...chargesOf(intent, payment),
    ...(installments === undefined ? {} : { installments }),
    method,
    status: payment.status === 'paid' ? 'paid' : 'pending',
    ...savedCardsOf(payment),
    ...targetOf(payment),
    ...besidesOf(intent),
    ...(payment.bankslip === undefined ? {} : { bankslip: payment.bankslip }),
    ...(email === undefined ? {} : { email }),
    ...(buyer === undefined ? {} : { buyer }),
    ...(search === undefined ? {} : { search }),
    payer,
    productCode,
    area,
  };
}

/** Nobody takes a code back: its buyer has to know not to pay it any more. The stored record allows these two. */
function besidesOf({ besides = [] }: PurchaseIntent): Pick<PurchasedPlan, 'besides'> {
  const open = (['pix', 'bankslip'] as const).filter((method) => besides.some((one) => one.method === method));
  return open.length === 0 ? {} : { besides: open };
}

/**
 * What is paid at once leads on to where its answer says. Before, and in the answer to a question for its status, that is
 * where the buyer finishes paying.
 */
function targetOf(payment: PaymentAnswer | PaymentStatusAnswer): Pick<PurchasedPlan, 'redirect'> {
  const isAnswer = !('amount' in payment) && payment.status === 'paid';
  return isAnswer && payment.redirect !== undefined ? { redirect: payment.redirect } : {};
}

/** An answer to a question for the status tells no saved card. */
function savedCardsOf(payment: PaymentAnswer | PaymentStatusAnswer): Pick<PurchasedPlan, 'paymentProfileIds'> {
  const saved = 'paymentProfileIds' in payment ? payment.paymentProfileIds : [];
  return saved.length === 0 ? {} : { paymentProfileIds: saved };
}

/** `maria@exemplo.com` → `m****@exemplo.com`: enough to recognise, for the success screen after a reload. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1****');
}
