import { parseAmount } from '../../schemas/api/parse-amount';
import type { PlanSummary } from '../../schemas/generated/types';
import { type PlanPrice, pricePlan } from './offered-plan';
import type { Order } from './select-order';
import { isPartOf, splitAmount } from './split-amount';
import { splitPlan } from './split-plan';

/**
 * Part of an order on each of two cards: the plan with the card's amount and installments.
 *
 * @param first amount on the first card, as typed
 * @param second amount on the second card, which counts while the first is no part of the order. Without either, each
 *   card pays a half
 */
function splitOrder(
  { plan, amount }: Pick<Order, 'plan' | 'amount'>,
  first: unknown,
  second: unknown,
): [PlanSummary, PlanSummary] {
  const [one, other] = [first, second].map(parseAmount);
  return splitPlan(plan, splitAmount(amount, isPartOf(amount, one) || other === undefined ? one : amount - other));
}

/** Form values of one card. */
interface CardValues {
  amount?: unknown;
  installments?: unknown;
}

/** Price of the part of an order on each of two cards, with the installments typed for it. */
export function priceCards(
  order: Pick<Order, 'plan' | 'amount'>,
  { card2 = {}, ...first }: CardValues & { card2?: CardValues | undefined },
): [PlanPrice, PlanPrice] {
  const [one, other] = splitOrder(order, first.amount, card2.amount);
  return [pricePlan(one, Number(first.installments)), pricePlan(other, Number(card2.installments))];
}
