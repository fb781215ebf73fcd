import { createHash } from 'node:crypto';
import { paymentPayload } from '../../schemas/api/payment-payload';

/** Digest of a payment request without card number, CVV, expiry and captcha token. */
export function fingerprintOf(call: string, target: string, body: unknown): string {
  return createHash('sha256')
    .update(paymentPayload(call, target, body))
    .digest('hex');
}
