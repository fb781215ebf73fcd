import { pricePlan } from '../../../../model/money/plan-price';
import { splitOrder } from '../../../../model/money/split-order';
import type { PaymentMethodEntry } from '../../../../schemas/generated/types';
import type { BuildEntries } from '../../../contract/step-contract';
import { buildCard } from '../build-card';

/** An entry for each card, with its part of the amount and the installments shown. */
export const buildEntries: BuildEntries = (values, order) => {
  const [first, second] = splitOrder(order, values.amount, values.card2?.amount);
  const entryOf = (part: typeof first, typed: typeof values = {}): PaymentMethodEntry => ({
    method: 'credit-card+credit-card',
    amount: part.amount,
    installments: pricePlan(part, Number(typed.installments)).installment.id,
    card: buildCard(typed),
  });
  return [entryOf(first, values), entryOf(second, values.card2)];
};
