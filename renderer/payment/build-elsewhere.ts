import { unifyMethod } from '../../schemas/api/unify-method';
import type { PaymentStatusAnswer, PurchasedPlan } from '../../schemas/generated/types';
import { chargesOf } from '../session/charges-of';
import { isInPerson } from './in-person';

/**
 * Purchase record of a payment from another browser. The backend does not say who paid, and for which plan. A backend
 * that names no method leaves it to the code, else to a card.
 */
export function buildElsewhere(payment: PaymentStatusAnswer): PurchasedPlan {
  const { token, status, pix, bankslip } = payment;
  const method = unifyMethod(payment.method ?? (bankslip ? 'bankslip' : pix ? 'pix' : 'credit-card'));
  return {
    token,
    planId: '',
    planName: '',
    ...chargesOf(payment, payment),
    method,
    status: status === 'paid' ? 'paid' : isInPerson(method) ? 'noted' : 'pending',
    ...(bankslip === undefined ? {} : { bankslip }),
  };
}
