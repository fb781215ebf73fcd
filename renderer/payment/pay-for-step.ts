import { checkRedirect, redirectHosts } from '../../model/check-redirect';
import { withoutVisit } from '../../model/location/clean-query';
import { currencyOf, formatAmount } from '../../model/money/format-amount';
import { orderIdentity } from '../../model/money/order-identity';
import { pricePlan } from '../../model/money/plan-price';
import { type Order, orderPayableBy } from '../../model/money/select-order';
import { listOffered } from '../../model/money/select-plan-of-step';
import { withAmount } from '../../model/money/with-amount';
import { cardMethods, codeMethods, savedCardMethods } from '../../schemas/generated/methods-by-trait';
import type { PaymentMethod, PurchasedPlan } from '../../schemas/generated/types';
import { loadApi } from '../api/call-api';
import type { CheckoutView } from '../checkout/checkout-view';
import type { PaymentEntries, StepContext } from '../contract/step-contract';
import type { FieldErrors, FormError, StepResult } from '../contract/step-result';
import { report } from '../report/report';
import { maskEmail } from '../session/build-purchase';
import { readIntent } from '../session/purchase-intent';
import { buyerOf, isSamePurchase, ownerOf, purchaseOf } from '../session/purchase-owner';
import type { SessionPatch } from '../session/session';
import { buildDataPix } from './build-data-pix';
import { buildPaymentRequest } from './build-payment-request';
import { buildRenewCall } from './build-renew-call';
import { fieldsAtFault, isAboutBuyer, isAboutSavedCard } from './fields-at-fault';
import { pay, resumePayment } from './pay';
import type { PaymentOutcome } from './payment-outcome';

export interface StepPurchase {
  /** What the step charges; where the method can be charged later, a trial comes first and nothing is due today. */
  order: Order;
  method: PaymentMethod;
  /** The order as the method can pay it → the entries of the request. */
  buildEntries: (order: Order) => PaymentEntries;
  document: string | undefined;
}

/** Pays for an order in a step: request, key protocol, and what the outcome means for the journey. */
export async function payForStep<Props>(context: StepContext<Props>, purchase: StepPurchase): Promise<StepResult> {
  // Before anything is begun: a page whose build is gone is renewed, and nothing has been sent. The calls tell of any other failure.
  await loadApi(true).catch(() => undefined);
  const { checkout, session, step } = context;
  const { method, document } = purchase;
  const order = orderPayableBy(purchase.order, method);
  const entries = purchase.buildEntries(order);
  const { plan, amount, later, currency, call } = order;
  const parts = { checkout, order, entries, document };
  const { installments } = entries[0];
  const identity = orderIdentity(order);
  const { total, installment } = pricePlan(plan, installments);
  const outcome = await pay(
    {
      ...(order.kind === 'renewal'
        ? buildRenewCall({ ...parts, stepId: step.id })
        : {
            call: call === 'v1' ? 'createPaymentV1' : 'createPaymentV2',
            request: buildPaymentRequest({ ...parts, session }),
          }),
      subject: {
        ...buyingOf(context),
        planId: plan.id,
        planName: plan.planName,
        planType: plan.planType,
        ...(identity === undefined ? {} : { order: identity }),
        amount,
        ...(installments === undefined || total === order.total ? {} : { total }),
        currency,
        ...(later === undefined ? {} : { scheduled: later }),
        ...(installments === undefined ? {} : { installments, installmentAmount: installment.value }),
        method,
        email: maskEmail(session.email),
        search: withoutVisit(checkout.search),
        stepId: step.id,
      },
    },
    context,
  );
  return toResult(outcome, context, document === undefined ? {} : { document }, { order, entries });
}

/**
 * After a reload while a payment was being sent: goes on with its outcome. After a return from the bank: to the step that
 * waits for it, or says why it was refused, which ends it. Undefined when there is nothing to ask for.
 */
export function resumeForStep<Props>(context: StepContext<Props>): Promise<StepResult | undefined> | undefined {
  const intent = readIntent(ownerOf(context.checkout));
  const isOwn = intent?.stepId === context.step.id && isSamePurchase(intent, buyingOf(context));
  // What waited and is paid by now has its receipt: who is here again wants to buy.
  const purchase = purchaseOf(context.session, context.checkout);
  const isOver = purchase?.status === 'paid' && purchase.token === intent?.token;
  if (!isOwn || isOver) return undefined;
  return resumePayment(intent, context).then((outcome) => {
    // Only what waited has a record that a refusal ends.
    const isEnded = outcome?.kind === 'refused' && intent.state === 'pending';
    return outcome && toResult(outcome, context, isEnded ? { letGo: intent.token } : {});
  });
}

