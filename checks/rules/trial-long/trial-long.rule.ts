import type { Rule } from '../rule';

/** Months of the longest plausible trial. */
const mostMonths = 3;

/** Days of the longest month. */
const monthDays = 31;

/**
 * A trial of more than three months sells nothing for a long time. The plan's own period is no limit: a plan that is
 * charged every month goes on after its trial, and the others last longer.
 */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
      const { count, unit } = plan?.trial ?? {};
      if (count === undefined || unit === undefined) continue;
      if (count <= (unit === 'month' ? mostMonths : mostMonths * monthDays)) continue;
      report(placeOf(['plans', planType, 'trial', 'count']), {
        count,
        unit,
        // Days are what a small number of months was meant to be.
        ...(unit === 'month' && { days: count }),
      });
    }
  },
};
