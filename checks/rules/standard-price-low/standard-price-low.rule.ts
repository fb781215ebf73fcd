import type { Rule } from '../rule';

/** The price before a discount is shown struck through when it is higher: one that is lower was meant for something else. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
      if (plan?.standardAmount === undefined || plan.standardAmount >= plan.amount) continue;
      // Amounts as they stand in a file, without dots.
      const params = { standard: String(plan.standardAmount), amount: String(plan.amount) };
      report(placeOf(['plans', planType, 'standardAmount']), params);
    }
  },
};
