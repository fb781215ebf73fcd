import type { AreaSettings } from '../../../catalogue/catalogue';
import type { Currency } from '../../../model/money/format-amount';
import { planMonths } from '../../../schemas/api/plan-months';
import type { PlanType } from '../../../schemas/generated/types';
import type { Params } from '../../findings/config-finding';
import { formatPrice } from '../format-price';
import { ofAreas } from '../rule';

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
  for (const [index, { amount = 0, discount = 0, planTypes }] of (settings.vouchers ?? []).entries()) {
    // A small price of the plan has its own finding.
    const plans = listGoodFor(settings, planTypes).filter((plan) => !isSmall(plan.amount, plan.installments, least));
    const plan = plans.find(
      ({ amount: price, installments }) =>
        amount < price && (isSmall(amount, installments, least) || isHundredth(amount, price)),
    );
    if (plan) report(placeOf(['vouchers', index, 'amount']), describePrice(amount, plan.installments, settings));
    if (discount > 0 && discount < least.discount && plans.some(({ amount: price }) => discount * 100 < price))
      report(placeOf(['vouchers', index, 'discount']), describeAmount('discount', discount, 1, settings));
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

/** A price, whole or split into payments, or a discount; the words of `seen` show it as buyers see it. */
function describeAmount(
  seen: 'whole' | 'split' | 'discount',
  amount: number,
  count: number,
  settings: AreaSettings,
): Params {
  return {
    // In the file's format, without separators.
    amount: String(amount),
    intended: String(amount * 100),
    price: formatPrice(amount * 100, settings),
    seen,
    cents: formatPrice(amount, settings),
    count,
    each: formatPrice(amount / count, settings),
  };
}

function describePrice(amount: number, installments: number, settings: AreaSettings): Params {
  return describeAmount(installments < 2 ? 'whole' : 'split', amount, installments, settings);
}
