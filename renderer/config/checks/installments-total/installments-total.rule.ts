import type { Rule } from '../rule';

/** What is paid in installments is the price, within one minor unit. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
      if (plan?.installmentAmount === undefined) continue;
      const { installmentAmount: value, installments: count, amount } = plan;
      if (Math.abs(value * count - amount) <= 1) continue;
      report(placeOf(['plans', planType, 'installmentAmount']), { value, count, product: value * count, amount });
    }
  },
};
