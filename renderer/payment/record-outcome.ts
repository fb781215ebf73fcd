import type { PurchaseIntent } from '../../schemas/generated/types';
import { writeStored } from '../session/browser-storage';
import { buildPurchase } from '../session/build-purchase';
import { closeIntent, closePurchase, updateIntent } from '../session/purchase-intent';
import { isUnpaid } from '../wait/resolve-outcome';
import type { PaymentOutcome, TakenPayment } from './payment-outcome';

/**
 * Writes down what an answer of the backend means, and gives it: the record of what was taken, then its intent, which is
 * closed unless the payment still waits. A code that waits for money has no record yet.
 */
export function recordOutcome(payment: TakenPayment, intent: PurchaseIntent): PaymentOutcome {
  const { status } = payment;
  if (isUnpaid(payment)) {
    closeIntent(intent);
    const refusal = 'refusal' in payment ? payment.refusal : undefined;
    return { kind: 'refused', code: refusal?.code ?? 'processing_error' };
  }
  const purchase = buildPurchase(intent, payment);
  if (status === 'paid' || payment.pix === undefined) writeStored('PURCHASED_PLAN', purchase, intent);
  if (status === 'paid') closePurchase(intent);
  else updateIntent(intent, { state: 'pending', token: payment.token });
  return { kind: 'taken', payment, purchase, isOther: false };
}
