import type { BrowserContext, Page } from '@playwright/test';
import { makeGate } from './make-gate';
import type { Shop } from './shops';
import { goToPayment, type StepPage, typeCard } from './step-page';
import { expect } from './test';

declare global {
  interface Window {
    /** The browser has come to where Back leads. */
    hasGoneBack?: boolean;
  }
}

const paymentCall = /\/api\/v[12]\/(?:payment|subscription\/[^/]+\/renew)$/;

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

/**
 * Presses the button of the payment step, and Back before its answer, which the backend has given.
 *
 * @returns lets the answer come
 */
export async function goBackWhileSending(page: Page, shop: Shop, step: StepPage): Promise<() => void> {
  const gate = makeGate();
  await page.route('**/api/v2/payment', async (route) => {
    const response = await route.fetch();
    await gate.opened;
    await route.fulfill({ response });
  });
  await Promise.all([page.waitForRequest('**/api/v2/payment'), step.button.click()]);
  await step.goBack();
  const paths = shop.pathsOf(shop.query);
  await step.waitFor(paths[paths.indexOf('/payment') - 1] ?? '');
  await expect(page.locator('[data-overlay]')).toBeVisible();
  return gate.open;
}

/**
 * Has Back pressed on the payment step as the page takes the next step's address: it leads to the step before, and the
 * browser comes there when the next one is already on its way.
 *
 * @returns resolves when the browser is there
 */
export async function pressBackAround(
  page: Page,
  moment: 'before' | 'with' | 'after',
): Promise<() => Promise<unknown>> {
  await page.evaluate((when) => {
    const { pushState } = history;
    window.addEventListener(
      'popstate',
      () => {
        window.hasGoneBack = true;
      },
      { once: true },
    );
    history.pushState = (...state) => {
      history.pushState = pushState;
      if (when === 'before') history.back();
      history.pushState(...state);
      if (when === 'with') history.go(-2);
      if (when === 'after') setTimeout(() => history.go(-2));
    };
  }, moment);
  return () => page.waitForFunction(() => window.hasGoneBack === true);
}
