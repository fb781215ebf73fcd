import { buildPlanSummary } from '../../../catalogue/build-plan-summary';
import type { AreaSettings } from '../../../catalogue/catalogue';
import type { AreaSubject } from '../../../catalogue/subject';
import { isChargedMonthly, planMonths } from '../../../schemas/api/plan-months';
import type { Installment, PlanType } from '../../../schemas/generated/types';
import type { TextAmount } from './parse-text-amounts';

type Plan = NonNullable<AreaSettings['plans'][PlanType]>;

/** Most people of one purchase, with the price of each. */
const mostProfiles = 20;

/** Amounts in minor units that follow from an area's plans, vouchers and extras. */
export class KnownAmounts {
  /** Whether the area has prices of its own; else only its server knows them. */
  readonly hasPrices: boolean;
  /** Prices whole, per month and per year, what one saves against another, and discounts. */
  private readonly amounts: ReadonlySet<number>;
  /** Prices that are charged each month, for any number of months. */
  private readonly charges: number[] = [];
  private readonly payments: readonly Pick<Installment, 'id' | 'value'>[];

  constructor(area: Pick<AreaSubject, 'area' | 'settings'>) {
    const { plans = {}, vouchers = [], extras = [], multiProfile } = area.settings;
    const prices: number[] = [];
    const months: number[] = [];
    const years: number[] = [];
    const payments: Pick<Installment, 'id' | 'value'>[] = [];
    const stated: number[] = extras.map(({ amount }) => amount);
    for (const [type, plan] of Object.entries(plans) as [PlanType, Partial<Plan>][]) {
      // A part removed by `null` has its own finding.
      if (!isComplete(plan)) continue;
      const good = vouchers.filter(({ planTypes }) => planTypes?.includes(type) ?? true);
      const reduced = good.map(({ amount, discount = 0 }) => amount ?? plan.amount - discount);
      const { standardAmount = plan.amount, cycleAmount = plan.amount, installmentAmount = plan.amount } = plan;
      const sums = [plan.amount, standardAmount, ...reduced, ...extras.map(({ amount }) => plan.amount + amount)];
      const offered = sums.flatMap((amount) => listPayments(area, type, amount));
      payments.push(...offered);
      // Texts name the longest choice without its count; a shorter one would excuse a price that lacks a zero.
      const longest = offered.filter(({ id }) => id === plan.installments || id === plan.interest?.installments);
      stated.push(cycleAmount, installmentAmount, ...longest.flatMap(({ value, totalValue }) => [value, totalValue]));
      stated.push(...good.map(({ discount = 0 }) => discount));
      if (isChargedMonthly(type)) this.charges.push(...sums);
      prices.push(...sums);
      months.push(...sums.map((amount) => amount / planMonths[type]));
      years.push(...sums.map((amount) => (amount / planMonths[type]) * 12));
    }
    const most = multiProfile ? mostProfiles : 1;
    const multiples = prices.flatMap((price) => Array.from({ length: most }, (_, index) => price * (index + 1)));
    const saved = [prices, months, years].flatMap(listDifferences);
    this.hasPrices = prices.length > 0;
    this.payments = payments;
    this.amounts = new Set([...stated, ...multiples, ...months, ...years, ...saved].map(Math.round));
  }

  /** Whether a text may state the amount. */
  has({ amount, count, isWhole }: TextAmount): boolean {
    // A text without cents rounds up or down; others round a share.
    const tolerance = isWhole ? 99 : 1;
    const isNear = (other: number) => Math.abs(other - amount) <= tolerance;
    if (count !== undefined)
      return this.payments.some(({ id, value }) => id === count && isNear(value)) || this.charges.some(isNear);
    return [...this.amounts].some(isNear);
  }
}

function isComplete(plan: Partial<Plan>): plan is Plan {
  return plan.amount !== undefined && plan.installments !== undefined && plan.planId !== undefined;
}

function listDifferences(prices: readonly number[]): number[] {
  return prices.flatMap((price) => prices.map((other) => Math.abs(price - other)));
}

/** Payments of a plan at one of its prices. */
function listPayments(
  { area, settings }: Pick<AreaSubject, 'area' | 'settings'>,
  type: PlanType,
  amount: number,
): readonly Installment[] {
  const { payment = {} } = settings;
  const plans = { ...settings.plans, [type]: { ...settings.plans[type], amount, standardAmount: amount } };
  return buildPlanSummary({ area, settings: { ...settings, payment, plans } }, type, 'production')?.installments ?? [];
}
