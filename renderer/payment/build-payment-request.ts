import { readQuery } from '../../model/location/clean-query';
import type { Order } from '../../model/money/select-order';
import type { PaymentMethod, PaymentRequest, RenewRequest, RenewV2Request } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import type { PaymentEntries } from '../contract/step-contract';
import { normalizePhone } from '../forms/normalize-phone';
import { buildMetadata, buildOldMetadata } from '../session/build-metadata';
import { listAcceptances } from '../session/list-acceptances';
import type { Session } from '../session/session';

export interface PaymentParts {
  checkout: CheckoutView;
  session: Session;
  order: Order;
  entries: PaymentEntries;
  /** CPF or CNPJ as typed. */
  document: string | undefined;
  /** Plan id of the method in place of the plan's own. */
  planId?: string | undefined;
  /** Number that a push goes to, in E.164. It replaces the buyer's own. */
  phone?: string | undefined;
  stepId: string;
}

/** The payment request of spec 3, from query, session and form. The id of an invoice or subscription identifies its payer. */
export function buildPaymentRequest(parts: PaymentParts): PaymentRequest {
  const { checkout, session, order, entries, planId, phone, stepId } = parts;
  const { kind, id, plan, items, voucher, amount, operation, type } = order;
  return {
    ...(kind === 'plan' ? buildBuyer(session) : {}),
    ...(phone === undefined ? {} : { phone }),
    ...buildSaleParts(parts),
    ...(kind === 'plan' && planId !== undefined ? { planId } : {}),
    ...(kind === 'plan' ? leadOf(parts) : kind === 'invoice' ? { invoiceId: id } : { subscriptionId: id }),
    ...(voucher === undefined ? {} : { voucher }),
    amount,
    operation,
    ...(type === undefined ? {} : { type }),
    plan: plan.code,
    planType: plan.planType,
    paymentMethods: entries,
    ...buildMetadata(checkout, stepId),
    ...listAcceptances(checkout, session),
    ...(items.length === 0
      ? {}
      : { items: items.map(({ kind: item, id: itemId, quantity }) => ({ kind: item, id: itemId, quantity })) }),
  };
}

/** The buyer's data in this browser. The backend has the rest of a recovered lead. */
function buildBuyer({ name, email, phone }: Session): Pick<PaymentRequest, 'name' | 'email' | 'phone'> {
  return {
    ...(name !== '' && { name }),
    ...(email !== '' && { email }),
    ...(phone !== '' && { phone: normalizePhone(phone).value }),
  };
}

function leadOf({ checkout, session }: PaymentParts): Pick<PaymentRequest, 'sfLeadId'> {
  const query = readQuery(checkout.search);
  const lead = query.route === 'vip' && query.contactId !== undefined ? query.contactId : session.leadId;
  return lead === null ? {} : { sfLeadId: lead };
}

/** Fields that every payment request has. */
export function buildSaleParts({ checkout, order, document }: Omit<PaymentParts, 'session' | 'entries' | 'stepId'>) {
  return {
    ...(document ? { document: document.replace(/[^0-9A-Za-z]/g, '').toUpperCase() } : {}),
    ...(checkout.settings.payment.usesBusinessAndProductCode ? { productCode: checkout.product.code } : {}),
    business: checkout.settings.business,
    planId: order.plan.id,
    seller: checkout.seller.id,
    source: checkout.seller.source,
  };
}

/** Call that renews a subscription, in either version. The request's session id is the idempotency key. */
export type RenewCall =
  | { call: 'renewSubscriptionV1'; subscriptionId: string; request: RenewRequest }
  | { call: 'renewSubscriptionV2'; subscriptionId: string; request: RenewV2Request };

/** The renew request of spec 3. Version 1 takes one entry, with separate installments. */
export function buildRenewCall(parts: Omit<PaymentParts, 'planId' | 'phone'>): RenewCall {
  const { checkout, session, order, entries, stepId } = parts;
  const { id: subscriptionId, amount, type } = order;
  const shared = {
    ...buildSaleParts(parts),
    metadata: buildOldMetadata(checkout, stepId),
    ...buildMetadata(checkout, stepId),
    ...listAcceptances(checkout, session),
  };
  if (order.call === 'v2') {
    const request = { ...shared, amount, ...(type === undefined ? {} : { type }), paymentMethods: entries };
    return { call: 'renewSubscriptionV2', subscriptionId, request };
  }
  const [{ installments, ...paymentMethod }] = entries;
  const counted = installments === undefined ? {} : { numberInstallments: installments };
  return { call: 'renewSubscriptionV1', subscriptionId, request: { ...shared, ...counted, paymentMethod } };
}

/** Entries under the method names of the brand's backend: Mozambique's methods may have names of their own. */
export function nameEntries({ settings }: Pick<CheckoutView, 'settings'>, entries: PaymentEntries): PaymentEntries {
  const { methodNames = {} } = settings;
  return entries.map((entry) => ({
    ...entry,
    method: methodNames[entry.method as PaymentMethod] ?? entry.method,
  })) as PaymentEntries;
}
