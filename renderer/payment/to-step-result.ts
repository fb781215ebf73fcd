import { checkRedirect, redirectHosts } from '../../model/check-redirect';
import type { EntryChange } from '../../model/location/entry';
import { formatMoney } from '../../model/money/format-amount';
import type { OfferedPlan } from '../../model/money/offered-plan';
import { extrasAmount, type OrderItem, profilesOf } from '../../model/money/order-items';
import type { Order } from '../../model/money/select-order';
import { listOffered } from '../../model/money/select-plan-of-step';
import { withAmount } from '../../model/money/with-amount';
import { isCardMethod } from '../../schemas/api/is-card-method';
import { codeMethods, typedCardMethods } from '../../schemas/generated/methods-by-trait';
import type { ApiError, PaidMethod } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import type { FormError, PaymentEntries, StayResult, StepContext, StepResult } from '../contract/step-contract';
import { report } from '../report/report';
import type { SessionPatch } from '../session/session';
import { askAboutPurchase } from './ask-about-purchase';
import { buildDataPix } from './build-data-pix';
import { describeRefusal, fieldsAtFault, isAboutBuyer, isAboutSavedCard, isAboutSavedCvv } from './fields-at-fault';
import type { PaymentOutcome } from './payment-outcome';

type TakenOutcome = Extract<PaymentOutcome, { kind: 'taken' }>;

/** Selects the method with a card form. */
const typedCard = { method: typedCardMethods[0] ?? '' };

/** Payment that was sent; absent when the buyer has not pressed. */
interface PressedPayment {
  order: Order;
  entries: PaymentEntries;
  /** Number that the push goes to, as typed. */
  phone?: string | undefined;
}

/** Codes that end an invoice or a subscription: its screen says so and offers no payment. */
const ends: Readonly<Record<string, EntryChange>> = {
  invoice_already_paid: 'paid',
  invoice_expired: 'expired',
  invoice_not_found: 'gone',
  subscription_not_found: 'gone',
};

/** Outcome of a payment → result of its step. */
export function toStepResult<Props>(
  outcome: PaymentOutcome,
  context: StepContext<Props>,
  patch: SessionPatch,
  pressed?: PressedPayment,
): StepResult {
  const code = outcome.kind === 'rejected' ? outcome.error.code : outcome.kind === 'refused' ? outcome.code : '';
  if (ends[code]) return { kind: 'stay', session: { ...patch, entryChange: ends[code] } };
  const reference = 'sent' in outcome ? outcome.sent : undefined;
  const stay = (formError: FormError, more?: Omit<StayResult, 'kind'>): StepResult => ({
    kind: 'stay',
    session: patch,
    formError,
    ...more,
  });
  switch (outcome.kind) {
    case 'taken':
      return follow(withTyped(outcome, pressed?.phone), context, patch, pressed !== undefined);
    case 'other-bought':
      return stay(askAboutPurchase('other_bought', outcome.purchase, context));
    case 'push-open': {
      const { purchase } = outcome;
      const values = { digits: (purchase.phone ?? '').slice(-2) };
      return stay({ ...nothingTaken('push_open'), values, purchase });
    }
    case 'refused': {
      const { fieldErrors, ...card } = describeRefusal(outcome, pressed?.entries);
      return stay(
        { ...nothingTaken(outcome.code, reference), method: paidBy(outcome, pressed), ...card },
        {
          ...(fieldErrors && { fieldErrors }),
          ...(fieldErrors?.cardCvv && isBySavedCard(pressed) && { values: askCvv(pressed) }),
        },
      );
    }
    case 'lost':
      return stay(nothingTaken('network', reference));
    case 'unknown':
      return stay({ code: 'unknown', outcome: 'unknown', reference });
    case 'rejected': {
      const { error } = outcome;
      if (code === 'amount_changed' && pressed) return holdChange(context, patch, pressed.order, error);
      if (error.outcome === 'unknown') return stay({ code: 'unknown', outcome: 'unknown', reference });
      const gone = pressed && findGone(code, pressed.order);
      if (gone?.kind === 'ticket') return stay(reportTicketGone(gone, context));
      if (gone) return dropBump(context.checkout, patch, pressed.order, gone);
      const asksCode = isAboutSavedCvv(error) && isBySavedCard(pressed);
      // The code alone has no token, so with a vault the card is typed anew.
      if (isAboutSavedCard(error) || (asksCode && context.checkout.vault))
        return stay(nothingTaken('saved_card_gone', reference), {
          session: { ...patch, savedCard: null },
          values: typedCard,
        });
      if (asksCode) return stay(nothingTaken('saved_card_cvv', reference), { values: askCvv(pressed) });
      const fieldErrors = fieldsAtFault(error, pressed?.entries);
      const worded = isAboutBuyer(error) ? 'buyer_refused' : code === 'rate_limited' ? 'payment_limited' : code;
      return stay(nothingTaken(worded, reference), fieldErrors && { fieldErrors });
    }
  }
}

