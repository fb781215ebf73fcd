import type { OfferedPlan } from '../model/money/offered-plan';
import { canChargeLater } from '../schemas/api/can-charge-later';
import { firstChargeDay } from '../schemas/api/first-charge-day';
import { isCardMethod } from '../schemas/api/is-card-method';
import type { Flow, PlanSummary } from '../schemas/generated/types';
import { listMethodPlanIds } from './active-methods';
import type { BrandArea, Environment } from './catalogue';

/** Place and time of an offer. */
export interface OfferSources {
  area: Pick<BrandArea, 'area' | 'settings'>;
  flow: Flow;
  environment: Environment;
  now: Date;
}

/** The plan as this flow sells it; a plan of the area itself also has the plan ids of the area's methods. */
export function offerPlan(plan: PlanSummary, sources: OfferSources): OfferedPlan {
  const offered = withTrial(plan, sources);
  const { area, environment } = sources;
  const isOwn = Object.values(area.settings.plans).some(({ planId }) => planId[environment] === plan.id);
  if (!isOwn || !area.settings.mz?.methods) return offered;
  return { ...offered, methodPlanIds: listMethodPlanIds(area.settings, environment) };
}

/**
 * The plan as this flow sells it: with the brand's trial for its id, and in one payment if no card is accepted. No
 * trial if no method can be charged later, or for another product's plan: a trial is never guessed.
 */
function withTrial(plan: PlanSummary, { area, flow, environment, now }: OfferSources): OfferedPlan {
  const { plans, payment } = area.settings;
  const methods = plan.paymentMethods.filter(
    (method) => payment.methods?.includes(method) && isMethodAllowed(flow, method),
  );
  if (!methods.some(isCardMethod)) return { ...plan, installments: plan.installments.filter(({ id }) => id === 1) };
  const trial = Object.values(plans).find(({ planId }) => planId[environment] === plan.id)?.trial;
  if (!trial || !methods.some(canChargeLater) || !isDirectSale(flow) || plan.amount === 0) return plan;
  return { ...plan, trial: { ...trial, firstChargeOn: firstChargeDay(trial, area.area, now) } };
}

/** A step may allow only some methods. */
function isMethodAllowed({ steps }: Flow, method: PlanSummary['paymentMethods'][number]): boolean {
  return steps.every(({ props }) => !props || !('methods' in props) || props.methods?.includes(method) !== false);
}

/** Only a direct sale has a trial. */
function isDirectSale({ steps }: Flow): boolean {
  return steps.every(({ props }) => !props || !('operation' in props) || props.operation === 'direct');
}
