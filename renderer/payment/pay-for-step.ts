import { checkRedirect, redirectHosts } from '../../model/check-redirect';
import { withoutVisit } from '../../model/location/clean-query';
import { currencyOf, formatAmount } from '../../model/money/format-amount';
import { orderIdentity } from '../../model/money/order-identity';
import { extrasAmount, type OrderItem, profilesOf } from '../../model/money/order-items';
import { type Order, orderPayableBy } from '../../model/money/select-order';
import { listOffered } from '../../model/money/select-plan-of-step';
import { withAmount } from '../../model/money/with-amount';
import { maskPhone } from '../../schemas/api/mask-phone';
import { codeMethods, typedCardMethods } from '../../schemas/generated/methods-by-trait';
import type { PaymentMethod, PurchasedPlan } from '../../schemas/generated/types';
import { loadApi } from '../api/call-api';
import type { CheckoutView } from '../checkout/checkout-view';
import type { PaymentEntries, StepContext } from '../contract/step-contract';
import type { FormError, StepResult } from '../contract/step-result';
import { report } from '../report/report';
import { maskEmail } from '../session/build-purchase';
import { readIntent } from '../session/purchase-intent';
import { buyerOf, isSamePurchase, ownerOf, purchaseOf } from '../session/purchase-owner';
import type { SessionPatch } from '../session/session';
import { buildDataPix } from './build-data-pix';
import { buildPaymentRequest } from './build-payment-request';
import { buildRenewCall } from './build-renew-call';
import { describeRefusal } from './describe-refusal';
import { cardsOfEntries, chargesOfEntries } from './entries-of-purchase';
import { fieldsAtFault, isAboutBuyer, isAboutDocument, isAboutSavedCard, isAboutSavedCvv } from './fields-at-fault';
import { nameEntries } from './name-entries';
import { pay, resumePayment } from './pay';
import type { PaymentOutcome } from './payment-outcome';

export interface StepPurchase {
  /** Order of the step. With a method that can be charged later, a trial comes first and nothing is due today. */
  order: Order;
  method: PaymentMethod;
  /** Order, adapted to the method → entries of the request. */
  buildEntries: (order: Order) => PaymentEntries;
  document: string | undefined;
  /** Number that a push goes to, in E.164. */
  phone?: string | undefined;
}

/** Pays the step's order: sends the request under its key, and maps the outcome to a step result. */
export async function payForStep<Props>(context: StepContext<Props>, purchase: StepPurchase): Promise<StepResult> {
  // Runs before the payment: a page from an outdated build reloads while nothing is sent yet. The calls report any
  // other failure.
  await loadApi(true).catch(() => undefined);
  const { checkout, session, step } = context;
  const { method, document, phone } = purchase;
  const order = orderPayableBy(purchase.order, method);
  const entries = purchase.buildEntries(order);
  const { plan, amount, later, currency, call } = order;
  const parts = { checkout, order, entries: nameEntries(checkout, entries), document };
  const identity = orderIdentity(order);
  const outcome = await pay(
    {
      ...(order.kind === 'renewal'
        ? buildRenewCall({ ...parts, stepId: step.id })
        : {
            call: call === 'v1' ? 'createPaymentV1' : 'createPaymentV2',
            request: buildPaymentRequest({ ...parts, session, phone }),
          }),
      subject: {
        ...buyingOf(context),
        planId: plan.id,
        planName: plan.planName,
        planType: plan.planType,
        ...(identity === undefined ? {} : { order: identity }),
        amount,
        ...chargesOfEntries(order, entries),
        currency,
        ...(later === undefined ? {} : { scheduled: later }),
        method,
        email: maskEmail(session.email),
        ...(phone === undefined ? {} : { phone: maskPhone(phone) }),
        search: withoutVisit(checkout.search),
        stepId: step.id,
      },
    },
    context,
  );
  return toResult(outcome, context, patchDocument(outcome, document), { order, entries });
}

/**
 * After a reload during a payment, continues with its outcome. After a return from the bank, goes to the waiting step,
 * or shows the refusal and ends the payment. Undefined when no payment is open.
 */
export function resumeForStep<Props>(context: StepContext<Props>): Promise<StepResult | undefined> | undefined {
  const intent = readIntent(ownerOf(context.checkout));
  const isOwn = intent?.stepId === context.step.id && isSamePurchase(intent, buyingOf(context));
  // A waiting payment that is now paid already has a receipt. A buyer on this step wants to buy again.
  const purchase = purchaseOf(context.session, context.checkout);
  const isOver = purchase?.status === 'paid' && purchase.token === intent?.token;
  if (!isOwn || isOver) return undefined;
  return resumePayment(intent, context).then((outcome) => {
    // Only a waiting payment has a record that a refusal must end.
    const isEnded = outcome?.kind === 'refused' && intent.state === 'pending';
    return outcome && toResult(outcome, context, isEnded ? { letGo: intent.token } : {});
  });
}

