import type { StepPlan } from '../../../schemas/generated/types';
import type { Resume } from '../../contract/step-contract';
import { selectPointsOrder } from './select-points-order';

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