/** Whose payment it is: nobody goes on with another buyer's, or with one for another product. */
function buyingOf<Props>({ checkout, session }: StepContext<Props>) {
  return { ...ownerOf(checkout), ...buyerOf(session) };
}

type TakenOutcome = Extract<PaymentOutcome, { kind: 'taken' }>;

/** Refusals that name what is wrong with the card → its field and the rule whose words are shown there. */
const fieldsOfRefusal: Readonly<Record<string, FieldErrors>> = {
  wrong_number: { cardNumber: 'card-number' },
  expired_card: { cardExpiry: 'card-expiry' },
  wrong_cvv: { cardCvv: 'card-cvv' },
};

/** Fills the chooser in with the form of a card. */
const typedCard = { method: cardMethods.find((method) => !savedCardMethods.includes(method)) ?? '' };

/** What was sent; absent where nobody has pressed. */
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
      const fieldErrors = fieldsOfRefusal[outcome.code];
      return { kind: 'stay', session: patch, ...(fieldErrors && { fieldErrors }), formError: { code: outcome.code } };
    }
    case 'lost':
      return { kind: 'stay', session: patch, formError: { code: 'network' } };
    case 'rejected': {
      const { code, amount, outcome: certainty } = outcome.error;
      if (code === 'amount_changed' && pressed) return holdChange(context, patch, pressed.order, amount);
      if (certainty === 'unknown') return { kind: 'stay', session: patch, formError: { code: 'unknown' } };
      if (isAboutSavedCard(outcome.error))
        return { kind: 'stay', session: patch, formError: { code: 'saved_card_gone' }, values: typedCard };
      const fieldErrors = fieldsAtFault(outcome.error, pressed?.entries);
      const formError = { code: isAboutBuyer(outcome.error) ? 'buyer_refused' : code };
      return { kind: 'stay', session: patch, ...(fieldErrors && { fieldErrors }), formError };
    }
  }
}

/** The purchase with what the buyer knows the card by: its company and its last four digits. */
function withCard(taken: TakenOutcome, pressed: PressedPayment | undefined): TakenOutcome {
  const [entry, second] = pressed?.entries ?? [];
  const { company, number } = entry?.card ?? {};
  const typed = company && number ? { company, lastFour: number.slice(-4) } : undefined;
  const card = typed ?? (entry?.paymentProfileId ? pressed?.order.savedCard?.card : undefined);
  if (card === undefined || second || taken.isOther) return taken;
  return { ...taken, purchase: { ...taken.purchase, card } };
}

/** What was bought, and for how much: nobody pays for a second plan without knowing of the first. */
function askAbout<Props>(purchase: PurchasedPlan, { checkout }: StepContext<Props>): FormError {
  const { planName, amount, currency, scheduled, total = scheduled?.amount ?? amount } = purchase;
  const money = formatAmount(total, currencyOf(currency, checkout.settings.currency));
  return { code: 'other_bought', values: { plan: planName, amount: money }, purchase };
}

/**
 * The server asks another amount than the buyer was shown, or grants no trial: it is said, and nothing is paid until the next
 * press. A trial that the way that was tried could not have is offered to the others as before.
 */
function holdChange<Props>(
  { checkout, session }: StepContext<Props>,
  patch: SessionPatch,
  { kind, plan }: Order,
  amount: number | undefined,
): StepResult {
  // An invoice or a subscription is loaded with its page.
  if (amount === undefined || kind !== 'plan')
    return { kind: 'stay', session: patch, formError: { code: 'amount_outdated' } };
  const plans = listOffered(checkout, session).map((one) =>
    one.id === plan.id ? { ...withAmount(one, amount), ...(one.trial && !plan.trial && { trial: one.trial }) } : one,
  );
  const values = wordChange(checkout, plan.currency, plan.amount, amount);
  const code = plan.trial ? 'trial_unavailable' : 'amount_changed';
  return { kind: 'stay', session: { ...patch, plans }, formError: { code, values } };
}

/** Two amounts in minor units of that currency → what the words of `amount_changed` name. */
export function wordChange({ settings }: CheckoutView, currency: string, before: number, after: number) {
  const money = (value: number) => formatAmount(value, currencyOf(currency, settings.currency));
  return { before: money(before), after: money(after) };
}

/**
 * A payment that the backend has → where the buyer goes: to the code that waits for money, to the bank, to the template
 * that the answer names, or on. Another payment that is still open at the bank is waited for where it can also be let go; a
 * flow without such a step says that it is there, and lets it go when the buyer presses all the same.
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
  const session = { ...patch, purchase };
  if (isPending && isOther) {
    if (waitingStepId !== undefined) return goTo(waitingStepId, session);
    // The receipt shows a slip or a code that is still being made.
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
