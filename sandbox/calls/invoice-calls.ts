import type { CallHandlers } from '../call-handler';
import { summarisePlan } from '../catalogue/summarise-plan';
import { findInvoice } from './find-invoice';

/** Invoice calls; they reveal nothing about the payer. */
export const invoiceCalls: CallHandlers<'loadInvoice'> = {
  async loadInvoice(context, { path }) {
    const { id, offer, amount, status, dueDate } = await findInvoice(context, path.id);
    const { currency, productCode } = offer.product;
    return { id, amount, currency, plan: summarisePlan(offer), status, dueDate, productCode };
  },
};
