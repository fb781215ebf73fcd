import { orderCodeOf } from '../../schemas/api/order-code';
import type { PurchaseIntent } from '../../schemas/generated/types';
import { buildPurchase } from '../session/build-purchase';
import { closeIntent, closePurchase, updateIntent } from '../session/purchase-intent';
import { isFinished } from '../session/purchase-owner';
import { writePurchase } from '../session/write-purchase';
import { isUnpaid } from '../wait/is-unpaid';
import type { PaymentOutcome, TakenPayment } from './payment-outcome';
import { withSentCards } from './sent-cards';

/**
 * Stores and returns the outcome of a backend's answer: first the record, then the intent, which closes unless the
 * payment waits. An unpaid code has no record yet.
 */
export function recordOutcome(payment: TakenPayment, intent: PurchaseIntent): PaymentOutcome {
  const { status } = payment;
  if (isUnpaid(payment)) {
    closeIntent(intent);
    const refusal = 'refusal' in payment ? payment.refusal : undefined;
    const { code = 'processing_error', entry } = refusal ?? {};
    const reference = orderCodeOf(payment.token);
    return { kind: 'refused', code, method: intent.method, reference, ...(entry === undefined ? {} : { entry }) };
  }
  const purchase = withSentCards(buildPurchase(intent, payment), intent);
  if (status === 'paid' || payment.pix === undefined) writePurchase(purchase, intent);
  if (isFinished(purchase)) closePurchase(intent);
  else updateIntent(intent, { state: 'pending', token: payment.token });
  return { kind: 'taken', payment, purchase, isOther: false };
}
