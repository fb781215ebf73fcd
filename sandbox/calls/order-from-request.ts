import { withAmount } from '../../model/money/with-amount';
import type { PaymentMethodEntry, PaymentRequest, PlanSummary } from '../../schemas/generated/types';
import { ApiFailure, invalidRequest, notFound, refusalFailure, unprocessable } from '../api-failure';
import type { SandboxProduct } from '../catalogue/build-sandbox-catalogue';
import { demoBuyer } from '../catalogue/demo-id';
import { allProducts, choosePlan, findProducts, type Offer } from '../catalogue/find-product';
import { pricePurchase } from '../catalogue/price-purchase';
import { saleOf } from '../catalogue/sale-of';
import { summarisePlan } from '../catalogue/summarise-plan';
import { checkEntries } from '../payments/check-entries';
import { emailResult } from '../payments/magic-values';
import type { Buyer, PaymentOrder } from '../payments/payment-order';
import { scheduleCharge } from '../payments/schedule-charge';
import type { SandboxContext } from '../sandbox-context';
import { findInvoice } from './find-invoice';
import { selectLead } from './find-lead';
import { findSubscription } from './find-subscription';
import { stampAgreement } from './stamp-agreement';

/** Product and price, independent of the request's amount. */
interface Price {
  offer: Offer;
  /** The plan with the price of the whole order. */
  plan: PlanSummary;
  /** Payer, when the request does not name one. */
  buyer?: Buyer;
  /** Subscription that an upgrade changes, with its current plan. */
  upgraded?: { id: string; planId: string };
}

/** Operations that pay the invoice in the request; without one, they sell a plan. */
const INVOICED_SALES: readonly string[] = ['sale-invoice', 'first-invoice-payment'];

/**
 * Checks and prices a payment request.
 *
 * @throws ApiFailure 404, or 422 with `amount_changed`, `invalid_request`, `method_unavailable` and the like
 */
export async function orderFromRequest(context: SandboxContext, request: PaymentRequest): Promise<PaymentOrder> {
  const price = await priceRequest(context, request);
  if (price.offer.product.business !== request.business) throw invalidRequest({ business: 'business' });
  const { offer, plan } = price;
  const scheduled = scheduleCharge(offer, plan.amount, request, context.now());
  const amount = scheduled ? 0 : plan.amount;
  checkAmount(amount, offer, request.amount, request.paymentMethods);
  const buyer = await findBuyer(context, request, price.buyer);
  const checked = await checkEntries(context, { offer, plan, buyer }, request.paymentMethods);
  return {
    offer,
    operation: request.operation,
    ...checked,
    amount,
    ...(scheduled && { scheduled, charged: 0 }),
    items: request.items ?? [],
    buyer,
    type: request.type,
    voucher: request.voucher,
    seller: request.seller,
    source: request.source,
    ...stampAgreement(request, context.now()),
    leadId: request.sfLeadId,
    invoiceId: request.invoiceId,
    typedEmail: request.email,
    subscriptionId: price.upgraded?.id,
    upgradedPlanId: price.upgraded?.planId,
  };
}

/**
 * Compares the amount that the buyer saw with the current price.
 *
 * @throws ApiFailure 422 `amount_changed` with the amount, or `invalid_request` when the parts do not add up
 */
export function checkAmount(
  amount: number,
  { product: { currency } }: Offer,
  shown: number,
  entries: readonly PaymentMethodEntry[],
): void {
  if (shown !== amount)
    throw new ApiFailure(422, { code: 'amount_changed', retryable: false, outcome: 'none', amount, currency });
  const sum = entries.reduce((total, entry) => total + entry.amount, 0);
  if (sum !== shown) throw invalidRequest({ paymentMethods: 'sum' });
}

