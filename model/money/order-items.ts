import type { BrandSettings, PurchaseItem } from '../../schemas/generated/types';
import { type OfferedPlan, withoutTrial } from './offered-plan';

/** Something in the order besides the plan, with what the buyer reads of it. */
export interface OrderItem extends PurchaseItem {
  /** Absent for an item without a line of its own, such as an unnamed unit. */
  name?: string;
  /** Price of one, in minor units; 0 for the profiles, which multiply the plan. */
  amount: number;
  /** Start of a ticket, ISO 8601. */
  startsAt?: string;
  city?: string;
  place?: string;
}

/** The buyer's choices besides the plan. */
export interface ItemMemory {
  bump?: { id: string } | null;
  /** People that the plan is bought for, and those that the upsell's plan is bought for. */
  profiles?: { quantity: number; extra?: number } | null;
  ticket?: Ticket | null;
  unit?: { salesforceId: string; name?: string; city?: string } | null;
}

interface Ticket extends Pick<OrderItem, 'startsAt' | 'city' | 'place'> {
  id: string;
  name: string;
  amount: number;
  currency?: string;
}

/**
 * Items of an order. The server prices them again. An extra that the brand no longer sells is no item, nor is a ticket
 * in another currency. One profile is the plan itself.
 */
export function selectItems(
  { extras = [] }: Pick<BrandSettings, 'extras'>,
  { bump, profiles, ticket, unit }: ItemMemory,
  { id: planId, currency }: Pick<OfferedPlan, 'id' | 'currency'>,
): OrderItem[] {
  const extra = bump && extras.find(({ id }) => id === bump.id);
  const items: OrderItem[] = [];
  if (extra) items.push({ kind: 'bump', quantity: 1, ...extra });
  if (profiles && profiles.quantity > 1)
    items.push({ kind: 'profiles', id: planId, quantity: profiles.quantity, amount: 0 });
  if (ticket && (ticket.currency ?? currency) === currency) items.push(ticketItem(ticket));
  if (unit) {
    const { salesforceId: id, name, city } = unit;
    items.push({ kind: 'unit', id, quantity: 1, amount: 0, ...(name && { name }), ...(city && { city }) });
  }
  return items;
}

function ticketItem({ id, name, amount, startsAt, city, place }: Ticket): OrderItem {
  const where = { ...(startsAt && { startsAt }), ...(city && { city }), ...(place && { place }) };
  return { kind: 'ticket', id, name, amount, quantity: 1, ...where };
}

/** Items of an upsell's order: the people that its plan is bought for. Other choices belong to the main offer. */
export function selectUpsellItems({ profiles }: ItemMemory, plan: Pick<OfferedPlan, 'id' | 'currency'>): OrderItem[] {
  return selectItems({}, { profiles: profiles?.extra ? { quantity: profiles.extra } : null }, plan);
}

/** Price of the items that are added to the plan, in minor units. */
export function extrasAmount(items: readonly OrderItem[]): number {
  return items.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
}

/** Price of the plan for one person, in minor units; a fraction if a group cannot share its price evenly. @param plan with the price of the whole order */
export function profileAmount({ amount }: Pick<OfferedPlan, 'amount'>, items: readonly OrderItem[]): number {
  return (amount - extrasAmount(items)) / profilesOf(items);
}

/** Number of times the plan is bought. */
export function profilesOf(items: readonly PurchaseItem[]): number {
  return items.find(({ kind }) => kind === 'profiles')?.quantity ?? 1;
}

/**
 * The plan with the price of its order: times the profiles, plus the other items. Interest keeps its rate. Items that
 * cost something end a trial, because they are due today.
 */
export function withItems(plan: OfferedPlan, items: readonly OrderItem[]): OfferedPlan {
  const profiles = profilesOf(items);
  const extras = extrasAmount(items) + (profiles > 1 ? (plan.groupRest ?? 0) : 0);
  if (items.length === 0) return plan;
  const priced = (amount: number) => amount * profiles + extras;
  const amount = priced(plan.amount);
  return {
    ...(amount === plan.amount ? plan : withoutTrial(plan)),
    amount,
    standardAmount: priced(plan.standardAmount),
    installments: plan.installments.map(({ id, tax, standardValue }) => {
      const interest = plan.amount === 0 ? 0 : Math.round((tax * amount) / plan.amount);
      const totalValue = amount + interest;
      return {
        id,
        value: Math.round(totalValue / id),
        standardValue: standardValue * profiles + Math.round(extras / id),
        tax: interest,
        totalValue,
      };
    }),
  };
}
