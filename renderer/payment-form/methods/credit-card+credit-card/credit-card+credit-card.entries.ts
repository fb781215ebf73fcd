import type { PlanPrice } from '../../../../model/money/offered-plan';
import { priceCards } from '../../../../model/money/split-order';
import type { PaymentMethodEntry } from '../../../../schemas/generated/types';
import type { BuildEntries } from '../../../contract/step-contract';
import { buildCard } from '../build-card';

/** An entry for each card, with its part of the amount and the installments shown. */
export const buildEntries: BuildEntries = (values, order) => {
  const [first, second] = priceCards(order, values);
  const entryOf = ({ amount, installment }: PlanPrice, typed: typeof values = {}): PaymentMethodEntry => ({
    method: 'credit-card+credit-card',
    amount,
    installments: installment.id,
    card: buildCard(typed),
  });
  return [entryOf(first, values), entryOf(second, values.card2)];
};
