import type { PurchasedPlan } from '../../schemas/generated/types';
import { useCopy } from '../checkout/checkout-context';

type Card = NonNullable<PurchasedPlan['card']>;

/** Names a card as its buyer recognises it: `Visa final 1111`. */
export function useCardWords(): (card: Card) => string {
  const m = useCopy('methods');
  return ({ company, lastFour }) => m('cardEnding', { company: m(`company-${company}`), digits: lastFour });
}
