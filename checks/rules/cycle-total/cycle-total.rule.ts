import { planMonths } from '../../../schemas/api/plan-months';
import type { PlanType } from '../../../schemas/generated/types';
import { formatPrice } from '../format-price';
import { ofAreas } from '../rule';

/** Spec 9: the monthly price times the months equals the full price. */
export const rule = ofAreas(({ settings, placeOf }, report) => {
  for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
    const count = planMonths[planType as PlanType];
    // A price removed by `null` has its own finding.
    if (plan?.amount === undefined) continue;
    if (plan.cycleAmount === undefined || plan.cycleAmount * count === plan.amount) continue;
    const { cycleAmount, amount } = plan;
    const format = (value: number) => formatPrice(value, settings);
    const params = {
      cycle: format(cycleAmount),
      months: count,
      product: format(cycleAmount * count),
      amount: format(amount),
    };
    report(placeOf(['plans', planType, 'cycleAmount']), params);
  }
});
