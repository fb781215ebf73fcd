import type { PaymentAnswer } from '../../schemas/generated/types';
import { notFound } from '../api-failure';
import type { CallHandlers, CallInput } from '../call-handler';
import { summarisePlan } from '../catalogue/summarise-plan';
import { findPayment } from '../payments/ledger';
import { paymentStatusAnswer } from '../payments/payment-row';
import { refreshPayment } from '../payments/settle-payment';
import { takePayment } from '../payments/take-payment';
import type { SandboxContext } from '../sandbox-context';
import { findInvoice } from './find-invoice';
import { orderFromRequest } from './order-from-request';

/** What brought the buyer of every demo invoice. */
const campaign = { utm_source: 'email', utm_campaign: 'fatura' };

/** Payments and invoices. An invoice reveals nothing about the payer. */
export const paymentCalls: CallHandlers<'createPaymentV1' | 'createPaymentV2' | 'loadPayment' | 'loadInvoice'> = {
  createPaymentV1: pay,
  createPaymentV2: pay,

  async loadPayment(context, { path }) {
    const row = await findPayment(context.store.db, path.token);
    if (!row) throw notFound('payment_not_found');
    return paymentStatusAnswer(await refreshPayment(context, row));
  },

  async loadInvoice(context, { path }) {
    const { id, offer, amount, status, dueDate } = await findInvoice(context, path.id);
    const { currency, productCode } = offer.product;
    return { id, amount, currency, plan: summarisePlan(offer), status, dueDate, productCode, metadata: campaign };
  },
};

async function pay(
  context: SandboxContext,
  { id, body, idempotencyKey: key }: CallInput<'createPaymentV1' | 'createPaymentV2'>,
): Promise<PaymentAnswer> {
  return takePayment(context, { key, call: id, target: '', body }, () => orderFromRequest(context, body));
}
