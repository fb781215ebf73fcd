import type { BrowserContext, Page } from '@playwright/test';
import type { Shop } from './shops';
import { goToPayment, typeCard } from './step-page';

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

/** On the payment step with the card typed; what is sent from here on is noted. */
export async function prepareCardPayment(page: Page, shop: Shop, changes: Parameters<typeof typeCard>[2] = {}) {
  const { step, buyer } = await goToPayment(page, shop);
  await typeCard(step, shop, changes);
  return { step, buyer, sent: noteSentPayments(page.context()) };
}
