import { planMonths } from '../../../schemas/api/plan-months';
import type { Rule } from '../rule';

/** Months of the longest plausible trial. */
const mostMonths = 3;

/** Days of the longest month. */
const monthDays = 31;

/**
 * A trial of more than three months sells nothing for a long time, and one longer than its plan sells nothing at all. A
 * recurrency goes on after its trial, so its month is no limit.
 */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
      const { count, unit } = plan?.trial ?? {};
      if (count === undefined || unit === undefined) continue;
      const limit = planType === 'monthly' ? planMonths.monthly : mostMonths;
      const most = unit === 'month' ? limit : limit * monthDays;
      if (count <= most) continue;
      report(placeOf(['plans', planType, 'trial', 'count']), {
        count,
        unit,
        limit: limit === mostMonths ? 'trial' : 'plan',
        // Days are what a small number of months was meant to be.
        ...(unit === 'month' && { days: count }),
      });
    }
  },
};
