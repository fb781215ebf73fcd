import { canChargeLater } from '../../schemas/api/can-charge-later';
import { firstChargeDay } from '../../schemas/api/first-charge-day';
import type { Flow, PlanSummary } from '../../schemas/generated/types';
import type { BrandArea, Environment } from '../config/catalogue';
import type { OfferedPlan } from './offered-plan';

/** Where and when a plan is offered. */
export interface OfferSources {
  area: Pick<BrandArea, 'area' | 'settings'>;
  flow: Flow;
  environment: Environment;
  now: Date;
}

/**
 * The plan with the trial that the brand states for its id. None where nothing that is offered can be charged later, and
 * none for a plan of another product: a trial is never guessed.
 */
export function offerPlan(plan: PlanSummary, { area, flow, environment, now }: OfferSources): OfferedPlan {
  const { plans, payment } = area.settings;
  const trial = Object.values(plans).find(({ planId }) => planId[environment] === plan.id)?.trial;
  const isOffered = plan.paymentMethods.some(
    (method) => canChargeLater(method) && payment.methods?.includes(method) && isAllowed(flow, method),
  );
  if (!trial || !isOffered || plan.amount === 0) return plan;
  return { ...plan, trial: { ...trial, firstChargeOn: firstChargeDay(trial, area.area, now) } };
}

/** A step may allow some methods only, and only a direct sale begins with free time. */
function isAllowed({ steps }: Flow, method: PlanSummary['paymentMethods'][number]): boolean {
  return steps.every(({ props }) => {
    if (!props) return true;
    const isMethod = !('methods' in props) || props.methods?.includes(method) !== false;
    return isMethod && (!('operation' in props) || props.operation === 'direct');
  });
}
