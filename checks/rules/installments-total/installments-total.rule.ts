import type { Rule } from '../rule';

/** Installments add up to the price, within one minor unit. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
      const { installmentAmount: value, installments: count, amount } = plan ?? {};
      // A `null` that removes it has its own finding.
      if (value === undefined || count === undefined || amount === undefined) continue;
      if (Math.abs(value * count - amount) <= 1) continue;
      // Amounts in the file's format, without separators.
      const params = { value: String(value), count, product: String(value * count), amount: String(amount) };
      report(placeOf(['plans', planType, 'installmentAmount']), params);
    }
  },
};
