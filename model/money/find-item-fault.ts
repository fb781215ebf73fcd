import type { PurchaseItem } from '../../schemas/generated/types';
import { profilesOf } from './order-items';

/** What the seller has of an item; undefined for an id that it does not sell. */
export type SoldItem = { currency: string; available?: number } | undefined;

/**
 * - `unknown`: not sold with this plan, or priced in another currency
 * - `profiles`: people of another plan, or stated twice
 * - `seats`: more tickets than people
 * - `sold-out`: fewer places left than all items of one ticket need
 */
export type ItemFault = 'unknown' | 'profiles' | 'seats' | 'sold-out';

/** The rule of an order's items, all together. */
export function findItemFault(
  plan: { id: string; currency: string },
  items: readonly PurchaseItem[],
  find: (item: PurchaseItem) => SoldItem,
): ItemFault | undefined {
  const profiles = items.filter(({ kind }) => kind === 'profiles');
  if (profiles.length > 1 || profiles.some(({ id }) => id !== plan.id)) return 'profiles';
  const priced = items.filter(({ kind }) => kind === 'bump' || kind === 'ticket');
  if (priced.some((item) => find(item)?.currency !== plan.currency)) return 'unknown';
  const tickets = items.filter(({ kind }) => kind === 'ticket');
  const seatsOf = (some: readonly PurchaseItem[]) => some.reduce((sum, { quantity }) => sum + quantity, 0);
  const isSoldOut = (ticket: PurchaseItem) =>
    seatsOf(tickets.filter(({ id }) => id === ticket.id)) > (find(ticket)?.available ?? Number.POSITIVE_INFINITY);
  if (tickets.some(isSoldOut)) return 'sold-out';
  return seatsOf(tickets) > profilesOf(items) ? 'seats' : undefined;
}
