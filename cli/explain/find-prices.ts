import type { Explanation } from '../../catalogue/explain-brand';
import { isAmountKey } from '../../catalogue/source/is-amount-key';
import { type Currency, formatAmount } from '../../model/money/format-amount';
import type { BrandSettings } from '../../schemas/generated/types';

type Voucher = NonNullable<BrandSettings['vouchers']>[number];

/** A price on a screen, and the values that it comes from. */
export interface ShownPrice {
  /** As buyers read it: `R$ 1.020,00`. */
  shown: string;
  /** `BR.plans.yearly.amount − BR.vouchers[BLACK].discount`; undefined for a price that a file states. */
  formula: string | undefined;
  sources: readonly Explanation[];
}

/** A price of an area in minor units. The fewer steps, the likelier it is the one on the screen. */
interface Price {
  amount: number;
  steps: number;
  formula: string | undefined;
  sources: readonly Explanation[];
}

/**
 * Finds the prices of a text that an author saw on a screen, such as `12x de R$ 95,00`: stated ones, else those that
 * screens compute by vouchers and installments.
 */
export function findPrices(all: readonly Explanation[], text: string): ShownPrice[] {
  const words = text.replaceAll(/\s+/gu, ' ');
  const groups = [...new Set(all.map(({ group }) => group))];
  return groups.flatMap((group) => {
    const own = all.filter((explanation) => explanation.group === group);
    const currency = selectCurrency(own);
    if (!currency) return [];
    const prices = new Map<string, Price[]>();
    for (const price of listPrices(own)) {
      const shown = formatAmount(price.amount, currency).replace('\u00a0', ' ');
      if (holdsPrice(words, shown)) prices.set(shown, [...(prices.get(shown) ?? []), price]);
    }
    return [...prices].flatMap(([shown, found]) => {
      const fewest = Math.min(...found.map(({ steps }) => steps));
      return found.filter(({ steps }) => steps === fewest).map((price) => ({ ...price, shown }));
    });
  });
}

/** Whether a text holds a price and not a part of a longer number. */
function holdsPrice(text: string, shown: string): boolean {
  const pattern = shown.replaceAll(/[$.]/g, '\\$&').replaceAll(' ', ' ?');
  return new RegExp(`(?<![\\d.,])${pattern}(?!\\d)`, 'i').test(text);
}

/** Undefined for a group that is no area. */
function selectCurrency(own: readonly Explanation[]): Currency | undefined {
  const stated = (key: string) => own.find((explanation) => explanation.key === `currency.${key}`)?.value;
  const symbol = stated('symbol');
  return typeof symbol === 'string' ? ({ symbol, isSymbolFirst: stated('isSymbolFirst') } as Currency) : undefined;
}

function listPrices(own: readonly Explanation[]): Price[] {
  const stated = own.flatMap((one) => {
    const sources = [one];
    return listAmounts(one.value, one.path).map(({ amount, path }): Price => {
      return { amount, steps: 0, formula: path === one.path ? undefined : path, sources };
    });
  });
  const ofPlans = own.flatMap((one) => listPlanPrices(one, own));
  return [...stated, ...ofPlans];
}

/** Amounts of a value; those of a list's items by code or id: `BR.extras[aulas].amount`. */
function listAmounts(value: unknown, path: string): { amount: number; path: string }[] {
  if (typeof value === 'number') return isAmountKey(path.split('.').at(-1)) ? [{ amount: value, path }] : [];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => {
    if (typeof item !== 'object' || item === null) return [];
    const { code, id = code ?? index } = item as { code?: unknown; id?: unknown };
    return Object.entries(item).flatMap(([key, inner]) => listAmounts(inner, `${path}[${id}].${key}`));
  });
}

/** Prices that screens compute from the full price of a plan. */
function listPlanPrices(price: Explanation, own: readonly Explanation[]): Price[] {
  const [, planType] = /^plans\.(\w+)\.amount$/.exec(price.key) ?? [];
  if (planType === undefined || typeof price.value !== 'number') return [];
  const amount = price.value;
  const full: Price = { amount, steps: 0, formula: price.path, sources: [price] };
  const vouchers = own.find(({ key }) => key === 'vouchers');
  const cheaper = ((vouchers?.value ?? []) as Voucher[])
    .filter(({ planTypes }) => planTypes?.includes(planType as never) ?? true)
    .map((voucher): Price => {
      const path = `${vouchers?.path}[${voucher.code}]`;
      const sources = vouchers ? [price, vouchers] : [price];
      return voucher.amount === undefined
        ? { amount: amount - (voucher.discount ?? 0), steps: 1, formula: `${price.path} − ${path}.discount`, sources }
        : { amount: voucher.amount, steps: 1, formula: `${path}.amount`, sources: sources.slice(1) };
    });
  const count = own.find(({ key }) => key === `plans.${planType}.installments`);
  return [...cheaper, ...[full, ...cheaper].flatMap((one) => listInstallments(one, count))];
}

/** `R$ 95,00` of `12x de R$ 95,00`, for each number of installments. */
function listInstallments({ amount, steps, formula, sources }: Price, count: Explanation | undefined): Price[] {
  const most = typeof count?.value === 'number' ? count.value : 1;
  return Array.from({ length: most - 1 }, (_, index) => index + 2).map((times) => ({
    amount: Math.round(amount / times),
    steps: steps + 2,
    formula: `(${formula}) ÷ ${times}`.replace(/^\((\S+)\)/, '$1'),
    sources: count ? [...sources, count] : sources,
  }));
}
