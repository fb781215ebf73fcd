import type { AreaSettings } from '../../../catalogue/catalogue';
import type { Params } from '../../../catalogue/findings/config-finding';
import type { PlanType } from '../../../schemas/generated/types';
import type { AuthorLanguage } from '../../findings/tell-finding';
import type { Rule } from '../rule';

type Voucher = NonNullable<AreaSettings['vouchers']>[number];
type Plan = NonNullable<AreaSettings['plans'][PlanType]>;

/** Smallest plausible instalment, in minor units. */
const leastInstallment = 500;

/** Smallest plausible price of a single payment, in minor units. */
const leastPrice = 400;

/**
 * Reports amounts in reais instead of centavos: a price or instalment that is implausibly small, or a discount that
 * could be a hundred times larger.
 */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    const symbol = settings.currency?.symbol ?? '';
    for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
      const { amount, installments } = plan ?? {};
      if (amount === undefined || installments === undefined || !isSmall(amount, installments)) continue;
      report(placeOf(['plans', planType, 'amount']), describePrice(amount, installments, symbol));
    }
    for (const [index, { amount, planTypes }] of (settings.vouchers ?? []).entries()) {
      const plan = listGoodFor(settings, planTypes).find(
        ({ amount: price, installments }) => amount !== undefined && amount < price && isSmall(amount, installments),
      );
      if (amount === undefined || !plan || isSmall(plan.amount, plan.installments)) continue;
      report(placeOf(['vouchers', index, 'amount']), describePrice(amount, plan.installments, symbol));
    }
    for (const [index, { discount, planTypes }] of (settings.vouchers ?? []).entries()) {
      if (discount === undefined || !isSmall(discount, 1)) continue;
      const plans = listGoodFor(settings, planTypes);
      if (plans.some((plan) => !isSmall(plan.amount, plan.installments) && discount * 100 < plan.amount))
        report(placeOf(['vouchers', index, 'discount']), describeDiscount(discount, symbol));
    }
  },
};

/** A price of zero is intended. */
function isSmall(amount: number, installments: number): boolean {
  return amount > 0 && amount / installments < (installments < 2 ? leastPrice : leastInstallment);
}

/** Plans that a voucher applies to. */
function listGoodFor({ plans }: AreaSettings, planTypes: Voucher['planTypes']): Plan[] {
  const sold = Object.entries(plans ?? {}) as [PlanType, Plan][];
  return sold.filter(([type]) => planTypes?.includes(type) ?? true).map(([, plan]) => plan);
}

function describePrice(amount: number, installments: number, symbol: string): Params {
  return {
    // In the file's format, without separators.
    amount: String(amount),
    meant: String(amount * 100),
    symbol,
    seen: {
      'pt-BR': saySeen(amount, installments, symbol, 'pt-BR'),
      en: saySeen(amount, installments, symbol, 'en'),
    },
  };
}

function describeDiscount(discount: number, symbol: string): Params {
  return {
    ...describePrice(discount, 1, symbol),
    kind: 'discount',
    seen: {
      'pt-BR': `${saySeen(discount, 1, symbol, 'pt-BR')} de desconto`,
      en: `${saySeen(discount, 1, symbol, 'en')} off`,
    },
  };
}

const split = { 'pt-BR': 'em {count} vezes de', en: 'in {count} instalments of' } as const satisfies Record<
  AuthorLanguage,
  string
>;

/** Price as buyers see it: R$ 11,88, em 12 vezes de R$ 0,99. */
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
