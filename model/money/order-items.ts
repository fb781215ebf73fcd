import type { BrandSettings, PurchaseItem } from '../../schemas/generated/types';
import { type OfferedPlan, withoutTrial } from './offered-plan';

/** Something in the order besides the plan, with what the buyer reads of it. */
export interface OrderItem extends PurchaseItem {
  /** Absent for an item without a line of its own, such as the unit. */
  name?: string;
  /** Price of one, in minor units; 0 for the profiles, which multiply the plan. */
  amount: number;
}

/** The buyer's choices besides the plan. */
export interface ItemMemory {
  bump?: { id: string } | null;
  /** People that the plan is bought for. */
  profiles?: { quantity: number } | null;
  ticket?: { id: string; name: string; amount: number; quantity?: number } | null;
  unit?: { salesforceId: string } | null;
}

/**
 * Items of an order. The server prices them again. An extra that the brand no longer sells is no item, and one profile
 * is the plan itself.
 */
export function selectItems(
  { extras = [] }: Pick<BrandSettings, 'extras'>,
  { bump, profiles, ticket, unit }: ItemMemory,
  { id: planId }: Pick<OfferedPlan, 'id'>,
): OrderItem[] {
  const extra = bump && extras.find(({ id }) => id === bump.id);
  const items: OrderItem[] = [];
  if (extra) items.push({ kind: 'bump', quantity: 1, ...extra });
  if (profiles && profiles.quantity > 1)
    items.push({ kind: 'profiles', id: planId, quantity: profiles.quantity, amount: 0 });
  if (ticket) items.push({ kind: 'ticket', quantity: 1, ...ticket });
  if (unit) items.push({ kind: 'unit', id: unit.salesforceId, quantity: 1, amount: 0 });
  return items;
}

/** Price of the items that are added to the plan, in minor units. */
export function extrasAmount(items: readonly OrderItem[]): number {
  return items.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
}

/** Number of times the plan is bought. */
export function profilesOf(items: readonly OrderItem[]): number {
  return items.find(({ kind }) => kind === 'profiles')?.quantity ?? 1;
}

/**
 * The plan with the price of its order: times the profiles, plus the other items. Interest keeps its rate. Items that
 * cost something end a trial, because they are due today.
 */
export function withItems(plan: OfferedPlan, items: readonly OrderItem[]): OfferedPlan {
  const extras = extrasAmount(items);
  const profiles = profilesOf(items);
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
