import { offerIds, type Step } from '../../model/flow/resolve-step';
import { isOfUpsell, type Order, orderIdentity, orderPayableBy, selectOrder } from '../../model/money/select-order';
import type { PurchasedPlan } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import { fingerprintOf } from '../session/fingerprint-of';
import { buyerOf, ownerOf } from '../session/purchase-owner';
import type { Session } from '../session/session';
import type { EventName, EventSale } from './build-sale';
import { type Basket, basketOfPurchase, buildOrderSale, buildPurchaseSale } from './build-sale';
import type { Press } from './track';

/** An event with the identity that makes it one: a fact of the session is pushed once, however often it is seen. */
export interface Fact {
  event: EventName;
  /** Identity of its order, for the mark in this browser. It is never pushed. */
  key: string;
  sale: EventSale;
  /** Id that the seller's server knows too. */
  eventId?: string | undefined;
}

/** State of a page that tells which events have happened. */
export interface MeasuredPage {
  checkout: CheckoutView;
  step: Step;
  /** Restored. */
  session: Session;
}

/**
 * Events that the session and the step tell by themselves. A reload, Back, or another tab sees the same facts; a pix
 * that is paid later adds one. What another browser has paid is its own fact.
 *
 * @param readBasket items of an order that this browser has sent, by `basketOfPurchase`, or by its payment's fingerprint
 */
export function listFacts(page: MeasuredPage, readBasket: (key: string) => Basket | undefined): Fact[] {
  const { checkout, step, session } = page;
  const manifest = checkout.manifests[step.templateId];
  const isBehindPayment = manifest.waitsForPayment || manifest.needs?.includes('purchase');
  const isForSale = !(isBehindPayment || manifest.isErrorPage || manifest.forwards);
  const order = selectOrder(checkout, session, step);
  return [
    ...(order && isForSale ? listOfOrder(order, page) : []),
    ...(order && manifest.sells === 'upsell' && !session.purchases.upsell ? [promotionOf(order, page)] : []),
    ...listOfPayments(page, readBasket),
  ];
}

/** The order that a page offers, and the buyer who has left a name for it. */
function listOfOrder(order: Order, { checkout, session }: MeasuredPage): Fact[] {
  const sale = buildOrderSale(order, checkout.product.name);
  const key = orderKey(order, checkout);
  const asksLead = checkout.flow.steps.some(({ templateId }) => checkout.manifests[templateId].gives?.includes('lead'));
  const isLead = session.leadId !== null && asksLead && order.kind === 'plan';
  return [
    { event: 'begin_checkout', key, sale },
    ...(isLead ? [{ event: 'generate_lead' as const, key: `${key}:${fingerprintOf(session.email)}`, sale }] : []),
  ];
}

function promotionOf(order: Order, { checkout, session }: MeasuredPage): Fact {
  const sale: EventSale = { ...buildOrderSale(order, checkout.product.name), promotion_id: 'upsell' };
  return { event: 'view_promotion', key: upsellKey(session, checkout), sale };
}

/** Open codes and slips, and paid purchases. A refused payment leaves no record, so it is no fact. */
function listOfPayments({ checkout, session }: MeasuredPage, readBasket: (key: string) => Basket | undefined): Fact[] {
  const { pix, purchases, elsewhere } = session;
  const facts: Fact[] = [];
  const add = (event: EventName, purchase: PurchasedPlan) => {
    const key = fingerprintOf(purchase.token);
    const counted = readBasket(key);
    // After a day the session no longer knows that this browser made it.
    if (purchase.token === elsewhere && !counted) return;
    const { product } = (isOfUpsell(purchase.order) && checkout.offers.upsell) || checkout.offers.main;
    const sale = buildPurchaseSale(purchase, product.name, counted ?? readBasket(basketOfPurchase(purchase)));
    facts.push({ event, key, sale, ...(event === 'purchase' && { eventId: purchase.eventId }) });
  };
  if (pix) add('generate_pix', pix.purchase);
  for (const offer of offerIds) {
    const purchase = purchases[offer];
    if (purchase?.status === 'pending' && purchase.bankslip) add('generate_bankslip', purchase);
    if (purchase?.status === 'paid') add('purchase', purchase);
  }
  return facts;
}

/** Identity of what a page offers, before a plan, a method or a buyer is chosen. */
function orderKey({ kind, id }: Order, checkout: CheckoutView): string {
  const { productCode, area } = ownerOf(checkout);
  return [productCode, area, kind, id].join(':');
}

/** One upsell stands behind one purchase. */
function upsellKey({ purchases }: Session, checkout: CheckoutView): string {
  const { productCode, area } = ownerOf(checkout);
  return [productCode, area, purchases.main?.token].join(':');
}

/** Event of a press; undefined for one that is about no order. */
export function factOfPress(press: Press, page: MeasuredPage): Fact | undefined {
  const { checkout, session, step } = page;
  if (press.event === 'add_payment_info') {
    const { order, method } = press;
    const sale = { ...buildOrderSale(orderPayableBy(order, method), checkout.product.name), payment_type: method };
    return { event: press.event, key: `${identityOf(order, page)}:${method}`, sale };
  }
  const order = selectOrder(checkout, session, step);
  if (!order) return undefined;
  const sale = buildOrderSale(order, checkout.product.name);
  return { event: press.event, key: upsellKey(session, checkout), sale: { ...sale, promotion_id: 'upsell' } };
}

/** The order's identity of PAY-2 without the method: kind, id, items, amount, plan and payer. */
function identityOf(order: Order, { checkout, session }: MeasuredPage): string {
  const { productCode, area } = ownerOf(checkout);
  const { payer, buyer = payer } = buyerOf(session);
  return [productCode, area, order.plan.id, orderIdentity(order) ?? '', order.total, buyer].join(':');
}
