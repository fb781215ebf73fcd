import { validatePurchasedPlan } from '../../schemas/generated/session.mjs';
import type { PaymentMethodEntry, PaymentRequest, PlanSummary } from '../../schemas/generated/types';
import { parseCheckoutUrl } from '../location/parse-checkout-url';
import { formatAmount } from '../money/format-amount';
import { withAmount } from '../money/with-amount';
import { readStored, writeStored } from '../session/browser-storage';
import type { Session, SessionPatch } from '../session/session';
import type { StepContext } from '../step/step-contract';
import type { StepResult } from '../step/step-result';
import { buildPaymentRequest } from './build-payment-request';
import { buildPurchase, type PurchaseRecord } from './build-purchase';
import { type PaymentOutcome, type PayOptions, pay, resumePayment, type TakenPayment } from './pay';
import { readIntent } from './purchase-intent';

export interface StepPurchase {
  plan: PlanSummary;
  operation: PaymentRequest['operation'];
  entries: PaymentMethodEntry[];
  document: string | undefined;
}

/** Pays for a plan in a step: request, key protocol, and what the outcome means for the journey. */
export async function payForStep<Props>(context: StepContext<Props>, purchase: StepPurchase): Promise<StepResult> {
  const { checkout, session, api, step } = context;
  const { plan, entries, document } = purchase;
  const location = parseCheckoutUrl(`/?${checkout.search}`);
  const method = entries[0]?.method ?? 'credit-card';
  if (method === 'livelo') throw new RangeError('points are no method of a payment step');
  const outcome = await pay(
    {
      call: checkout.settings.payment.api === 'v1' ? 'createPaymentV1' : 'createPaymentV2',
      request: buildPaymentRequest({ checkout, session, location, ...purchase }),
      subject: {
        productCode: checkout.product.code,
        planId: plan.id,
        amount: plan.amount,
        method,
        payer: session.leadId ?? '',
        stepId: step.id,
      },
    },
    optionsOf(context, api),
  );
  const patch: SessionPatch = document === undefined ? {} : { document };
  const record = { plan, method, installments: entries[0]?.installments };
  return toResult(outcome, context, record, patch);
}

/** After a reload while a payment was being sent: goes on with its outcome. Undefined when there is nothing to ask for. */
export function resumeForStep<Props>(context: StepContext<Props>): Promise<StepResult | undefined> | undefined {
  const intent = readIntent();
  const { checkout, api, step } = context;
  const isOwn = intent?.stepId === step.id && intent.productCode === checkout.product.code;
  if (!intent || !isOwn || intent.state === 'pending') return undefined;
  const plan = findPlan(context, intent.planId, intent.amount);
  return resumePayment(optionsOf(context, api)).then((outcome) => {
    if (!outcome) return { kind: 'stay', formError: { code: 'network' } };
    return plan ? toResult(outcome, context, { plan, method: intent.method }, {}) : undefined;
  });
}

function toResult<Props>(
  outcome: PaymentOutcome,
  { checkout, session }: StepContext<Props>,
  record: PurchaseRecord,
  patch: SessionPatch,
): StepResult {
  switch (outcome.kind) {
    case 'taken':
      return follow(outcome.payment, record, patch, session);
    case 'refused':
      return { kind: 'stay', session: patch, formError: { code: outcome.code } };
    case 'rejected': {
      const { code, amount, outcome: certainty } = outcome.error;
      if (code !== 'amount_changed' || amount === undefined) {
        return { kind: 'stay', session: patch, formError: { code: certainty === 'unknown' ? 'unknown' : code } };
      }
      const plans = (session.plans ?? checkout.plans ?? []).map((plan) =>
        plan.id === record.plan.id ? withAmount(plan, amount) : plan,
      );
      const money = (value: number) => formatAmount(value, checkout.settings.currency);
      const values = { before: money(record.plan.amount), after: money(amount) };
      return { kind: 'stay', session: { ...patch, plans }, formError: { code, values } };
    }
  }
}

/** A payment that the backend has → where the buyer goes: its redirect, the template that the answer names, or the next step. */
function follow(payment: TakenPayment, record: PurchaseRecord, patch: SessionPatch, session: Session): StepResult {
  const status = payment.status === 'paid' ? 'paid' : 'pending';
  const purchase = buildPurchase(record, payment.token, status, session);
  const pix = payment.pix ? { token: payment.token, amount: record.plan.amount, ...payment.pix } : null;
  const next: SessionPatch = pix ? { ...patch, pix } : { ...patch, purchase };
  if (payment.redirect !== undefined && payment.status === 'pending')
    return { kind: 'leave', href: payment.redirect, session: next };
  return payment.route === undefined
    ? { kind: 'next', session: next }
    : { kind: 'goTo', stepId: payment.route, session: next };
}

function optionsOf<Props>(context: StepContext<Props>, api: PayOptions['api']): PayOptions {
  return {
    api,
    onConfirming: context.onConfirming,
    keepFinished: ({ token }, { planId, amount, method, productCode }) => {
      const plan = findPlan(context, planId, amount);
      if (!plan) return;
      writeStored('PURCHASED_PLAN', {
        ...buildPurchase({ plan, method }, token, 'paid', context.session),
        productCode,
      });
    },
    findFinished: ({ planId, payer }) => {
      const done = readStored('PURCHASED_PLAN', validatePurchasedPlan);
      const isSame = done?.planId === planId && done.payer === payer && done.status === 'paid';
      return done && isSame ? { token: done.token, status: 'paid', paymentProfileIds: [] } : undefined;
    },
  };
}

function findPlan<Props>(
  { checkout, session }: StepContext<Props>,
  planId: string,
  amount: number,
): PlanSummary | undefined {
  const plan = (session.plans ?? checkout.plans ?? []).find(({ id }) => id === planId);
  return plan && { ...plan, amount };
}
