import type { Rule } from '../rule';

/** In minor units: what nobody splits into instalments smaller than. */
const leastInstallment = 500;

/** A price in reais where centavos are meant: split up, its instalments are too small to be true. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
      const { amount, installments } = plan ?? {};
      if (amount === undefined || installments === undefined || installments < 2 || amount === 0) continue;
      if (amount / installments >= leastInstallment) continue;
      const params = {
        amount,
        installments,
        value: (amount / installments / 100).toFixed(2),
        price: (amount / 100).toFixed(2),
        meant: amount * 100,
      };
      report(placeOf(['plans', planType, 'amount']), params);
    }
  },
};
