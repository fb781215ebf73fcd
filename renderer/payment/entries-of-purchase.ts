import { priceEntries } from '../../model/money/price-entries';
import type { Order } from '../../model/money/select-order';
import type { PaymentMethodEntry, PurchasedPlan } from '../../schemas/generated/types';
import type { PaymentEntries } from '../contract/step-contract';

/**
 * Charges that the record of a payment keeps: the installments, and the total if interest makes it more than the price.
 * Two cards have installments of their own.
 */
export function chargesOfEntries(
  order: Pick<Order, 'plan' | 'total'>,
  entries: PaymentEntries,
): Pick<PurchasedPlan, 'total' | 'installments' | 'installmentAmount'> {
  const installments = entries.find(isMoney)?.installments;
  if (installments === undefined) return {};
  const prices = priceEntries(order.plan, entries);
  const total = prices.reduce((sum, price) => sum + price.total, 0);
  const charges = total === order.total ? {} : { total };
  const [only, second] = prices.filter((_, index) => entries[index] && isMoney(entries[index]));
  return second || !only ? charges : { ...charges, installments, installmentAmount: only.installment.value };
}

/** Card summaries for the buyer: company, last four digits and, of two cards, the amount of each. */
export function cardsOfEntries(
  order: Pick<Order, 'plan' | 'savedCard'>,
  entries: PaymentEntries,
): Pick<PurchasedPlan, 'card' | 'cards'> {
  const [entry, second] = entries.filter(isMoney);
  if (!entry) return {};
  if (!second) {
    const card = describeCard(entry) ?? (entry.paymentProfileId ? order.savedCard?.card : undefined);
    return card ? { card } : {};
  }
  const prices = priceEntries(order.plan, entries);
  const cards = entries.flatMap((one, index) => {
    const card = describeCard(one);
    const price = prices[index];
    if (!card || !price) return [];
    const { id, value } = price.installment;
    return [{ ...card, amount: price.total, installments: id, installmentAmount: value }];
  });
  return cards.length === entries.length ? { cards } : {};
}

function isMoney({ pointsToken }: PaymentMethodEntry): boolean {
  return pointsToken === undefined;
}

/** Company and last digits of a typed card, by which its buyer recognises it. */
export function describeCard({ card }: PaymentMethodEntry): PurchasedPlan['card'] {
  return card && { company: card.company, lastFour: card.number.slice(-4) };
}

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
