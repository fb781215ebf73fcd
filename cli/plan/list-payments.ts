import { buildPlanSummary } from '../../catalogue/build-plan-summary';
import type { AreaSubject } from '../../catalogue/subject';
import { mostInstallments } from '../../model/money/plan-price';
import { planMonths } from '../../schemas/api/plan-months';
import type { PlanType } from '../../schemas/generated/types';
import type { Change } from './change';

/** Most installments of a plan, as offers show them. */
export interface Payments {
  count: number;
  /** Each payment in minor units. */
  amount: number;
}

export interface PaymentChange {
  before: Payments | undefined;
  after: Payments | undefined;
  currency: NonNullable<Change['currency']>;
}

/** Settings of a plan that decide its installments. */
const deciding = ['amount', 'installments', 'interest'];

/** Installments that a changed setting decides, on both sides; undefined for other settings and single payments. */
export function listPayments(
  path: string,
  old: AreaSubject | undefined,
  area: AreaSubject,
): { payments?: PaymentChange } {
  const [group, planType, key = ''] = path.split('.');
  if (group !== 'plans' || !deciding.includes(key)) return {};
  const [before, after] = [old, area].map((side) => side && findPayments(side, planType as PlanType));
  const hasSome = [before, after].some((payments) => payments && payments.count > 1);
  return hasSome ? { payments: { before, after, currency: area.settings.currency } } : {};
}

/** Every environment has the same prices. */
function findPayments(area: AreaSubject, planType: PlanType): Payments | undefined {
  const plan = buildPlanSummary(area, planType, 'production');
  const most = plan && mostInstallments(plan);
  return most && { count: most.id, amount: most.value };
}

/** Whether a plan's part follows from its price, so that the line of the price tells both. */
export function followsPrice(path: string, { settings }: Pick<AreaSubject, 'settings'>): boolean {
  const [group, planType, key] = path.split('.');
  const plan = group === 'plans' ? settings.plans[planType as PlanType] : undefined;
  if (!plan) return false;
  const { amount, cycleAmount, installmentAmount, installments } = plan;
  if (key === 'cycleAmount')
    return cycleAmount === undefined || cycleAmount * planMonths[planType as PlanType] === amount;
  // The check allows one minor unit of rounding.
  return (
    key === 'installmentAmount' &&
    (installmentAmount === undefined || Math.abs(installmentAmount * installments - amount) <= 1)
  );
}
