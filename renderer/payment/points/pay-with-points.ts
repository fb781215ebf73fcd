import { pointsFor } from '../../../model/money/points';
import type { Order } from '../../../model/money/select-order';
import type { PlanStep } from '../../../model/money/select-plan-of-step';
import type { PaymentMethodEntry, PointsAccount } from '../../../schemas/generated/types';
import type { PaymentEntries, StepContext } from '../../contract/step-contract';
import type { StepResult } from '../../contract/step-result';
import { findPaid } from '../find-paid';
import { payForStep } from '../pay-for-step';
import { buildPointsEntry, pointsMethod } from './points-entry';

export interface PointsPurchase {
  order: Order;
  account: PointsAccount;
  /** Part that points pay, in minor units. */
  used: number;
  /** Token that the right code gave. */
  token: string;
  /** Entries that pay the rest. */
  rest: readonly PaymentMethodEntry[];
  document: string | undefined;
}

/** Pays the step's order with points, and money for the rest. An order that this browser has paid leads to its receipt. */
export async function payWithPoints<Props extends NonNullable<PlanStep['props']>>(
  context: StepContext<Props>,
  { order, account, used, token, rest, document }: PointsPurchase,
): Promise<StepResult> {
  const { checkout, session, step } = context;
  if (findPaid(checkout, session, step)) return { kind: 'next' };
  const [money] = rest;
  const points = buildPointsEntry(used, token);
  // Money comes first, as where its part was priced: interest is rounded in this order.
  const entries: PaymentEntries = money ? [money, points] : [points];
  return payForStep(context, {
    order,
    method: pointsMethod,
    buildEntries: () => entries,
    document,
    points: { count: pointsFor(used, account), amount: used },
  });
}
