import type { PurchaseItem } from '../../schemas/generated/types';
import { profilesOf } from './order-items';

/** Stock of an item and the currency of its country; undefined for an id that is not sold. */
export type SoldItem = { currency: string; available?: number } | undefined;

/**
 * - `unknown`: not sold with this plan, or of another currency
 * - `unit`: more than one unit
 * - `profiles`: people of another plan, or stated twice
 * - `seats`: more tickets than people
 * - `sold-out`: fewer places left than all items of one ticket need
 */
export type ItemFault = 'unknown' | 'unit' | 'profiles' | 'seats' | 'sold-out';

/** The rule of an order's items, all together. */
export function findItemFault(
  plan: { id: string; currency: string },
  items: readonly PurchaseItem[],
  find: (item: PurchaseItem) => SoldItem,
): ItemFault | undefined {
  const profiles = items.filter(({ kind }) => kind === 'profiles');
  if (profiles.length > 1 || profiles.some(({ id }) => id !== plan.id)) return 'profiles';
  if (items.some((item) => item.kind !== 'profiles' && find(item)?.currency !== plan.currency)) return 'unknown';
  const countOf = (some: readonly PurchaseItem[]) => some.reduce((sum, { quantity }) => sum + quantity, 0);
  if (countOf(items.filter(({ kind }) => kind === 'unit')) > 1) return 'unit';
  const tickets = items.filter(({ kind }) => kind === 'ticket');
  const isSoldOut = (ticket: PurchaseItem) =>
    countOf(tickets.filter(({ id }) => id === ticket.id)) > (find(ticket)?.available ?? Number.POSITIVE_INFINITY);
  if (tickets.some(isSoldOut)) return 'sold-out';
  return countOf(tickets) > profilesOf(items) ? 'seats' : undefined;
}
