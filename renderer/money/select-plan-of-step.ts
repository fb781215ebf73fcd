import type { Flow, StepPlan } from '../../schemas/generated/types';
import { parseCheckoutUrl } from '../location/parse-checkout-url';
import type { OfferedPlan } from './offered-plan';

interface PlanSources {
  plans: readonly OfferedPlan[] | null;
  flow: Flow;
  search: string;
}

/** What the session knows of plans. */
interface PlanMemory {
  plans: readonly OfferedPlan[] | null;
  selectedPlanId: string | null;
}

interface PlanStep {
  id: string;
  props?: { plan?: StepPlan } | undefined;
}

/**
 * The one plan of a step: the summary shows it, the lead names it, the pay button and a new pix code charge it.
 * The query's `oferta` wins, then the plan id and the plan type that the step names (or the nearest step before it that
 * names a plan), then the plan chosen before, then the first.
 *
 * @returns undefined when plans could not be loaded: no money is taken then
 */
export function selectPlanOfStep(
  { plans, flow, search }: PlanSources,
  session: PlanMemory,
  step: PlanStep,
): OfferedPlan | undefined {
  const offered = session.plans ?? plans ?? [];
  const { oferta } = parseCheckoutUrl(`/?${search}`).query;
  const named = findNamedPlan(flow, step);
  return (
    offered.find(({ id }) => id === oferta) ??
    offered.find(({ id }) => id === named?.planId) ??
    offered.find(({ planType }) => planType === named?.planType) ??
    offered.find(({ id }) => id === session.selectedPlanId) ??
    offered[0]
  );
}

function findNamedPlan({ steps }: Flow, step: PlanStep): StepPlan | undefined {
  const earlier = steps.slice(
    0,
    Math.max(
      0,
      steps.findIndex(({ id }) => id === step.id),
    ),
  );
  return [...earlier, step].findLast(({ props }) => props?.plan !== undefined)?.props?.plan;
}
