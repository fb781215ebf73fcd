import type { Rule } from '../rule';

/** What is paid in installments is the price, within one minor unit. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
      if (plan?.installmentAmount === undefined) continue;
      const { installmentAmount: value, installments: count, amount } = plan;
      if (Math.abs(value * count - amount) <= 1) continue;
      // Amounts as they stand in a file, without dots.
      const params = { value: String(value), count, product: String(value * count), amount: String(amount) };
      report(placeOf(['plans', planType, 'installmentAmount']), params);
    }
  },
};
