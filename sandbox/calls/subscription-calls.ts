import type {
  Acceptance,
  PaymentMethodEntry,
  SubscriptionAnswer,
  TrackingMetadata,
} from '../../schemas/generated/types';
import { invalidRequest, notFound, refusalFailure, unprocessable } from '../api-failure';
import type { CallHandlers } from '../call-handler';
import { summarisePlan } from '../catalogue/summarise-plan';
import { dropUndefined } from '../drop-undefined';
import { subscriptionOwner } from '../payments/card-owner';
import { checkEntries, redeemCard } from '../payments/check-entries';
import { cardResult, cardSummary } from '../payments/magic-values';
import { newId } from '../payments/new-id';
import type { PaymentOrder } from '../payments/payment-order';
import { takePayment } from '../payments/take-payment';
import type { SandboxContext } from '../sandbox-context';
import { cards } from '../store/tables';
import { findSubscription } from './find-subscription';
import { checkAmount } from './order-from-request';
import { stampAgreement } from './stamp-agreement';

/** Subscription calls: read, renew, and verify the card of a custom offer. */
export const subscriptionCalls: CallHandlers<
  'loadSubscription' | 'renewSubscriptionV1' | 'renewSubscriptionV2' | 'verifyCard'
> = {
  async loadSubscription(context, { path }) {
    const { id, offer, amount, nextChargeAt, status, special } = await findSubscription(context, path.id);
    return dropUndefined<SubscriptionAnswer>({
      id,
      status,
      plan: summarisePlan(offer),
      amount,
      currency: offer.product.currency,
      nextChargeAt: nextChargeAt.toISOString(),
      offer: special,
      productCode: offer.product.productCode,
    });
  },

  async renewSubscriptionV1(context, { id, path, body, idempotencyKey: key }) {
    const { numberInstallments, paymentMethod } = body;
    const entry =
      numberInstallments === undefined ? paymentMethod : { ...paymentMethod, installments: numberInstallments };
    const renewal = { ...body, amount: paymentMethod.amount, entries: [entry] };
    return takePayment(context, { key, call: id, target: path.id, body }, () =>
      orderFromRenewal(context, path.id, renewal),
    );
  },

  async renewSubscriptionV2(context, { id, path, body, idempotencyKey: key }) {
    const renewal = { ...body, entries: body.paymentMethods };
    return takePayment(context, { key, call: id, target: path.id, body }, () =>
      orderFromRenewal(context, path.id, renewal),
    );
  },

  async verifyCard(context, { path, body }) {
    const subscription = await findSubscription(context, path.id);
    const card = body.cardToken ? redeemCard(context, body.cardToken) : body.card;
    if (!card) throw invalidRequest({ card: 'required' });
    const result = cardResult(card);
    if (result !== 'approved' && result !== 'challenge') throw refusalFailure(result);
    const owner = subscriptionOwner(subscription.id);
    const saved = { id: newId('card'), ...cardSummary(card), owner, createdAt: context.now() };
    await context.store.db.insert(cards).values(saved);
    return { verified: true, paymentProfileId: saved.id };
  },
};

/** Parameters of both renew calls. */
interface Renewal {
  business: string;
  planId: string;
  /** Amount that the buyer saw, in minor units. */
  amount: number;
  entries: PaymentMethodEntry[];
  type?: string;
  document?: string;
  seller?: string;
  source?: string;
  metadata?: TrackingMetadata;
  acceptances?: Acceptance[];
}

async function orderFromRenewal(context: SandboxContext, id: string, renewal: Renewal): Promise<PaymentOrder> {
  const subscription = await findSubscription(context, id);
  if (subscription.status === 'canceled') throw notFound('subscription_not_found');
  if (subscription.status === 'renewed') throw refusalFailure('duplicate');
  const { offer, special } = subscription;
  if (renewal.planId !== offer.plan.id) throw unprocessable('plan_not_offered');
  if (offer.product.business !== renewal.business) throw invalidRequest({ business: 'business' });
  const plan = special?.kind === 'custom' ? special.plan : summarisePlan(offer);
  checkAmount(plan.amount, offer, renewal.amount, renewal.entries);
  const buyer = { ...subscription.buyer, document: renewal.document };
  const sale = { offer, plan, buyer, subscriptionId: subscription.id };
  const checked = await checkEntries(context, sale, renewal.entries);
  return {
    offer,
    operation: 'renew',
    ...checked,
    amount: plan.amount,
    items: [],
    buyer,
    type: renewal.type,
    seller: renewal.seller,
    source: renewal.source,
    ...stampAgreement(renewal, context.now()),
    subscriptionId: subscription.id,
    renewedFrom: subscription.nextChargeAt,
  };
}