async function priceRequest(context: SandboxContext, request: PaymentRequest): Promise<Price> {
  const { operation, invoiceId, subscriptionId, planId, plan, planType } = request;
  // A renewal has its own call, which checks the subscription's business and product.
  if (subscriptionId !== undefined && operation !== 'upgrade') throw invalidRequest({ subscriptionId: 'unexpected' });
  const isInvoicedSale = INVOICED_SALES.includes(operation);
  if (operation === 'invoice' || (isInvoicedSale && invoiceId !== undefined)) return priceInvoice(context, request);
  // Its row would mark the invoice as paid.
  if (invoiceId !== undefined) throw invalidRequest({ invoiceId: 'unexpected' });
  if (planId === undefined && plan === undefined && planType === undefined)
    throw invalidRequest({ planId: 'required' });
  const products = candidates(context, request);
  const isOfMethod = planId !== undefined && products.some(({ methodPlanIds }) => methodPlanIds?.includes(planId));
  const chosen = choosePlan(products, { planId: isOfMethod ? undefined : planId, plan, planType });
  const offer = operation === 'direct' || isInvoicedSale ? saleOf(chosen, request.email) : chosen;
  if (subscriptionId !== undefined) return priceUpgrade(context, request, subscriptionId, offer);
  const { items = [] } = request;
  refuseSoldOut(items, emailResult(request.email ?? ''));
  return { offer, plan: pricePurchase(context.catalogue, offer, request.voucher, items) };
}

/** Plays an extra or a ticket that sells out before the payment. */
function refuseSoldOut(items: NonNullable<PaymentRequest['items']>, result: string | undefined): void {
  const has = (kind: (typeof items)[number]['kind']) => items.some((item) => item.kind === kind);
  if (has('bump') && result === 'sold_out') throw notFound('item_not_found');
  if (has('ticket') && result === 'ticket_sold_out') throw unprocessable('ticket_sold_out');
}

/** Price of an upgrade: the difference. No other plan than the offered one is sold by a subscription's link. */
async function priceUpgrade(
  context: SandboxContext,
  request: PaymentRequest,
  subscriptionId: string,
  offer: Offer,
): Promise<Price> {
  const { id, offer: held, special, status, buyer } = await findSubscription(context, subscriptionId);
  if (status === 'canceled') throw notFound('subscription_not_found');
  const { id: planId } = held.plan;
  if (planId === offer.plan.id) throw refusalFailure('duplicate');
  if (special?.kind !== 'upgrade' || special.plan.id !== offer.plan.id) throw unprocessable('plan_not_offered');
  refuseItems(request);
  return { offer, buyer, upgraded: { id, planId }, plan: withAmount(special.plan, special.amount) };
}

async function priceInvoice(context: SandboxContext, request: PaymentRequest): Promise<Price> {
  const { invoiceId } = request;
  if (invoiceId === undefined) throw invalidRequest({ invoiceId: 'required' });
  refuseItems(request);
  const invoice = await findInvoice(context, invoiceId);
  if (invoice.status === 'paid') throw unprocessable('invoice_already_paid');
  if (invoice.status === 'canceled') throw notFound('invoice_not_found');
  if (invoice.status === 'expired') throw unprocessable('invoice_expired');
  return { offer: invoice.offer, plan: summarisePlan(invoice.offer), buyer: demoBuyer };
}

/** A fixed price includes no extra items; they would be free. */
function refuseItems({ items = [] }: PaymentRequest): void {
  if (items.length > 0) throw invalidRequest({ items: 'unexpected' });
}

/** Products with the requested code, those of the request's business first. */
function candidates(context: SandboxContext, { productCode, business }: PaymentRequest): SandboxProduct[] {
  const catalogue = context.catalogue;
  if (productCode !== undefined) {
    const products = findProducts(catalogue, productCode);
    return products.sort((a, b) => Number(b.business === business) - Number(a.business === business));
  }
  const products = allProducts(catalogue).filter((product) => product.business === business);
  if (products.length === 0) throw notFound('product_not_found');
  return products;
}

/**
 * Finds the payer: the request, else its lead, invoice or subscription. A recovered purchase sends no name or e-mail.
 */
async function findBuyer(context: SandboxContext, request: PaymentRequest, known: Buyer | undefined): Promise<Buyer> {
  // A link's contact id may belong to another system, so an unknown id is no error.
  const lead = request.sfLeadId === undefined ? undefined : await selectLead(context, request.sfLeadId);
  const other = lead ?? known;
  const name = request.name ?? other?.name;
  const email = request.email ?? other?.email;
  const phone = request.phone ?? other?.phone;
  if (name === undefined) throw invalidRequest({ name: 'required' });
  if (email === undefined) throw invalidRequest({ email: 'required' });
  return { name, email, phone, document: request.document };
}
