import { ofAreas } from '../rule';

/** Months of the longest plausible trial. */
const mostMonths = 3;

/**
 * A trial of more than three months sells nothing for a long time. The plan's own period is no limit: a plan that is
 * charged every month goes on after its trial, and the others last longer.
 */
export const rule = ofAreas(({ settings, placeOf }, report) => {
  for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
    const { count, unit } = plan?.trial ?? {};
    // The schema allows at most 24 days.
    if (count === undefined || unit !== 'month' || count <= mostMonths) continue;
    report(placeOf(['plans', planType, 'trial', 'count']), { count });
  }
});
