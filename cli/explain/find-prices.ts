import type { Explanation } from '../../catalogue/explain-brand';
import { isAmountKey } from '../../catalogue/source/is-amount-key';
import { formatAmount } from '../../model/money/format-amount';
import type { BrandSettings } from '../../schemas/generated/types';

/** More than any price takes: a voucher and installments. */
const mostSteps = 4;

type Voucher = NonNullable<BrandSettings['vouchers']>[number];

/** A price on a screen, and the values that it comes from. */
export interface ShownPrice {
  /** As buyers read it: `R$ 1.020,00`. */
  shown: string;
  /** `BR.plans.yearly.amount − BR.vouchers[BLACK].discount`; undefined if every source states the price itself. */
  formula: string | undefined;
  sources: readonly Explanation[];
}

/** A price of an area in minor units. The fewer steps, the likelier it is the one on the screen. */
interface Price {
  amount: number;
  steps: number;
  /** Installments that a plan's price is divided by. */
  times?: number;
  formula: string;
  sources: readonly Explanation[];
}

/** The explanations of one area and its money format. */
interface Area {
  own: readonly Explanation[];
  symbol: string;
  show: (amount: number) => string;
}

/**
 * Finds every source of the prices in a text that an author saw on a screen: values that files state, and prices that
 * screens compute by vouchers and installments. In `12x de R$ 95,00`, installment prices come first.
 */
export function findPrices(all: readonly Explanation[], text: string): ShownPrice[] {
  const words = text.replaceAll(/\s+/gu, ' ');
  /** Numbers of installments that the text names: 12 in `12x de`. */
  const times = [...words.matchAll(/(\d+) ?x(?!\p{L})/giu)].map(([, count]) => Number(count));
  const fits = ({ times: own }: Price) => times.length === 0 || own === undefined || times.includes(own);
  return listAreas(all).flatMap(({ own, show }) => {
    const prices = [...listStated(own), ...own.flatMap((one) => listPlanPrices(one, own))];
    const found = prices
      .map((price) => ({ ...price, shown: show(price.amount) }))
      .filter((price) => holdsPrice(words, price.shown) && fits(price))
      .sort((a, b) => rankPrice(a, times) - rankPrice(b, times));
    const isStated = found.every(({ formula, sources: [source] }) => formula === source?.path);
    return found.map(({ formula, ...price }) => ({ ...price, formula: isStated ? undefined : formula }));
  });
}

/**
 * Lists the prices that a brand states, the plans' first. If the text names a currency, only those in it; none if it is
 * no price.
 */
export function listStatedPrices(all: readonly Explanation[], text: string): { path: string; shown: string }[] {
  const areas = listAreas(all);
  const words = text.split(/[\s\d.,+-]+/);
  const named = /\d/.test(text) ? areas.filter(({ symbol }) => words.includes(symbol)) : [];
  if (named.length === 0 && !/\d,\d\d(?!\d)/.test(text)) return [];
  const prices = (named.length > 0 ? named : areas).flatMap(({ own, show }) =>
    listStated(own).map(({ amount, formula }) => ({ path: formula, shown: show(amount) })),
  );
  const isOfPlan = ({ path }: { path: string }) => /^\w+\.plans\./.test(path);
  return [...prices.filter(isOfPlan), ...prices.filter((price) => !isOfPlan(price))];
}

/** Fewer steps first, but installment prices before all others if a text names their number. */
function rankPrice({ steps, times: own, formula }: Price, times: readonly number[]): number {
  const isInstallment = own !== undefined || formula.endsWith('.installmentAmount');
  return steps + (times.length > 0 && !isInstallment ? mostSteps : 0);
}

/** Whether a text holds a price and not a part of a longer number. */
function holdsPrice(text: string, shown: string): boolean {
  const pattern = shown.replaceAll(/[$.]/g, '\\$&').replaceAll(' ', ' ?');
  return new RegExp(`(?<![\\d.,])${pattern}(?!\\d)`, 'i').test(text);
}

/** The groups that state a currency. */
function listAreas(all: readonly Explanation[]): Area[] {
  return all
    .filter(({ key }) => key === 'currency.symbol')
    .map(({ group, value }) => {
      const own = all.filter((explanation) => explanation.group === group);
      const isSymbolFirst = own.find(({ key }) => key === 'currency.isSymbolFirst')?.value === true;
      const show = (amount: number) =>
        formatAmount(amount, { symbol: String(value), isSymbolFirst }).replace('\u00a0', ' ');
      return { own, symbol: String(value), show };
    });
}

function listStated(own: readonly Explanation[]): Price[] {
  return own.flatMap((one) =>
    listAmounts(one.value, one.path).map(({ amount, path }) => ({ amount, steps: 0, formula: path, sources: [one] })),
  );
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
    times,
    formula: `(${formula}) ÷ ${times}`.replace(/^\((\S+)\)/, '$1'),
    sources: count ? [...sources, count] : sources,
  }));
}
