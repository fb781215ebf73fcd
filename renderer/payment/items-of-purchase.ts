import type { Order } from '../../model/money/select-order';
import type { PurchasedPlan } from '../../schemas/generated/types';

/** Items that the record of a payment keeps for its receipt. Ids and prices stand in the order's identity and amount. */
export function itemsOfPurchase({ items }: Pick<Order, 'items'>): Pick<PurchasedPlan, 'items'> {
  if (items.length === 0) return {};
  return {
    items: items.map(({ kind, name, quantity, startsAt, city, place }) => ({
      kind,
      ...(name && { name }),
      quantity,
      ...(startsAt && { startsAt }),
      ...(city && { city }),
      ...(place && { place }),
    })),
  };
}
