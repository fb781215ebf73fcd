import type { RenewRequest, RenewV2Request, TrackingMetadata } from '../../schemas/generated/types';
import { buildSaleParts, type PaymentParts } from './build-payment-request';

/** Call that renews a subscription, in either version. The request's session id is the idempotency key. */
export type RenewCall =
  | { call: 'renewSubscriptionV1'; subscriptionId: string; request: RenewRequest }
  | { call: 'renewSubscriptionV2'; subscriptionId: string; request: RenewV2Request };

type RenewParts = Omit<PaymentParts, 'session'> & { stepId: string };

/** The renew request of spec 3. Version 1 takes one entry, with separate installments. */
export function buildRenewCall(parts: RenewParts): RenewCall {
  const { checkout, order, entries, stepId } = parts;
  const { id: subscriptionId, amount, type } = order;
  const shared = { ...buildSaleParts(parts), metadata: buildMetadata(checkout.flow.id, stepId, checkout.search) };
  if (order.call === 'v2') {
    const request = { ...shared, amount, ...(type === undefined ? {} : { type }), paymentMethods: entries };
    return { call: 'renewSubscriptionV2', subscriptionId, request };
  }
  const [{ installments, ...paymentMethod }] = entries;
  const counted = installments === undefined ? {} : { numberInstallments: installments };
  return { call: 'renewSubscriptionV1', subscriptionId, request: { ...shared, ...counted, paymentMethod } };
}

const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

function buildMetadata(flow: string, step: string, search: string): TrackingMetadata {
  const query = new URLSearchParams(search);
  const campaign = campaignKeys.flatMap((key) => {
    const value = query.get(key);
    return value === null ? [] : [[key, value] as const];
  });
  return { flow, step, ...Object.fromEntries(campaign) };
}
