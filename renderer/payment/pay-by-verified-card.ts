import type { FieldValues } from 'react-hook-form';
import { type Order, orderPayableBy, type SavedCard, selectOrder } from '../../model/money/select-order';
import type { PlanStep } from '../../model/money/select-plan-of-step';
import { savedCardMethods } from '../../schemas/generated/methods-by-trait';
import type { ApiError } from '../../schemas/generated/types';
import { ApiCallError } from '../api/api';
import type { PaymentEntries, StepContext } from '../contract/step-contract';
import type { StepResult } from '../contract/step-result';
import { buildSaleParts } from './build-payment-request';
import { describeCard } from './entries-of-purchase';
import { findPaid } from './find-paid';
import { isMethodId } from './is-method-id';
import { knownDocument } from './known-document';
import { payForStep } from './pay-for-step';
import { payOrder } from './pay-order';
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
    status === 0 && code !== 'captcha_failed'
      ? 'network'
      : code === 'subscription_not_found'
        ? 'amount_outdated'
        : status === 404 || status === 501
          ? 'method_unavailable'
          : undefined;
  return worded && { kind: 'stay', formError: { code: worded, outcome: 'none' } };
}
