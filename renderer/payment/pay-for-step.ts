import { removeVisitParams } from '../../model/location/clean-query';
import { type Order, orderIdentity, orderPayableBy } from '../../model/money/select-order';
import { maskPhone } from '../../schemas/api/mask-phone';
import type { PaidMethod, PurchaseIntent } from '../../schemas/generated/types';
import { track } from '../analytics/track';
import { apiPart } from '../api/call-api';
import type { PaymentEntries, StepContext, StepResult } from '../contract/step-contract';
import { maskEmail, pushPhone } from '../session/build-purchase';
import { fingerprintOf } from '../session/fingerprint-of';
import { buyingOf } from '../session/purchase-owner';
import type { SessionPatch } from '../session/session';
import { buildPaymentRequest, buildRenewCall, nameEntries } from './build-payment-request';
import { cardsOfEntries, chargesOfEntries, itemsOfPurchase } from './entries-of-purchase';
import { isAboutDocument } from './fields-at-fault';
import { findOpen } from './find-open';
import { pay, resumePayment } from './pay';
import type { PaymentOutcome } from './payment-outcome';
import { toStepResult } from './to-step-result';

export interface StepPurchase {
  /** Order of the step. With a method that can be charged later, a trial comes first and nothing is due today. */
  order: Order;
  method: PaidMethod;
  /** Order, adapted to the method → entries of the request. */
  buildEntries: (order: Order) => PaymentEntries;
  document: string | undefined;
  /** Number that a push goes to, as typed. */
  phone?: string | undefined;
  /** Points that pay all of the price or a part. */
  points?: PurchaseIntent['points'];
}

/** Pays the step's order: sends the request under its key, and maps the outcome to a step result. */
export async function payForStep<Props>(context: StepContext<Props>, purchase: StepPurchase): Promise<StepResult> {
  // Runs before the payment: a page from an outdated build reloads while nothing is sent yet. The calls report any
  // other failure.
  await apiPart.load(true).catch(() => undefined);
  const { checkout, session, step } = context;
  const { method, document, points } = purchase;
  const phone = pushPhone(method, purchase);
  const order = orderPayableBy(purchase.order, method);
  const entries = purchase.buildEntries(order);
  const { plan, amount, later, currency, call } = order;
  const parts = { checkout, session, order, entries: nameEntries(checkout, entries), document, stepId: step.id };
  const identity = orderIdentity(order);
  if (checkout.sells === 'upsell') track({ event: 'upsell_accept' });
  track({ event: 'add_payment_info', order, method });
  const outcome = await pay(
    {
      ...(order.kind === 'renewal'
        ? buildRenewCall(parts)
        : {
            call: call === 'v1' ? 'createPaymentV1' : 'createPaymentV2',
            request: buildPaymentRequest({ ...parts, planId: plan.methodPlanIds?.[method], phone }),
          }),
      cards: cardsOfEntries(order, entries),
      subject: {
        ...buyingOf(context),
        planId: plan.id,
        planName: plan.planName,
        planType: plan.planType,
        ...(identity === undefined ? {} : { order: identity }),
        ...itemsOfPurchase(order),
        amount,
        ...chargesOfEntries(order, entries),
        currency,
        ...(later === undefined ? {} : { scheduled: later }),
        method,
        ...(points === undefined ? {} : { points }),
        ...(session.email === '' ? {} : { email: maskEmail(session.email) }),
        ...(phone === undefined ? {} : { phone: maskPhone(phone), pushTo: fingerprintOf(phone) }),
        search: removeVisitParams(checkout.search),
        stepId: step.id,
      },
    },
    context,
  );
  const typedPhone = phone && purchase.phone;
  return toStepResult(outcome, context, patchDocument(outcome, document), { order, entries, phone: typedPhone });
}

/**
 * After a reload during a payment, continues with its outcome. After a return from the bank, goes to the waiting step,
 * or shows the refusal and ends the payment. Undefined when no payment is open.
 */
export async function resumeForStep<Props>(context: StepContext<Props>): Promise<StepResult | undefined> {
  const intent = findOpen(context);
  if (!intent) return undefined;
  const outcome = await resumePayment(intent, context);
  // Only a waiting payment has a record that a refusal must end.
  const isEnded = outcome?.kind === 'refused' && intent.state === 'pending';
  return outcome && toStepResult(outcome, context, isEnded ? { letGo: intent.token } : {});
}

/**
 * Keeps the document of a payment that was taken. Forgets one that the backend rejects, so that it is asked
 * again.
 */
function patchDocument(outcome: PaymentOutcome, document: string | undefined): SessionPatch {
  if (outcome.kind === 'taken') return document === undefined ? {} : { document };
  return outcome.kind === 'rejected' && isAboutDocument(outcome.error) ? { document: null, collector: null } : {};
}
