import type { FieldValues } from 'react-hook-form';
import { pointsFor } from '../../model/money/points';
import { type Order, orderPayableBy, type SavedCard, selectOrder } from '../../model/money/select-order';
import type { PlanStep } from '../../model/money/select-plan-of-step';
import { savedCardMethods } from '../../schemas/generated/methods-by-trait';
import type { ApiError, PaymentMethodEntry, PaymentStepProps, PointsAccount } from '../../schemas/generated/types';
import { ApiCallError } from '../api/api';
import type { PaymentEntries, StepContext, StepResult } from '../contract/step-contract';
import { listAsks } from './asks/list-asks';
import { sendExtraFields } from './asks/send-extra-fields';
import { buildSaleParts } from './build-payment-request';
import { describeCard } from './entries-of-purchase';
import { findPaid } from './find-paid';
import { isMethodId } from './is-method-id';
import { knownDocument } from './known-document';
import { payForStep } from './pay-for-step';
import { buildPointsEntry, pointsMethod } from './points/points-entry';
import { isRefusal } from './send-payment';
import { toStepResult } from './to-step-result';

/**
 * Main button of a custom offer (spec 7): the backend verifies the typed card without taking money, then the order is
 * paid once with the saved card. A free one needs no card. An order that this browser has paid leads to its receipt,
 * and no card is verified.
 */
export async function payByVerifiedCard<Props extends NonNullable<PlanStep['props']>>(
  values: FieldValues,
  context: StepContext<Props>,
): Promise<StepResult> {
  const { session, checkout, step, method } = context;
  if (findPaid(checkout, session, step)) return { kind: 'next' };
  const order = selectOrder(checkout, session, step);
  if (order?.total === 0) return payOrder(values, context);
  const savedMethod = savedCardMethods.find(isMethodId);
  if (!order || !method || !savedMethod)
    return { kind: 'stay', formError: { code: 'plan_unavailable', outcome: 'none' } };
  const document = values.registry || values.cpf || knownDocument(checkout, session);
  const typed = method.buildEntries(values, orderPayableBy(order, method.id));
  const verified = await verifyCard(context, order, typed, document);
  if ('result' in verified) return verified.result;
  const { savedCard } = verified;
  const entries = typed.map(({ card: _, ...entry }) => ({
    ...entry,
    method: savedMethod,
    paymentProfileId: savedCard.paymentProfileId,
  })) as PaymentEntries;
  return payForStep(context, {
    order: { ...order, savedCard },
    method: savedMethod,
    buildEntries: () => entries,
    document,
  });
}

type Verified = { savedCard: SavedCard } | { result: StepResult };

/** Verifies the typed card, or returns the step's result when it cannot be charged. Nothing is taken either way. */
async function verifyCard<Props>(
  context: StepContext<Props>,
  order: Order,
  entries: PaymentEntries,
  document: string | undefined,
): Promise<Verified> {
  const { api, checkout } = context;
  const [{ card }] = entries;
  const pressed = { order, entries };
  const refused = (code: string) => toStepResult({ kind: 'refused', code }, context, {}, pressed);
  // A verification takes no money, so even a lost answer is a try that took nothing.
  const rejected = (error: ApiError) =>
    toStepResult({ kind: 'rejected', error: { ...error, outcome: 'none' } }, context, {}, pressed);
  if (!card) return { result: refused('method_unavailable') };
  const { productCode, business, document: sent } = buildSaleParts({ checkout, order, document });
  const body = { card, business, ...(productCode && { productCode }), ...(sent && { document: sent }) };
  try {
    const { verified, paymentProfileId } = await api('verifyCard', { path: { id: order.id }, body });
    return verified
      ? { savedCard: { paymentProfileId, card: describeCard(entries[0]) } }
      : { result: refused('card_declined') };
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    if (isRefusal(error)) return { result: refused(error.body.code) };
    return { result: wordFailure(error) ?? rejected(error.body) };
  }
}

/** Failures with other words here: no answer, an offer that has ended, and a backend without the call. */
function wordFailure({ status, body: { code } }: ApiCallError): StepResult | undefined {
  const worded =
    status === 0 && code.startsWith('backend_')
      ? 'network'
      : code === 'subscription_not_found'
        ? 'amount_outdated'
        : status === 404 || status === 501
          ? 'method_unavailable'
          : undefined;
  return worded && { kind: 'stay', formError: { code: worded, outcome: 'none' } };
}

/** Main button of a payment step: pays its order once. An order that this browser has paid leads to its receipt. */
export async function payOrder<Props extends NonNullable<PlanStep['props']> & Pick<PaymentStepProps, 'asks'>>(
  values: FieldValues,
  context: StepContext<Props>,
): Promise<StepResult> {
  const { session, checkout, step, method } = context;
  if (findPaid(checkout, session, step)) return { kind: 'next' };
  const order = selectOrder(checkout, session, step);
  if (!order || !method) return { kind: 'stay', formError: { code: 'plan_unavailable', outcome: 'none' } };
  const { cpf, registry } = values;
  // An upsell shows no fields for the lead's data.
  const isMain = order.kind === 'plan' && checkout.sells === 'main';
  const sent = await sendExtraFields(values, context, isMain ? listAsks(checkout, step.props, true) : []);
  if ('result' in sent) return sent.result;
  const result = await payForStep(context, {
    order,
    method: method.id,
    buildEntries: (payable) => method.buildEntries(values, payable),
    document: session.collector ?? (registry || cpf || knownDocument(checkout, session)),
    phone: values.phone,
  });
  return { ...result, session: { ...sent.session, ...result.session } };
}

export interface PointsPurchase {
  order: Order;
  account: PointsAccount;
  /** Part that points pay, in minor units. */
  used: number;
  /** Token that the right code gave. */
  token: string;
  /** Entries that pay the rest. */
  rest: readonly PaymentMethodEntry[];
  document: string | undefined;
}

/** Pays the step's order with points, and money for the rest. An order that this browser has paid leads to its receipt. */
export async function payWithPoints<Props extends NonNullable<PlanStep['props']>>(
  context: StepContext<Props>,
  { order, account, used, token, rest, document }: PointsPurchase,
): Promise<StepResult> {
  const { checkout, session, step } = context;
  if (findPaid(checkout, session, step)) return { kind: 'next' };
  const [money] = rest;
  const points = buildPointsEntry(used, token);
  // Money comes first, as where its part was priced: interest is rounded in this order.
  const entries: PaymentEntries = money ? [money, points] : [points];
  return payForStep(context, {
    order,
    method: pointsMethod,
    buildEntries: () => entries,
    document,
    points: { count: pointsFor(used, account), amount: used },
  });
}
