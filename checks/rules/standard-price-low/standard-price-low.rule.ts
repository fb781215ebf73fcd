import type { Rule } from '../rule';

/** A higher price before a discount is shown crossed out. A lower one must be a mistake. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
      if (plan?.standardAmount === undefined || plan.standardAmount >= plan.amount) continue;
      // Amounts in the file's format, without separators.
      const params = { standard: String(plan.standardAmount), amount: String(plan.amount) };
      report(placeOf(['plans', planType, 'standardAmount']), params);
    }
  },
};
