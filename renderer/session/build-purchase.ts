import type { FieldValues } from 'react-hook-form';
import { inPersonMethods, phoneMethods } from '../../schemas/generated/methods-by-trait';
import type {
  PaidMethod,
  PaymentAnswer,
  PaymentStatusAnswer,
  PurchasedPlan,
  PurchaseIntent,
} from '../../schemas/generated/types';
import { chargesOf } from './charges-of';
import { fingerprintOf } from './fingerprint-of';
import { openKindOf } from './open-kind';

/** Parts of the intent that the record keeps as they are. */
const keptParts = [
  'planId',
  'planName',
  'planType',
  'order',
  'items',
  'installments',
  'method',
  'points',
  'email',
  'phone',
  'buyer',
  'search',
  'payer',
  'productCode',
  'area',
] as const;

/**
 * Builds the record that success screens show and that prevents a second payment. It describes the payment that was
 * sent, which may differ from the one on screen.
 *
 * @param payment backend's answer; its amounts win where it states them
 */
export function buildPurchase(intent: PurchaseIntent, payment: PaymentAnswer | PaymentStatusAnswer): PurchasedPlan {
  const { token, bankslip } = payment;
  const parts = keptParts.flatMap((part) => (intent[part] === undefined ? [] : [[part, intent[part]] as const]));
  return {
    ...(Object.fromEntries(parts) as Pick<PurchaseIntent, (typeof keptParts)[number]>),
    token,
    ...chargesOf(intent, payment),
    status: statusOf(payment, intent.method),
    ...savedCardsOf(payment),
    ...targetOf(payment),
    ...besidesOf(intent),
    eventId: ('eventId' in payment && payment.eventId) || eventIdOf(intent.key),
    ...(bankslip && { bankslip }),
  };
}

/** Id of a payment's event in analytics. The key stays here: it opens the payment. */
export function eventIdOf(key: string): string {
  return fingerprintOf(key);
}

/** A payment in person waits for the seller, not for this browser. */
function statusOf(
  { status }: Pick<PaymentStatusAnswer, 'status'> | PaymentAnswer,
  method: PurchaseIntent['method'],
): PurchasedPlan['status'] {
  if (status === 'paid') return 'paid';
  return inPersonMethods.includes(method) ? 'noted' : 'pending';
}

/** Earlier payments that can still be made, so the buyer must learn not to make them. */
function besidesOf({ besides = [] }: PurchaseIntent): Pick<PurchasedPlan, 'besides'> {
  const open = [...new Set(besides.map(({ method }) => openKindOf(method)))];
  return open.length === 0 ? {} : { besides: open };
}

/**
 * For a payment taken at once, the answer's redirect is the next page. Before that, and in status answers, it is where
 * the buyer finishes paying.
 */
function targetOf(payment: PaymentAnswer | PaymentStatusAnswer): Pick<PurchasedPlan, 'redirect'> {
  const isAnswer = !('amount' in payment) && payment.status === 'paid';
  return isAnswer && payment.redirect !== undefined ? { redirect: payment.redirect } : {};
}

/** A status answer contains no saved card. */
function savedCardsOf(payment: PaymentAnswer | PaymentStatusAnswer): Pick<PurchasedPlan, 'paymentProfileIds'> {
  const saved = 'paymentProfileIds' in payment ? payment.paymentProfileIds : [];
  return saved.length === 0 ? {} : { paymentProfileIds: saved };
}

/** `maria@exemplo.com` → `m****@exemplo.com`: recognisable on the success screen after a reload. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1****');
}

/**
 * Number in E.164 that a payment's push goes to, from the typed one; undefined for a method that sends none. The form's rule allows only
 * Mozambican numbers.
 */
export function pushPhone(method: PaidMethod, { phone }: FieldValues): string | undefined {
  if (!phoneMethods.includes(method) || typeof phone !== 'string') return undefined;
  return `+258${phone.replace(/\D/g, '').slice(-9)}`;
}
