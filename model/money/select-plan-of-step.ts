import type { Flow, StepPlan, TemplateId } from '../../schemas/generated/types';
import type { Step } from '../flow/resolve-step';
import { readQuery } from '../location/clean-query';
import type { OfferedPlan } from './offered-plan';
import { type ChargedSources, selectCharged } from './select-charged';

export interface PlanSources extends ChargedSources {
  plans: readonly OfferedPlan[] | null;
  flow: Pick<Flow, 'steps'>;
  /** Templates whose steps sell another offer, and have no say in this one. */
  otherTemplates?: readonly TemplateId[];
  search: string;
}

/** What the session knows of plans. */
export interface PlanMemory {
  /** With an amount that the server has changed. */
  plans: readonly OfferedPlan[] | null;
  selectedPlan: { planId: string } | null;
}

export interface PlanStep {
  id: string;
  props?: { plan?: StepPlan } | undefined;
}

/**
 * The one plan of a step: the summary shows it, the lead names it, the pay button and a new pix code charge it.
 * The query's `oferta` wins, then the plan id and the plan type that the step names (or the nearest step before it that
 * names a plan), then the plan that the lead was sent with, then the first. On the first step the link alone decides: what an
 * earlier link led to is not what this one shows. A flow that allows some methods only, such as that of `?route=pix`,
 * chooses among the plans that can be paid by them, unless there is none. A step about an invoice or a renewal has its plan.
 *
 * @returns undefined when plans could not be loaded, or nobody knows the invoice or subscription: no money is taken then
 */
export function selectPlanOfStep(sources: PlanSources, session: PlanMemory, step: PlanStep): OfferedPlan | undefined {
  const charged = selectCharged(sources, step.id);
  if (charged) return charged.plan;
  const steps = listSources(sources);
  const offered = listOffered(sources, session);
  const { oferta } = readQuery(sources.search);
  const named = findNamedPlan(steps, step);
  const sentId = steps[0]?.id === step.id ? null : session.selectedPlan?.planId;
  const payable = offered.filter((plan) => isPayable(plan, steps));
  const choice = payable.length > 0 ? payable : offered;
  return (
    offered.find(({ id }) => id === oferta) ??
    offered.find(({ id }) => id === named?.planId) ??
    choice.find(({ planType }) => planType === named?.planType) ??
    choice.find(({ id }) => id === sentId) ??
    choice[0]
  );
}

/** The plans of an offer, each with the amount that the server has said last. */
export function listOffered(
  { plans }: Pick<PlanSources, 'plans'>,
  { plans: changed }: Pick<PlanMemory, 'plans'>,
): OfferedPlan[] {
  return (plans ?? []).map((plan) => changed?.find(({ id }) => id === plan.id) ?? plan);
}

/** The steps that have a say in what is sold. */
export function listSources({ flow, otherTemplates = [] }: Pick<PlanSources, 'flow' | 'otherTemplates'>): Step[] {
  return flow.steps.filter(({ templateId }) => !otherTemplates.includes(templateId));
}

/** Every step that names methods allows one of the plan's. */
function isPayable({ paymentMethods }: OfferedPlan, steps: readonly Step[]): boolean {
  return steps.every(({ props }) => {
    const allowed = props && 'methods' in props ? props.methods : undefined;
    return allowed === undefined || paymentMethods.some((method) => allowed.includes(method));
  });
}

/** The plan that a step names, or the nearest step before it that names one. */
function findNamedPlan(steps: readonly Step[], step: PlanStep): StepPlan | undefined {
  return listStepsUpTo(steps, step).findLast(({ props }) => props?.plan !== undefined)?.props?.plan;
}

/** The steps before a step, then the step itself. */
export function listStepsUpTo(steps: readonly Step[], step: PlanStep): PlanStep[] {
  const index = steps.findIndex(({ id }) => id === step.id);
  return [...steps.slice(0, Math.max(0, index)), step];
}
