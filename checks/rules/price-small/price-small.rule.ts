import type { AreaSettings } from '../../../catalogue/catalogue';
import type { Currency } from '../../../model/money/format-amount';
import { planMonths } from '../../../schemas/api/plan-months';
import type { PlanType } from '../../../schemas/generated/types';
import type { Params } from '../../findings/config-finding';
import type { AuthorLanguage } from '../../findings/tell-finding';
import { ofAreas } from '../rule';
import { tellAmount } from '../tell-amount';

type Voucher = NonNullable<AreaSettings['vouchers']>[number];
type Plan = NonNullable<AreaSettings['plans'][PlanType]>;

/** Smallest plausible amounts of a currency, in minor units. */
interface Least {
  installment: number;
  /** Single payment. */
  price: number;
  /** Price of one month of a plan. */
  month: number;
  discount: number;
}

const usual: Least = { installment: 500, price: 400, month: 0, discount: 400 };

/** A metical is worth less than a tenth of a real. A month of the cheapest plans costs 15,60 MT. */
const ofCurrencies: Partial<Readonly<Record<Currency['code'], Least>>> = {
  MZN: { ...usual, month: 1_500, discount: 1_500 },
};

/**
 * Reports amounts in whole units instead of minor ones: a price or instalment that is implausibly small, a final price of
 * a hundredth, or a discount that could be a hundred times larger.
 */
export const rule = ofAreas(({ settings, placeOf }, report) => {
  const least = ofCurrencies[settings.currency?.code] ?? usual;
  for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
    const { amount, installments } = plan ?? {};
    if (amount === undefined || installments === undefined) continue;
    const isSmallMonth = amount > 0 && amount / planMonths[planType as PlanType] < least.month;
    if (!isSmallMonth && !isSmall(amount, installments, least)) continue;
    report(placeOf(['plans', planType, 'amount']), describePrice(amount, installments, settings));
  }
  for (const [index, { amount, planTypes }] of (settings.vouchers ?? []).entries()) {
    const plan = listGoodFor(settings, planTypes).find(
      ({ amount: price, installments }) =>
        amount !== undefined && amount < price && (isSmall(amount, installments, least) || isHundredth(amount, price)),
    );
    if (amount === undefined || !plan || isSmall(plan.amount, plan.installments, least)) continue;
    report(placeOf(['vouchers', index, 'amount']), describePrice(amount, plan.installments, settings));
  }
  for (const [index, { discount, planTypes }] of (settings.vouchers ?? []).entries()) {
    if (discount === undefined || discount === 0 || discount >= least.discount) continue;
    const plans = listGoodFor(settings, planTypes);
    if (plans.some((plan) => !isSmall(plan.amount, plan.installments, least) && discount * 100 < plan.amount))
      report(placeOf(['vouchers', index, 'discount']), describeDiscount(discount, settings));
  }
});

/** A price of zero is intended. */
function isSmall(amount: number, installments: number, least: Least): boolean {
  return amount > 0 && amount / installments < (installments < 2 ? least.price : least.installment);
}

/** Whether a final price would still be below the plan's in minor units. */
function isHundredth(amount: number, price: number): boolean {
  return amount > 0 && amount * 100 <= price;
}

/** Plans that a voucher applies to. */
function listGoodFor({ plans }: AreaSettings, planTypes: Voucher['planTypes']): Plan[] {
  const sold = Object.entries(plans ?? {}) as [PlanType, Plan][];
  return sold.filter(([type]) => planTypes?.includes(type) ?? true).map(([, plan]) => plan);
}

function describePrice(amount: number, installments: number, settings: AreaSettings): Params {
  return {
    // In the file's format, without separators.
    amount: String(amount),
    meant: String(amount * 100),
    price: tellAmount(amount * 100, settings),
    seen: {
      'pt-BR': tellSeen(amount, installments, settings, 'pt-BR'),
      en: tellSeen(amount, installments, settings, 'en'),
    },
  };
}

function describeDiscount(discount: number, settings: AreaSettings): Params {
  const seen = tellAmount(discount, settings);
  return {
    ...describePrice(discount, 1, settings),
    kind: 'discount',
    seen: { 'pt-BR': `${seen} de desconto`, en: `${seen} off` },
  };
}

const split = { 'pt-BR': 'em {count} vezes de', en: 'in {count} instalments of' } as const satisfies Record<
  AuthorLanguage,
  string
>;

/** Price as buyers see it: R$ 11,88, em 12 vezes de R$ 0,99. */
function tellSeen(amount: number, installments: number, settings: AreaSettings, language: AuthorLanguage): string {
  const price = tellAmount(amount, settings);
  if (installments < 2) return price;
  const count = split[language].replace('{count}', String(installments));
  return `${price}, ${count} ${tellAmount(amount / installments, settings)}`;
}
