import type { AuthorLanguage } from '../../findings/tell-finding';
import type { Rule } from '../rule';

/** In minor units: what nobody splits into instalments smaller than. */
const leastInstallment = 500;

/** In minor units: what nobody sells for less than, paid at once. */
const leastPrice = 400;

/** A price in reais where centavos are meant: it, or each of its instalments, is too small to be true. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
      const { amount, installments } = plan ?? {};
      if (amount === undefined || installments === undefined || amount === 0) continue;
      if (amount / installments >= (installments < 2 ? leastPrice : leastInstallment)) continue;
      const symbol = settings.currency?.symbol ?? '';
      const params = {
        // As they stand in a file, without dots.
        amount: String(amount),
        meant: String(amount * 100),
        symbol,
        seen: {
          'pt-BR': saySeen(amount, installments, symbol, 'pt-BR'),
          en: saySeen(amount, installments, symbol, 'en'),
        },
      };
      report(placeOf(['plans', planType, 'amount']), params);
    }
  },
};

const split = { 'pt-BR': 'em {count} vezes de', en: 'in {count} instalments of' } as const satisfies Record<
  AuthorLanguage,
  string
>;

/** What the buyer sees: R$ 11,88, em 12 vezes de R$ 0,99. */
function saySeen(amount: number, installments: number, symbol: string, language: AuthorLanguage): string {
  const price = `${symbol} ${sayCents(amount, language)}`;
  if (installments < 2) return price;
  const count = split[language].replace('{count}', String(installments));
  return `${price}, ${count} ${symbol} ${sayCents(amount / installments, language)}`;
}

/** 1188 → 11,88 */
function sayCents(amount: number, language: AuthorLanguage): string {
  const text = (amount / 100).toFixed(2);
  return language === 'en' ? text : text.replace('.', ',');
}
