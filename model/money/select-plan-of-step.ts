import type { Flow, StepPlan, TemplateId } from '../../schemas/generated/types';
import type { Step } from '../flow/resolve-step';
import { readQuery } from '../location/clean-query';
import type { OfferedPlan } from './offered-plan';
import { type ChargedSources, selectCharged } from './select-charged';

export interface PlanSources extends ChargedSources {
  plans: readonly OfferedPlan[] | null;
  flow: Pick<Flow, 'steps'>;
  /** Templates whose steps sell another offer. They do not affect this one. */
  otherTemplates?: readonly TemplateId[];
  search: string;
  settings?: { payment: { defaultInstallments?: number } };
}

/** Session data about plans. */
export interface PlanMemory {
  /** With the amounts that the server changed. */
  plans: readonly OfferedPlan[] | null;
  selectedPlan: { planId: string } | null;
}

export interface PlanStep {
  id: string;
  props?: { plan?: StepPlan } | undefined;
}

/**
 * The plan of a step, for the summary, the lead, the pay button and a new pix code. Priority: the query's `oferta`; the
 * plan id, then the plan type, of the step or the nearest earlier step that names a plan; the lead's plan; the first
 * plan. The first step uses only the link, so an earlier link has no effect. A flow that allows only some methods, such
 * as `?route=pix`, prefers plans payable by them. A step about an invoice or renewal uses its plan.
 *
 * @returns undefined when plans could not be loaded, or the invoice or subscription is unknown: no payment then
 */
export function selectPlanOfStep(sources: PlanSources, session: PlanMemory, step: PlanStep): OfferedPlan | undefined {
  const plan = selectPlan(sources, session, step);
  const { defaultInstallments } = sources.settings?.payment ?? {};
  return plan && defaultInstallments !== undefined ? { ...plan, defaultInstallments } : plan;
}

function selectPlan(sources: PlanSources, session: PlanMemory, step: PlanStep): OfferedPlan | undefined {
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

/** Plans of an offer, with the server's latest amounts. */
export function listOffered(
  { plans }: Pick<PlanSources, 'plans'>,
  { plans: changed }: Pick<PlanMemory, 'plans'>,
): OfferedPlan[] {
  return (plans ?? []).map((plan) => changed?.find(({ id }) => id === plan.id) ?? plan);
}

/** Steps that affect what is sold. */
export function listSources({ flow, otherTemplates = [] }: Pick<PlanSources, 'flow' | 'otherTemplates'>): Step[] {
  return flow.steps.filter(({ templateId }) => !otherTemplates.includes(templateId));
}

/** Whether every step that names methods allows one of the plan's. */
function isPayable({ paymentMethods }: OfferedPlan, steps: readonly Step[]): boolean {
  return steps.every(({ props }) => {
    const allowed = props && 'methods' in props ? props.methods : undefined;
    return allowed === undefined || paymentMethods.some((method) => allowed.includes(method));
  });
}

/** Plan of a step, or of the nearest earlier step that names one. */
function findNamedPlan(steps: readonly Step[], step: PlanStep): StepPlan | undefined {
  return listStepsUpTo(steps, step).findLast(({ props }) => props?.plan !== undefined)?.props?.plan;
}

/** Steps before a step, then the step itself. */
export function listStepsUpTo(steps: readonly Step[], step: PlanStep): PlanStep[] {
  const index = steps.findIndex(({ id }) => id === step.id);
  return [...steps.slice(0, Math.max(0, index)), step];
}
