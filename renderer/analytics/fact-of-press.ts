import { orderIdentity } from '../../model/money/order-identity';
import { type Order, orderPayableBy, selectOrder } from '../../model/money/select-order';
import { buyerOf, ownerOf } from '../session/purchase-owner';
import { buildOrderSale } from './build-sale';
import { type Fact, type MeasuredPage, upsellKey } from './list-facts';
import type { Press } from './track';

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
