import type { Installment, PlanSummary, PlanType } from '../schemas/generated/types';
import type { BrandArea, Environment } from './catalogue';

/** Plan summary from a brand's own JSON, in minor units; undefined for a type that the brand does not sell. */
export function buildPlanSummary(
  { settings, area }: Pick<BrandArea, 'area' | 'settings'>,
  planType: PlanType,
  environment: Environment,
): PlanSummary | undefined {
  const plan = settings.plans[planType];
  if (!plan) return undefined;
  const { name, amount, standardAmount = amount, planId, installments, interest } = plan;
  const most = Math.max(installments, interest?.installments ?? 0);
  const { installments: offered = range(most), showsInstallments = true } = settings.mz ?? {};
  // Without a choice of installments, the buyer pays the whole amount at once, whatever the list says.
  const counts = showsInstallments ? offered : [1];
  return {
    id: planId[environment],
    planType,
    code: `${settings.business}-${area}-${planType}`.toLowerCase(),
    planName: name,
    amount,
    standardAmount,
    currency: settings.currency.code,
    installments: counts
      .filter((count) => count <= most)
      .map((count) => {
        const free = buildInstallment(count, amount, standardAmount);
        return interest && count > installments ? addInterest(free, amount, interest.monthlyPercent) : free;
      }),
    paymentMethods: settings.payment.methods ?? [],
  };
}

/** An interest-free choice; the first payment takes the rounding. */
function buildInstallment(count: number, amount: number, standardAmount: number): Installment {
  return {
    id: count,
    value: Math.round(amount / count),
    standardValue: Math.round(standardAmount / count),
    tax: 0,
    totalValue: amount,
  };
}

/**
 * The same choice with interest: equal payments at the end of each month, rounded to the minor unit, so that they add up
 * exactly.
 */
function addInterest(choice: Installment, amount: number, monthlyPercent: number): Installment {
  const rate = monthlyPercent / 100;
  const value = Math.round((amount * rate) / (1 - (1 + rate) ** -choice.id));
  const totalValue = value * choice.id;
  return { ...choice, value, tax: totalValue - amount, totalValue };
}

/** 1 … last. */
function range(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
