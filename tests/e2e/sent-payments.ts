import type { BrowserContext } from '@playwright/test';

const paymentCall = /\/api\/v[12]\/payment$/;

/** The payment requests that the pages of a context send, with their keys. */
export interface SentPayments {
  /** `Idempotency-Key` of each, in order. */
  keys: string[];
}

/** Notes every payment request of a context from now on. */
export function noteSentPayments(context: BrowserContext): SentPayments {
  const sent: SentPayments = { keys: [] };
  context.on('request', (request) => {
    if (request.method() === 'POST' && paymentCall.test(new URL(request.url()).pathname)) {
      sent.keys.push(request.headers()['idempotency-key'] ?? '');
    }
  });
  return sent;
}
