import { clickKeys, utmKeys } from '../../model/location/campaign-keys';
import { profileAmount, profilesOf } from '../../model/money/order-items';
import { type Order, orderIdentity } from '../../model/money/select-order';
import { orderCodeOf } from '../../schemas/api/order-code';
import type { Area, PaidMethod, PurchasedPlan } from '../../schemas/generated/types';
import type { ConsentAnswer } from '../session/consent';

/** Event names of GA4; `generate_pix`, `generate_bankslip` and the two of the upsell are our own. */
const eventNames = [
  'begin_checkout',
  'generate_lead',
  'add_payment_info',
  'generate_pix',
  'generate_bankslip',
  'purchase',
  'view_promotion',
  'upsell_accept',
  'upsell_refuse',
] as const;

export type EventName = (typeof eventNames)[number];

/** An item as GA4 wants it. Prices in major units. */
interface EventItem {
  item_id: string;
  item_name: string;
  /** What the item is: `plan`, an upsell's plan, or what is added to it. */
  item_category: string;
  /** Name of the plan. */
  item_variant?: string;
  price: number;
  quantity: number;
}

/** Amounts in major units of `currency`. */
export interface EventSale {
  /** ISO 4217. */
  currency: string;
  /** Charged today: 0 while a trial runs. */
  value: number;
  /** Charged when the trial ends. */
  later_value?: number;
  items: EventItem[];
  coupon?: string;
  payment_type?: PaidMethod;
  /** Code on the receipt. The token opens the payment, so it stays here. */
  transaction_id?: string;
  /** Id of the offer that is shown after the purchase. */
  promotion_id?: 'upsell';
}

/** Query keys of campaigns and clicks, as links carry them. */
export const campaignKeys = [...utmKeys, 'utm_id', ...clickKeys, 'msclkid'] as const;

/** The page of an event: names of ours and of the link. */
export interface EventPage extends Partial<Record<(typeof campaignKeys)[number], string>> {
  brand: string;
  area: Area;
  flow: string;
  step: string;
  seller: string;
  source: string;
  /** The buyer's answer about measuring; absent when they gave none. */
  consent?: ConsentAnswer;
  /** Feature flags that the visit met, such as `short-order:on`, with commas between them. */
  experiments?: string;
}

/** What is pushed to `dataLayer`. No key holds anything of the buyer's. */
export interface AnalyticsEvent extends EventPage {
  event: EventName;
  /** Id that the payment's request carried; only with consent. */
  event_id?: string;
  ecommerce: EventSale;
}

/** Both currencies have a hundred minor units (spec 9). */
const minorUnits = 100;

/** Order and purchase state amounts in minor units; GA4 wants major ones. */
function toMajor(amount: number): number {
  return amount / minorUnits;
}

/** Sale of an order that is not paid yet. @param productName name of the sold product */
export function buildOrderSale(order: Order, productName: string): EventSale {
  const { plan, items, amount, later, currency, voucher, kind, id } = order;
  const ofPlan: EventItem = {
    item_id: plan.id,
    item_name: productName,
    item_category: kind === 'plan' && id === 'upsell' ? 'upsell' : kind,
    item_variant: plan.planName,
    price: toMajor(profileAmount(plan, items)),
    quantity: profilesOf(items),
  };
  const others = items
    .filter((item) => item.amount > 0)
    .map(
      (item): EventItem => ({
        item_id: item.id,
        item_name: item.name ?? item.kind,
        item_category: item.kind,
        price: toMajor(item.amount),
        quantity: item.quantity,
      }),
    );
  return {
    currency,
    value: toMajor(amount),
    ...(later && { later_value: toMajor(later.amount) }),
    items: [ofPlan, ...others],
    ...(voucher === undefined ? {} : { coupon: voucher }),
  };
}

/** Facts of an order that its purchase record lacks: prices of the items, and the voucher. */
export type Basket = Pick<EventSale, 'items' | 'coupon'>;

export function basketOf({ items, coupon }: EventSale): Basket {
  return { items, ...(coupon !== undefined && { coupon }) };
}

/** Name of a basket, by what order and record have in common. */
export function basketOfOrder(order: Order, method: PaidMethod): string {
  return [order.plan.id, orderIdentity(order) ?? '', method].join('|');
}

export function basketOfPurchase({ planId, order = '', method }: PurchasedPlan): string {
  return [planId, order, method].join('|');
}

/**
 * Sale of a purchase: the record's amounts, and the items of the order as they were sent.
 *
 * @param basket undefined when this browser has not kept it: the plan then stands for all
 */
export function buildPurchaseSale(purchase: PurchasedPlan, productName: string, basket: Basket | undefined): EventSale {
  const { token, planId, planName, amount, scheduled, currency, method } = purchase;
  const alone: EventItem = {
    item_id: planId,
    item_name: productName,
    item_category: 'plan',
    item_variant: planName,
    price: toMajor(scheduled?.amount ?? amount),
    quantity: 1,
  };
  return {
    transaction_id: orderCodeOf(token),
    currency,
    value: toMajor(amount),
    ...(scheduled && { later_value: toMajor(scheduled.amount) }),
    payment_type: method,
    ...(basket ?? { items: [alone] }),
  };
}