/** Words for a try that took nothing. */
function nothingTaken(code: string, reference?: string): FormError {
  return { code, outcome: 'none', ...(reference !== undefined && { reference }) };
}

/** Refused method. Of points and a card, the card. */
function paidBy({ method }: { method?: PaidMethod }, pressed: PressedPayment | undefined): PaidMethod | undefined {
  return pressed?.entries.find((entry) => isCardMethod(entry.method))?.method ?? method;
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

/** Adds the number that the push went to, as typed. */
function withTyped(taken: TakenOutcome, phone: string | undefined): TakenOutcome {
  return phone === undefined || taken.isOther ? taken : { ...taken, purchase: { ...taken.purchase, phone } };
}

/**
 * The server asks another amount than the screen showed, or grants no trial. We say so and wait for the next press. If
 * only this method allows no trial, the other methods still offer it.
 */
function holdChange<Props>(
  { checkout, session, step }: StepContext<Props>,
  patch: SessionPatch,
  { kind, plan, items }: Order,
  { amount, currency = plan.currency }: ApiError,
): StepResult {
  const plansAmount = amount === undefined ? -1 : amount - extrasAmount(items);
  if (amount === undefined || plansAmount < 0 || currency !== plan.currency)
    return { kind: 'stay', session: patch, formError: nothingTaken('amount_outdated') };
  const values = wordChange(checkout, plan.currency, plan.amount, amount);
  const charge = checkout.charges?.[step.id];
  const changed: SessionPatch =
    kind !== 'plan' && charge
      ? { entryChange: { charge, amount } }
      : {
          plans: listOffered(checkout, session).map((one) =>
            one.id === plan.id ? reprice(one, plan, plansAmount, profilesOf(items)) : one,
          ),
        };
  const code = plan.trial ? 'trial_unavailable' : 'amount_changed';
  return { kind: 'stay', session: { ...patch, ...changed }, formError: { ...nothingTaken(code), values } };
}

/**
 * @param pressed the plan as it was to be paid: another method may still offer the trial
 * @param amount price for all people, in minor units
 */
function reprice(plan: OfferedPlan, pressed: OfferedPlan, amount: number, profiles: number): OfferedPlan {
  const groupRest = amount % profiles;
  const priced = withAmount(plan, (amount - groupRest) / profiles);
  return { ...priced, groupRest, ...(plan.trial && !pressed.trial && { trial: plan.trial }) };
}

/** The item of an order that the server no longer sells. Of a ticket and an extra, the code says which. */
function findGone(code: string, { items }: Order): OrderItem | undefined {
  const find = (kind: OrderItem['kind']) => items.find((item) => item.kind === kind);
  if (code === 'ticket_sold_out') return find('ticket') ?? find('bump');
  return code === 'item_not_found' ? (find('bump') ?? find('ticket')) : undefined;
}

/** Says that the ticket sold out, and names the step that offers others. The order keeps it until the buyer chooses. */
function reportTicketGone<Props>({ name = '' }: OrderItem, { checkout }: StepContext<Props>): FormError {
  const { flow, manifests } = checkout;
  const chooser = flow.steps.find(({ templateId }) => manifests[templateId].gives?.includes('ticket'));
  return { ...nothingTaken('ticket_gone'), values: { name }, ...(chooser && { stepId: chooser.id }) };
}

/** Takes a sold-out extra out of the order and says so. The next press pays the rest. */
function dropBump(
  { settings }: CheckoutView,
  patch: SessionPatch,
  { total, currency }: Order,
  { name = '', amount, quantity }: OrderItem,
): StepResult {
  const after = formatMoney(total - amount * quantity, currency, settings.currency);
  return {
    kind: 'stay',
    session: { ...patch, bump: null },
    formError: { ...nothingTaken('bump_gone'), values: { name, after } },
  };
}

/** Two amounts in minor units of one currency → values for the text of `amount_changed`. */
export function wordChange({ settings }: CheckoutView, currency: string, before: number, after: number) {
  return {
    before: formatMoney(before, currency, settings.currency),
    after: formatMoney(after, currency, settings.currency),
  };
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
