import { pricePlan } from '../../../../model/money/offered-plan';
import type { BuildEntries } from '../../../contract/step-contract';
import { buildCard } from '../build-card';

/** The typed card, with the installments shown. */
export const buildEntries: BuildEntries = (values, { plan, amount }) => [
  {
    method: 'credit-card',
    amount,
    installments: pricePlan(plan, Number(values.installments)).installment.id,
    card: buildCard(values),
  },
];
