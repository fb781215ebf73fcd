import type { Trial } from '../../schemas/generated/types';
import type { Fact } from './list-new-areas';
import type { Payments } from './list-payments';
import { code } from './markdown';
import type { PlanWords } from './plan-words';
import { formatChange, selectAlarm } from './price-alarm';
import type { Risk } from './risk';
import { isTrial, tellPlainAmount, tellSides, tellSubjects, tellValue, tellWhat } from './tell-change';
import { type VoucherAmount, voucherAmounts } from './voucher-amounts';

/** Name and value of a fact on one line. */
export function tellFact({ category: _, ...fact }: Fact, words: PlanWords): string {
  return `${tellWhat(fact, words)}: ${tellValue(fact.after, fact, words)}`;
}

/** One line of Markdown: subject, affected brands, old → new, and the new value's place. */
export function tellRisk(risk: Risk, words: PlanWords): string {
  const { category, file, line } = risk;
  const told = [tellSides(risk, words), ...tellShare(risk, words), ...tellPayments(risk)].join(', ');
  const { name } = words.categories[category];
  const place = code(`${file}:${line}`);
  return `- **${name}** ${tellSubjects(risk)}${tellWhat(risk, words)}: ${told}${tellAlarm(risk, words)} (${place})`;
}

type Sizes = readonly [before: number, after: number];

/** Old and new amount, of a voucher its discount or final price; undefined for other values, and for what was free. */
function amountsOf({ before, after, currency }: Risk): Sizes | undefined {
  if (!currency) return undefined;
  const pairs = [[before, after], ...voucherAmounts.map((key) => [partOf(before, key), partOf(after, key)])];
  return pairs.find(
    (pair): pair is [number, number] => pair.every((side) => typeof side === 'number') && pair[0] !== 0,
  );
}

function partOf(value: unknown, key: VoucherAmount): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** Old and new length of a trial in days; undefined for other values. */
function trialsOf({ before, after }: Risk): Sizes | undefined {
  return isTrial(before) && isTrial(after) ? [countDays(before), countDays(after)] : undefined;
}

/** Days, with 30 for a month. */
function countDays({ count, unit }: Trial): number {
  return unit === 'month' ? count * 30 : count;
}

function tellShare(risk: Risk, { decimalMark }: PlanWords): string[] {
  const amounts = amountsOf(risk);
  return amounts ? [formatChange(...amounts, decimalMark)] : [];
}

function tellAlarm(risk: Risk, { alarms }: PlanWords): string {
  const sizes = amountsOf(risk) ?? trialsOf(risk);
  const alarm = sizes && selectAlarm(...sizes);
  return alarm ? ` **⚠️ ${alarms[alarm]}**` : '';
}

/** `12x de R$ 39,00` → `12x de R$ 49,00`, in the buyers' words. */
function tellPayments({ rule, payments }: Risk): string[] {
  if (!payments) return [];
  const { before, after, currency } = payments;
  const tellSide = ({ count, amount }: Payments) => code(`${count}x de ${tellPlainAmount(amount, currency)}`);
  if (before && after) return [`${tellSide(before)} → ${tellSide(after)}`];
  // The price tells the installments of a new plan; a removed plan has none.
  return after && rule === 'plans.*.amount' ? [tellSide(after)] : [];
}
