import { formatAmount } from '../../model/money/format-amount';
import type { Trial } from '../../schemas/generated/types';
import type { Fact } from './list-new-areas';
import { code } from './markdown';
import type { PlanWords } from './plan-words';
import type { Risk } from './risk';

/** Name and value of a fact on one line. */
export function tellFact({ category: _, ...fact }: Fact, words: PlanWords): string {
  return `${tellWhat(fact, words)}: ${tellValue(fact.after, {}, words)}`;
}

/** One line of Markdown: subject, affected brands, old → new, and the new value's place. */
export function tellRisk(risk: Risk, words: PlanWords): string {
  const { category, subjects, before, after, file, line } = risk;
  const what = tellWhat(risk, words);
  const whom = subjects.length === 0 ? '' : `${subjects.join(', ')}: `;
  const values = `${tellValue(before, risk, words)} → ${tellValue(after, risk, words)}`;
  return `- **${category}** ${whom}${what}: ${values} (${code(`${file}:${line}`)})`;
}

function tellWhat({ rule, params }: Pick<Risk, 'rule' | 'params'>, words: PlanWords): string {
  const names = params.map((param) => nameOf(param, words));
  return (words.rules[rule] ?? rule).replace(/\{(\d)\}/g, (_, index: string) => names[Number(index)] ?? '');
}

function tellValue(value: unknown, { currency }: Pick<Risk, 'currency'>, words: PlanWords): string {
  if (value === undefined) return `_${words.absent}_`;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number' && currency) return code(formatAmount(value, currency).replaceAll('\u00a0', ' '));
  if (typeof value !== 'object' || value === null) return code(String(value));
  if (Array.isArray(value)) return code(value.join(', ') || '[]');
  if (isTrial(value)) return code(`${value.count} ${words.units[value.unit][value.count === 1 ? 0 : 1]}`);
  return code(
    Object.entries(value)
      .map(([key, part]) => tellPart(key, part, currency))
      .join(', '),
  );
}

function isTrial(value: object): value is Trial {
  return 'count' in value && 'unit' in value;
}

/** Part of a voucher: `discount R$ 20,00`. */
function tellPart(key: string, part: unknown, currency: Risk['currency']): string {
  if (typeof part === 'number' && currency) return `${key} ${formatAmount(part, currency).replaceAll('\u00a0', ' ')}`;
  return `${key} ${[part].flat().join(' ')}`;
}

/** A name without a translation is text of a file. */
function nameOf(name: string, { names }: PlanWords): string {
  return names[name] ?? code(name);
}
