import type { CheckoutSearch } from '../../model/location/parse-checkout-url';
import { amountDueToday, type OfferedPlan } from '../../model/money/offered-plan';
import type { PaymentMethodEntry, PaymentRequest } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import { normalizePhone } from '../forms/normalize-phone';
import type { Session } from '../session/session';

export interface PaymentParts {
  checkout: CheckoutView;
  session: Session;
  location: CheckoutSearch;
  plan: OfferedPlan;
  operation: PaymentRequest['operation'];
  type: PaymentRequest['type'];
  entries: PaymentMethodEntry[];
  /** CPF or CNPJ as typed. */
  document: string | undefined;
}

/** The payment create request of spec 3, from the query, the session and the form. */
export function buildPaymentRequest(parts: PaymentParts): PaymentRequest {
  const { checkout, session, location, plan, operation, type, entries, document } = parts;
  const { query } = location;
  const lead = query.route === 'vip' && query.contactId !== undefined ? query.contactId : session.leadId;
  return {
    ...(session.name === ''
      ? {}
      : { name: session.name, email: session.email, phone: normalizePhone(session.phone).value }),
    ...(document ? { document: document.replace(/[^0-9A-Za-z]/g, '').toUpperCase() } : {}),
    ...(lead === null ? {} : { sfLeadId: lead }),
    ...(query.voucher === undefined ? {} : { voucher: query.voucher }),
    ...(checkout.settings.payment.usesBusinessAndProductCode ? { productCode: checkout.product.code } : {}),
    amount: amountDueToday(plan),
    business: checkout.settings.business,
    operation,
    ...(type === undefined ? {} : { type }),
    plan: plan.code,
    planType: plan.planType,
    planId: plan.id,
    seller: location.seller,
    source: location.source,
    paymentMethods: entries as PaymentRequest['paymentMethods'],
  };
}
