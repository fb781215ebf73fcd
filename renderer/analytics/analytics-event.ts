import type { Area, PaidMethod } from '../../schemas/generated/types';

/** Names of GA4; `generate_pix`, `generate_bankslip` and the two of the upsell are our own. */
export const eventNames = [
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
export interface EventItem {
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
export const campaignKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'ttclid',
  'msclkid',
] as const;

/** The page of an event: names of ours and of the link. */
export interface EventPage extends Partial<Record<(typeof campaignKeys)[number], string>> {
  brand: string;
  area: Area;
  flow: string;
  step: string;
  seller: string;
  source: string;
}

/** What is pushed to `dataLayer`. No key holds anything of the buyer's. */
export interface AnalyticsEvent extends EventPage {
  event: EventName;
  ecommerce: EventSale;
}