/**
 * Keeps the document of a payment that was taken. Forgets one that the backend rejects, so that its field is shown
 * again.
 */
function patchDocument(outcome: PaymentOutcome, document: string | undefined): SessionPatch {
  if (outcome.kind === 'taken') return document === undefined ? {} : { document };
  return outcome.kind === 'rejected' && isAboutDocument(outcome.error) ? { document: null } : {};
}

/** Buyer and product of a payment. Nobody continues another buyer's payment, or one for another product. */
function buyingOf<Props>({ checkout, session }: StepContext<Props>) {
  return { ...ownerOf(checkout), ...buyerOf(session) };
}

type TakenOutcome = Extract<PaymentOutcome, { kind: 'taken' }>;

/** Selects the method with a card form. */
const typedCard = { method: typedCardMethods[0] ?? '' };

/** Payment that was sent; absent when the buyer has not pressed. */
interface PressedPayment {
  order: Order;
  entries: PaymentEntries;
}

function toResult<Props>(
  outcome: PaymentOutcome,
  context: StepContext<Props>,
  patch: SessionPatch,
  pressed?: PressedPayment,
): StepResult {
  switch (outcome.kind) {
    case 'taken':
      return follow(withCard(outcome, pressed), context, patch, pressed !== undefined);
    case 'other-bought':
      return { kind: 'stay', session: patch, formError: askAbout(outcome.purchase, context) };
    case 'refused': {
      const { fieldErrors, ...card } = describeRefusal(outcome, pressed?.entries);
      return {
        kind: 'stay',
        session: patch,
        ...(fieldErrors && { fieldErrors }),
        formError: { ...nothingTaken(outcome.code, outcome.reference), ...card },
        ...(fieldErrors?.cardCvv && isBySavedCard(pressed) && { values: askCvv(pressed) }),
      };
    }
    case 'lost':
      return { kind: 'stay', session: patch, formError: nothingTaken('network', outcome.reference) };
    case 'rejected': {
      const { reference } = outcome;
      const { code, amount, outcome: certainty } = outcome.error;
      if (code === 'amount_changed' && pressed) return holdChange(context, patch, pressed.order, amount);
      if (certainty === 'unknown')
        return { kind: 'stay', session: patch, formError: { code: 'unknown', outcome: 'unknown', reference } };
      const gone = pressed && findGone(code, pressed.order);
      if (gone) return dropBump(context.checkout, patch, pressed.order, gone);
      if (isAboutSavedCard(outcome.error))
        return {
          kind: 'stay',
          session: { ...patch, savedCard: null },
          formError: nothingTaken('saved_card_gone', reference),
          values: typedCard,
        };
      if (isAboutSavedCvv(outcome.error) && isBySavedCard(pressed)) {
        return {
          kind: 'stay',
          session: patch,
          formError: nothingTaken('saved_card_cvv', reference),
          values: askCvv(pressed),
        };
      }
      const fieldErrors = fieldsAtFault(outcome.error, pressed?.entries);
      const formError = nothingTaken(isAboutBuyer(outcome.error) ? 'buyer_refused' : code, reference);
      return { kind: 'stay', session: patch, ...(fieldErrors && { fieldErrors }), formError };
    }
  }
}

/** Words for a try that took nothing. */
function nothingTaken(code: string, reference?: string): FormError {
  return { code, outcome: 'none', ...(reference !== undefined && { reference }) };
}

/** Whether the buyer pressed to pay by a saved card. */
function isBySavedCard(pressed: PressedPayment | undefined): pressed is PressedPayment {
  return pressed?.entries[0].paymentProfileId !== undefined;
}

/** Shows the field for a saved card's security code. Its length depends on the company. */
function askCvv({ order }: PressedPayment): { savedCvv: string } {
  const company = order.savedCard?.card?.company;
  return { savedCvv: company === undefined ? '3-4' : company === 'american_express' ? '4' : '3' };
}

/** Adds what the buyer recognises of the cards to the purchase. */
function withCard(taken: TakenOutcome, pressed: PressedPayment | undefined): TakenOutcome {
  if (!pressed || taken.isOther) return taken;
  return { ...taken, purchase: { ...taken.purchase, ...cardsOfEntries(pressed.order, pressed.entries) } };
}

/** Names the earlier purchase and its price: nobody pays for a second plan without knowing of the first. */
function askAbout<Props>(purchase: PurchasedPlan, { checkout }: StepContext<Props>): FormError {
  const { planName, amount, currency, scheduled, total = scheduled?.amount ?? amount } = purchase;
  const money = formatAmount(total, currencyOf(currency, checkout.settings.currency));
  return { ...nothingTaken('other_bought'), values: { plan: planName, amount: money }, purchase };
}

