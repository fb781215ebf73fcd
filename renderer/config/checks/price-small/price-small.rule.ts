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
        // As they stand in a file, without dots.
        amount: String(amount),
        meant: String(amount * 100),
        installments,
        symbol: settings.currency?.symbol ?? '',
        price: sayCents(amount),
        value: sayCents(amount / installments),
      };
      report(placeOf(['plans', planType, 'amount']), params);
    }
  },
};

/** 1188 → 11,88 */
function sayCents(amount: number): { 'pt-BR': string; en: string } {
  const en = (amount / 100).toFixed(2);
  return { 'pt-BR': en.replace('.', ','), en };
}
