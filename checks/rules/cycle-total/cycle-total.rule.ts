import { planMonths } from '../../../schemas/api/plan-months';
import type { PlanType } from '../../../schemas/generated/types';
import type { Rule } from '../rule';

/** Spec 9: the monthly price times the months equals the full price. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
      const count = planMonths[planType as PlanType];
      // A price removed by `null` has its own finding.
      if (plan?.amount === undefined) continue;
      if (plan.cycleAmount === undefined || plan.cycleAmount * count === plan.amount) continue;
      const { cycleAmount: cycle, amount } = plan;
      // Amounts in the file's format, without separators.
      const params = { cycle: String(cycle), months: count, product: String(cycle * count), amount: String(amount) };
      report(placeOf(['plans', planType, 'cycleAmount']), params);
    }
  },
};
