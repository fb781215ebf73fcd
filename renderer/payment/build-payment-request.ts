import { readQuery } from '../../model/location/clean-query';
import type { Order } from '../../model/money/select-order';
import type { PaymentRequest } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import type { PaymentEntries } from '../contract/step-contract';
import { normalizePhone } from '../forms/normalize-phone';
import type { Session } from '../session/session';

export interface PaymentParts {
  checkout: CheckoutView;
  session: Session;
  order: Order;
  entries: PaymentEntries;
  /** CPF or CNPJ as typed. */
  document: string | undefined;
}

/** The payment create request of spec 3, from the query, the session and the form. */
export function buildPaymentRequest(parts: PaymentParts): PaymentRequest {
  const { checkout, session, order, entries, document } = parts;
  const { plan, items, voucher, amount, operation, type } = order;
  const query = readQuery(checkout.search);
  const lead = query.route === 'vip' && query.contactId !== undefined ? query.contactId : session.leadId;
  return {
    ...(session.name === ''
      ? {}
      : { name: session.name, email: session.email, phone: normalizePhone(session.phone).value }),
    ...(document ? { document: document.replace(/[^0-9A-Za-z]/g, '').toUpperCase() } : {}),
    ...(lead === null ? {} : { sfLeadId: lead }),
    ...(voucher === undefined ? {} : { voucher }),
    ...(checkout.settings.payment.usesBusinessAndProductCode ? { productCode: checkout.product.code } : {}),
    amount,
    business: checkout.settings.business,
    operation,
    ...(type === undefined ? {} : { type }),
    plan: plan.code,
    planType: plan.planType,
    planId: plan.id,
    seller: checkout.seller.id,
    source: checkout.seller.source,
    paymentMethods: entries,
    ...(items.length === 0 ? {} : { items }),
  };
}