/**
 * The server asks another amount than the screen showed, or grants no trial. We say so and wait for the next press. If
 * only this method allows no trial, the other methods still offer it.
 */
function holdChange<Props>(
  { checkout, session }: StepContext<Props>,
  patch: SessionPatch,
  { kind, plan, items }: Order,
  amount: number | undefined,
): StepResult {
  const planAmount = amount === undefined ? undefined : (amount - extrasAmount(items)) / profilesOf(items);
  // The amount of an invoice or subscription is loaded with its page, so it cannot change here.
  if (amount === undefined || planAmount === undefined || kind !== 'plan' || !isAmount(planAmount))
    return { kind: 'stay', session: patch, formError: nothingTaken('amount_outdated') };
  const plans = listOffered(checkout, session).map((one) =>
    one.id === plan.id
      ? { ...withAmount(one, planAmount), ...(one.trial && !plan.trial && { trial: one.trial }) }
      : one,
  );
  const values = wordChange(checkout, plan.currency, plan.amount, amount);
  const code = plan.trial ? 'trial_unavailable' : 'amount_changed';
  return { kind: 'stay', session: { ...patch, plans }, formError: { ...nothingTaken(code), values } };
}

function isAmount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

/** The extra of an order that the server no longer sells. */
function findGone(code: string, { items }: Order): OrderItem | undefined {
  if (code !== 'item_not_found' && code !== 'ticket_sold_out') return undefined;
  // A ticket has its own screen, and may be what is sold out.
  return items.some(({ kind }) => kind === 'ticket') ? undefined : items.find(({ kind }) => kind === 'bump');
}

/** Takes a sold-out extra out of the order and says so. The next press pays the rest. */
function dropBump(
  { settings }: CheckoutView,
  patch: SessionPatch,
  { total, currency }: Order,
  { name = '', amount, quantity }: OrderItem,
): StepResult {
  const after = formatAmount(total - amount * quantity, currencyOf(currency, settings.currency));
  return {
    kind: 'stay',
    session: { ...patch, bump: null },
    formError: { ...nothingTaken('bump_gone'), values: { name, after } },
  };
}

/** Two amounts in minor units of one currency → values for the text of `amount_changed`. */
export function wordChange({ settings }: CheckoutView, currency: string, before: number, after: number) {
  const money = (value: number) => formatAmount(value, currencyOf(currency, settings.currency));
  return { before: money(before), after: money(after) };
}

/**
 * Payment → next step: the code to pay, the bank, the template that the answer names, or the next step. Another
 * payment, open at the bank, goes to the waiting step, where the buyer can abandon it. A flow without that step
 * mentions it, and abandons it if the buyer presses again.
 */
function follow<Props>(
  { payment, purchase, isOther }: TakenOutcome,
  { checkout, payingSteps: { pixStepId, waitingStepId } }: StepContext<Props>,
  patch: SessionPatch,
  isPressed: boolean,
): StepResult {
  const { pix, redirect, route } = payment;
  const isPending = purchase.status === 'pending';
  const goTo = (stepId: string | undefined, session: SessionPatch): StepResult =>
    stepId === undefined ? { kind: 'next', session } : { kind: 'goTo', stepId, session };
  const stayBesides: StepResult = {
    kind: 'stay',
    session: isPressed ? { ...patch, letGo: purchase.token } : patch,
    formError: { code: 'other_open' },
  };
  if (isPending && pix) {
    const codeStepId = pixStepId ?? route;
    if (codeStepId === undefined) return stayBesides;
    return goTo(codeStepId, { ...patch, pix: buildDataPix(pix, purchase) });
  }
  const session = {
    ...patch,
    purchase,
    ...(purchase.status === 'noted' && { inPerson: { token: purchase.token } }),
  };
  if (isPending && isOther) {
    if (waitingStepId !== undefined) return goTo(waitingStepId, session);
    // The receipt shows a slip or code that the backend is still creating.
    if (!codeMethods.includes(purchase.method)) return stayBesides;
  }
  if (!isPending || redirect === undefined) return goTo(route, session);
  const href = checkRedirect(redirect, redirectHosts(checkout));
  if (href !== undefined) return { kind: 'leave', href, session };
  report('error', 'a payment leads to a host that the brand does not list', {
    area: 'redirect',
    code: hostOf(redirect),
  });
  return waitingStepId === undefined
    ? { kind: 'stay', session, formError: { code: 'redirect_refused' } }
    : goTo(waitingStepId, session);
}

function hostOf(target: string): string {
  return URL.canParse(target) ? new URL(target).host : 'none';
}
