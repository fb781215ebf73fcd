import { buildPurchase } from '../session/build-purchase';
import { closeIntent, closePurchase, updateIntent } from '../session/purchase-intent';
import { isFinished } from '../session/purchase-owner';
import { writePurchase } from '../session/write-purchase';
import { isUnpaid } from '../wait/is-unpaid';
import type { Answered, PaymentOutcome } from './payment-outcome';
import { withSentCards } from './sent-cards';

/**
 * Stores a backend's answer and returns its outcome: first the record, then the intent, which closes unless the payment
 * waits. An unpaid code has no record yet. An outcome without an answer is returned as it is.
 */
export function recordOutcome(found: Answered | PaymentOutcome): PaymentOutcome {
  if (found.kind !== 'answered') return found;
  const { payment, intent, isOther = false } = found;
  const { status, token } = payment;
  if (isUnpaid(payment)) {
    closeIntent(intent);
    const { code = 'processing_error', entry } = ('refusal' in payment && payment.refusal) || {};
    return { kind: 'refused', code, method: intent.method, sent: token, entry };
  }
  const purchase = withSentCards(buildPurchase(intent, payment), intent);
  if (status === 'paid' || payment.pix === undefined) writePurchase(purchase, intent);
  if (isFinished(purchase)) closePurchase(intent);
  else updateIntent(intent, { state: 'pending', token });
  return { kind: 'taken', payment, purchase, isOther };
}
