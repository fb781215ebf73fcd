import { coversPrice, pointsRange } from '../../../model/money/points';
import { type Order, orderPayableBy, selectOrder } from '../../../model/money/select-order';
import type { PlanStep } from '../../../model/money/select-plan-of-step';
import { splitPlan } from '../../../model/money/split-plan';
import { typedCardMethods } from '../../../schemas/generated/methods-by-trait';
import type { MethodId, PointsAccount, StepPlan } from '../../../schemas/generated/types';
import type { CheckoutView } from '../../checkout/checkout-view';
import type { Resume } from '../../contract/step-contract';
import type { Session } from '../../session/session';
import { listMethods } from '../list-methods';
import { pointsMethod } from './points-entry';

/** The step's order as points pay it: no trial, the whole price today. */
export function selectPointsOrder(checkout: CheckoutView, session: Session, step: PlanStep): Order | undefined {
  const order = selectOrder(checkout, session, step);
  return order && orderPayableBy(order, pointsMethod);
}

/** Part of the order that money pays. @param used part that points pay, in minor units */
export function restOfOrder(order: Order, used: number): Order {
  const rest = order.amount - used;
  const [plan] = splitPlan(order.plan, [rest, used]);
  return { ...order, plan, amount: rest, total: rest };
}

/** Method of the card that pays the rest; undefined where the brand takes no card. */
export function selectRestMethod(order: Order, settings: CheckoutView['settings']): MethodId | undefined {
  return listMethods(order, settings, undefined).find((method) => typedCardMethods.includes(method));
}

/** Ways in which an account can pay an order. */
export function listPointsUses(
  order: Order,
  account: PointsAccount,
  settings: CheckoutView['settings'],
): readonly NonNullable<PointsAccount['use']>[] {
  if (order.currency !== account.currency) return [];
  // The first version of the payment call takes one entry.
  const isSplittable = order.call === 'v2' && selectRestMethod(order, settings) !== undefined;
  return [
    ...(coversPrice(account, order.amount) ? (['only'] as const) : []),
    ...(isSplittable && pointsRange(account, order.amount) ? (['mixed'] as const) : []),
  ];
}

/** Leads an order of 0 to the paying step, which confirms it: it takes no points. */
export const skipFreeOrder: Resume<{ plan?: StepPlan }> = ({
  checkout,
  session,
  step,
  payingSteps: { paymentStepId },
}) =>
  paymentStepId !== undefined && selectPointsOrder(checkout, session, step)?.total === 0
    ? Promise.resolve({ kind: 'goTo', stepId: paymentStepId })
    : undefined;
