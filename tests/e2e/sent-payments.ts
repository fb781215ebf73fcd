import type { BrowserContext, Page } from '@playwright/test';
import { vaultAddresses } from '../../model/card-vaults';
import { methodTraits } from '../../schemas/generated/method-traits';
import { makeCard, makeMobile, type Values } from './buyer';
import { makeGate } from './make-gate';
import { findShop, hasTwoCards, type OutcomeCell } from './outcome-cells';
import { type Shop, shops } from './shops';
import { goToPayment, type StepPage, typeCard } from './step-page';
import { expect } from './test';

declare global {
  interface Window {
    /** The browser has arrived at the target of Back. */
    hasGoneBack?: boolean;
  }
}

const paymentCall = /\/api\/v[12]\/(?:payment|subscription\/[^/]+\/renew)$/;

/** Payment requests of a context's pages, with their keys. */
export interface SentPayments {
  /** `Idempotency-Key` of each, in order. */
  keys: string[];
  /** Amounts of the parts of each, in minor units. */
  parts: number[][];
}

/** Records every payment request of a context from now on. */
export function noteSentPayments(context: BrowserContext): SentPayments {
  const sent: SentPayments = { keys: [], parts: [] };
  context.on('request', (request) => {
    if (request.method() === 'POST' && paymentCall.test(new URL(request.url()).pathname)) {
      sent.keys.push(request.headers()['idempotency-key'] ?? '');
      const { paymentMethods = [] } = (request.postDataJSON() ?? {}) as { paymentMethods?: { amount: number }[] };
      sent.parts.push(paymentMethods.map(({ amount }) => amount));
    }
  });
  return sent;
}

/** Opens the payment step with the card typed. Records the payments from here on. */
export async function prepareCardPayment(page: Page, shop: Shop, changes: Parameters<typeof typeCard>[2] = {}) {
  const { step, buyer } = await goToPayment(page, shop);
  await typeCard(step, shop, changes);
  return { step, buyer, sent: noteSentPayments(page.context()) };
}

/** Method that one link offers. */
export type Way = Pick<OutcomeCell, 'method' | 'shop' | 'search' | 'types'>;

/** Methods that charge typed cards at once. */
const cardWays: readonly Way[] = (['credit-card', 'debit-card', 'credit-card+credit-card'] as const).map((method) => ({
  method,
  ...findShop(method),
}));

/** The same by brands whose cards go to a provider: each way of a card, and each provider. */
export const vaultWays: readonly Way[] = (['pagarme', 'mercadopago'] as const).flatMap((provider) =>
  (['credit-card', 'credit-card+credit-card'] as const).flatMap((method) => {
    const isOf = ({ settings: { payment } }: Shop) =>
      payment.vault?.kind === 'fetch' && payment.vault.provider === provider;
    const isOffered = shops.some((shop) => isOf(shop) && shop.offers(method));
    return isOffered ? [{ method, ...findShop(method, isOf) }] : [];
  }),
);

const vaultPaths = vaultAddresses.map((address) => new URL(address).pathname);

/** Whether a card is sent to a provider's token endpoint. */
export const isVaultAddress = ({ pathname }: URL) => vaultPaths.includes(pathname);

/** Every way that charges typed cards at once, whoever takes them. */
export const chargedWays: readonly Way[] = [...cardWays, ...vaultWays];

/** Opens the payment step with a method chosen and filled in. Records the payments from here on. */
export async function preparePayment(page: Page, way: Way) {
  const { step, buyer } = await goToPayment(page, way.shop, way.search);
  await chooseMethod(step, way);
  return { step, buyer, sent: noteSentPayments(page.context()) };
}

/** Chooses the method of the payment step and fills it in. */
export async function chooseMethod(step: StepPage, way: Way): Promise<void> {
  if ((await step.field('method').first().getAttribute('type')) !== 'hidden') await step.choose(way.method);
  await typeMethod(step, way);
}

/** Types what the method asks for; `types` goes into the fields of the last card. */
export async function typeMethod(step: StepPage, { method, shop, types = {} }: Omit<Way, 'search'>): Promise<void> {
  if (methodTraits[method].isCard) {
    await expect(step.field('cardNumber')).toBeVisible();
    const card = (changes: Values, prefix = '') =>
      Object.fromEntries(Object.entries(makeCard(changes)).map(([name, value]) => [prefix + name, value]));
    await step.type(hasTwoCards(method) ? { ...card({}), ...card(types, 'card2.') } : card(types));
    await expect(step.field(hasTwoCards(method) ? 'card2.cardCompany' : 'cardCompany')).not.toHaveValue('');
  }
  await step.answer(shop);
  if ((await step.field('phone').count()) > 0) await step.type({ phone: makeMobile() });
}

/** Types the security codes, which no error keeps. */
export async function typeCodes(step: StepPage, { method }: Way): Promise<void> {
  await step.type({ cardCvv: '737', ...(hasTwoCards(method) && { 'card2.cardCvv': '737' }) });
}

/**
 * Presses the payment button, then Back before the answer arrives. The backend has already answered.
 *
 * @returns releases the answer
 */
export async function goBackWhileSending(page: Page, shop: Shop, step: StepPage): Promise<() => void> {
  const gate = makeGate();
  await page.route('**/api/v*/payment', async (route) => {
    const response = await route.fetch();
    await gate.opened;
    await route.fulfill({ response });
  });
  await Promise.all([page.waitForRequest('**/api/v*/payment'), step.button.click()]);
  await step.goBack();
  const paths = shop.pathsOf(shop.query);
  await step.waitFor(paths[paths.indexOf('/payment') - 1] ?? '');
  await expect(page.locator('[data-overlay]')).toBeVisible();
  return gate.open;
}

/**
 * Presses Back at the moment when the page takes the next step's URL. Back leads to the step before, while the next one
 * is already loading.
 *
 * @returns resolves when the browser has arrived
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
