import { buildPlanSummary } from '../../../catalogue/build-plan-summary';
import type { AreaSubject } from '../../../catalogue/subject';
import { planMonths } from '../../../schemas/api/plan-months';
import type { Installment, PlanType } from '../../../schemas/generated/types';
import type { TextAmount } from './parse-text-amounts';

/** Most people of one purchase, with the price of each. */
const mostProfiles = 20;

/** Amounts in minor units that follow from an area's plans, vouchers and extras. */
export class KnownAmounts {
  /** Prices, and what they are in a month or a year. */
  private readonly prices: readonly number[];
  /** Prices, discounts, and all differences and sums of two prices. */
  private readonly amounts: ReadonlySet<number>;
  private readonly payments: readonly Pick<Installment, 'id' | 'value'>[];

  constructor(area: Pick<AreaSubject, 'area' | 'settings'>) {
    const { plans = {}, vouchers = [], extras = [], multiProfile } = area.settings;
    const prices: number[] = [];
    const payments: Pick<Installment, 'id' | 'value'>[] = [];
    const stated: number[] = extras.map(({ amount }) => amount);
    for (const [type, plan] of Object.entries(plans) as [PlanType, NonNullable<(typeof plans)[PlanType]>][]) {
      const good = vouchers.filter(({ planTypes }) => planTypes?.includes(type) ?? true);
      const reduced = good.map(({ amount, discount = 0 }) => amount ?? plan.amount - discount);
      const { standardAmount = plan.amount, cycleAmount = plan.amount, installmentAmount = plan.amount } = plan;
      const sums = [plan.amount, standardAmount, ...reduced, ...extras.map(({ amount }) => plan.amount + amount)];
      const offered = sums.flatMap((amount) => listPayments(area, type, amount));
      payments.push(...offered);
      stated.push(cycleAmount, installmentAmount, ...offered.flatMap(({ id, value }) => [value, value * id]));
      stated.push(...good.map(({ discount = 0 }) => discount));
      for (const amount of sums) prices.push(amount, amount / planMonths[type], (amount / planMonths[type]) * 12);
    }
    const most = multiProfile ? mostProfiles : 1;
    const multiples = prices.flatMap((price) => Array.from({ length: most }, (_, index) => price * (index + 1)));
    const differences = prices.flatMap((price) => prices.map((other) => Math.abs(price - other)));
    this.prices = prices;
    this.payments = payments;
    this.amounts = new Set([...stated, ...multiples, ...differences].map(Math.round));
  }

  /** Whether the area has prices of its own; else only its server knows them. */
  get hasPrices(): boolean {
    return this.prices.length > 0;
  }

  /** Whether a text may state the amount. */
  has({ amount, count, isWhole }: TextAmount): boolean {
    // A text without cents rounds up or down; others round a share.
    const tolerance = isWhole ? 99 : 1;
    const isNear = (other: number) => Math.abs(other - amount) <= tolerance;
    if (count !== undefined) return this.payments.some(({ id, value }) => id === count && isNear(value));
    return [...this.amounts].some(isNear);
  }
}

/** Payments of a plan at one of its prices. */
function listPayments(
  { area, settings }: Pick<AreaSubject, 'area' | 'settings'>,
  type: PlanType,
  amount: number,
): readonly Installment[] {
  const plan = settings.plans[type];
  if (!plan) return [];
  const plans = { ...settings.plans, [type]: { ...plan, amount, standardAmount: amount } };
  return buildPlanSummary({ area, settings: { ...settings, plans } }, type, 'production')?.installments ?? [];
}
