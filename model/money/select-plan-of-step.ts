import type { Flow, PlanSummary, StepPlan, SubscriptionAnswer, TemplateId } from '../../schemas/generated/types';
import { type ChargedKind, type Charges, chargedAs } from '../flow/list-charges';
import type { Step } from '../flow/resolve-step';
import { readQuery } from '../location/clean-query';
import type { Entry } from '../location/entry';
import type { OfferedPlan } from './offered-plan';
import { withAmount } from './with-amount';

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

/** Code in the voucher field, as typed. */
export interface VoucherMemory {
  /** An empty code means that the buyer has removed the link's voucher. */
  voucher?: { code: string } | null;
}

/** Code of the order's voucher: the typed one, else the link's. */
export function selectVoucher(search: string, { voucher }: VoucherMemory): string | undefined {
  return voucher ? voucher.code || undefined : readQuery(search).voucher;
}

interface ChargedSources {
  /** Absent when every step is about a plan. */
  charges?: Charges;
  entry?: Entry;
}

/** An invoice, or a subscription to renew or upgrade. */
export interface Charged {
  kind: ReturnType<typeof chargedAs>;
  /** Id of the invoice or subscription. */
  id: string;
  /** Its plan with the requested amount; undefined for an unknown id. */
  plan: PlanSummary | undefined;
  /** Whether the page takes a payment for it, even while another one may be in progress. */
  isPayable: boolean;
}

/** Invoice, renewal, upgrade or custom offer that a step is about; undefined for a plan. */
export function selectCharged({ charges = {}, entry }: ChargedSources, stepId: string): Charged | undefined {
  const charge = charges[stepId];
  if (charge === undefined) return undefined;
  const kind = chargedAs(charge);
  if (charge === 'invoice' && entry?.kind === 'invoice') {
    const { id, found } = entry;
    return { kind, id, plan: planOf(found), isPayable: found?.status === 'open' || found?.status === 'processing' };
  }
  if (charge !== 'invoice' && entry?.kind === 'subscription') {
    const { id, found } = entry;
    const sold = found && soldBy(charge, found);
    return { kind, id, plan: planOf(sold), isPayable: sold !== null && isOpen(kind, found?.status) };
  }
  return { kind, id: '', plan: undefined, isPayable: false };
}

/** Plan and price of a charge on a subscription; null when the subscription has no such offer. */
function soldBy(
  charge: Exclude<ChargedKind, 'invoice'>,
  { plan, amount, offer }: SubscriptionAnswer,
): { plan: PlanSummary; amount: number } | null {
  if (charge === 'renewal') return { plan, amount };
  return offer?.kind === (charge === 'upgrade' ? 'upgrade' : 'custom') ? offer : null;
}

/** A renewed subscription is upgraded, and not renewed again. */
function isOpen(kind: Charged['kind'], status: SubscriptionAnswer['status'] | undefined): boolean {
  return status === 'active' || status === 'overdue' || (kind === 'upgrade' && status === 'renewed');
}

/** The requested amount is the price: no voucher and no crossed-out price. */
function planOf(found: { plan: PlanSummary; amount: number } | null): PlanSummary | undefined {
  if (!found) return undefined;
  const { amount } = found;
  const { voucher: _, ...plan } = isPricedAs(found.plan, amount) ? found.plan : withAmount(found.plan, amount);
  return { ...plan, standardAmount: amount };
}

/** Whether a plan and its payments cost the amount, besides interest: an offer may name the plan's usual installments. */
function isPricedAs(plan: PlanSummary, amount: number): boolean {
  return plan.amount === amount && plan.installments.every(({ totalValue, tax }) => totalValue - tax === amount);
}
