import { type Order, selectOrder } from '../../model/money/select-order';
import type { PlanStep } from '../../model/money/select-plan-of-step';
import type { MethodId, PaymentStepProps, PurchasedPlan } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import type { StepViewProps } from '../contract/step-contract';
import { findPaid } from '../payment/find-paid';
import { listMethods } from '../payment/list-methods';

/** What a paying step charges, and how. */
export interface Paying extends Pick<StepViewProps<unknown>, 'session' | 'phase'> {
  /** Undefined when the plans could not be loaded, or nothing can be charged. */
  order: Order | undefined;
  /** Methods that the buyer may choose. The form begins with the first. */
  offered: readonly MethodId[];
  /** This browser's paid purchase of the order. */
  paid: PurchasedPlan | null;
}

type PayingProps = NonNullable<PlanStep['props']> & { methods?: PaymentStepProps['methods'] };

/** @param listOffered methods of an order; by default those of the brand and the step */
export function selectPaying(
  checkout: CheckoutView,
  { step, session, phase }: Pick<StepViewProps<PayingProps>, 'step' | 'session' | 'phase'>,
  listOffered = (order: Order) => listMethods(order, checkout.settings, step.props.methods),
): Paying {
  const order = selectOrder(checkout, session, step);
  return { order, offered: order ? listOffered(order) : [], paid: findPaid(checkout, session, step), session, phase };
}
