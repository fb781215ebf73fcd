import type { Fact } from './list-new-areas';
import type { Payments } from './list-payments';
import { code } from './markdown';
import type { PlanWords } from './plan-words';
import { formatChange, selectAlarm } from './price-alarm';
import type { Risk } from './risk';
import { tellPlainAmount, tellSides, tellSubjects, tellValue, tellWhat } from './tell-change';

/** Name and value of a fact on one line. */
export function tellFact({ category: _, ...fact }: Fact, words: PlanWords): string {
  return `${tellWhat(fact, words)}: ${tellValue(fact.after, undefined, words)}`;
}

/** One line of Markdown: subject, affected brands, old → new, and the new value's place. */
export function tellRisk(risk: Risk, words: PlanWords): string {
  const { category, file, line } = risk;
  const told = [tellSides(risk, words), ...tellShare(risk, words), ...tellPayments(risk, words)].join(', ');
  const { name } = words.categories[category];
  const place = code(`${file}:${line}`);
  return `- **${name}** ${tellSubjects(risk)}${tellWhat(risk, words)}: ${told}${tellAlarm(risk, words)} (${place})`;
}

/** Old and new amount; undefined for other values, and for what was free. */
function amountsOf({ before, after, currency }: Risk): [before: number, after: number] | undefined {
  const isMoney = currency !== undefined && typeof before === 'number' && typeof after === 'number';
  return isMoney && before > 0 ? [before, after] : undefined;
}

function tellShare(risk: Risk, { decimalMark }: PlanWords): string[] {
  const amounts = amountsOf(risk);
  return amounts ? [formatChange(...amounts, decimalMark)] : [];
}

function tellAlarm(risk: Risk, { alarms }: PlanWords): string {
  const amounts = amountsOf(risk);
  const alarm = amounts && selectAlarm(...amounts);
  return alarm ? ` **⚠️ ${alarms[alarm]}**` : '';
}

/** `12x de R$ 39,00` → `12x de R$ 49,00`, in the buyers' words. */
function tellPayments({ payments }: Risk, words: PlanWords): string[] {
  if (!payments) return [];
  const { before, after, currency } = payments;
  const tellSide = (side: Payments | undefined) =>
    side ? code(`${side.count}x de ${tellPlainAmount(side.amount, currency)}`) : `_${words.absent}_`;
  return [`${tellSide(before)} → ${tellSide(after)}`];
}
