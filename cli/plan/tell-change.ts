import { formatAmount } from '../../model/money/format-amount';
import type { Trial } from '../../schemas/generated/types';
import type { Change } from './change';
import { code } from './markdown';
import type { PlanWords } from './plan-words';
import { shortenPair } from './shorten-pair';
import { voucherAmounts } from './voucher-amounts';

/** Name of a changed value. */
export function tellWhat({ rule, params }: Pick<Change, 'rule' | 'params'>, words: PlanWords): string {
  const names = params.map((param) => nameOf(param, words));
  return (words.rules[rule] ?? rule).replace(/\{(\d)\}/g, (_, index: string) => names[Number(index)] ?? '');
}

/** Brands that a change affects, before what it changes; empty when it affects none by name. */
export function tellSubjects({ subjects }: Pick<Change, 'subjects'>): string {
  return subjects.length === 0 ? '' : `${subjects.join(', ')}: `;
}

/** Old and new value. Of long texts and lists, the part with their first difference. */
export function tellSides(
  { before, after, ...change }: Pick<Change, 'rule' | 'params' | 'before' | 'after' | 'currency'>,
  words: PlanWords,
): string {
  const pair = isPlanTypes(change) ? { before, after } : shortenPair(tellList(before), tellList(after));
  const told = after === undefined ? `_${words.gone}_` : tellValue(pair.after, change, words);
  return `${tellValue(pair.before, change, words)} → ${told}`;
}

/** Whether a setting or a step prop holds types of plans. */
function isPlanTypes({ rule, params }: Pick<Change, 'rule' | 'params'>): boolean {
  return /\bplanTypes?$/.test([rule, ...params].join('.'));
}

/** One side of a change. */
export function tellValue(
  value: unknown,
  { rule, params, currency }: Pick<Change, 'rule' | 'params' | 'currency'>,
  words: PlanWords,
): string {
  if (value === undefined) return `_${words.absent}_`;
  if (value === '') return `_${words.empty}_`;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number' && currency) return code(tellPlainAmount(value, currency));
  if (isPlanTypes({ rule, params })) return code(namesOf(value, words).join(', ') || '[]');
  if (typeof value !== 'object' || value === null) return code(String(value));
  if (Array.isArray(value)) return code(String(tellList(value)));
  if (isTrial(value)) return code(`${value.count} ${words.units[value.unit][value.count === 1 ? 0 : 1]}`);
  return code(
    Object.entries(value)
      .map(([key, part]) => tellPart(key, part, currency, words))
      .join(', '),
  );
}

/** Amount with an ordinary space. */
export function tellPlainAmount(amount: number, currency: NonNullable<Change['currency']>): string {
  return formatAmount(amount, currency).replaceAll('\u00a0', ' ');
}

/** A list as one text; another value stays as it is. */
function tellList(value: unknown): unknown {
  return Array.isArray(value) ? value.map(tellItem).join(', ') || '[]' : value;
}

function tellItem(item: unknown): string {
  return typeof item === 'object' ? JSON.stringify(item) : String(item);
}

export function isTrial(value: unknown): value is Trial {
  return typeof value === 'object' && value !== null && 'count' in value && 'unit' in value;
}

/** Part of a voucher: `desconto R$ 20,00`. */
function tellPart(key: string, part: unknown, currency: Change['currency'], words: PlanWords): string {
  if (key === 'planTypes') return words.plans(namesOf(part, words));
  const name = voucherAmounts.find((one) => one === key);
  if (name && typeof part === 'number' && currency)
    return `${words.voucherParts[name]} ${tellPlainAmount(part, currency)}`;
  return `${key} ${[part].flat().join(' ')}`;
}

/** Plan types by their names in the reader's language. */
function namesOf(value: unknown, { names }: PlanWords): string[] {
  return [value].flat().map((name) => names[String(name)] ?? String(name));
}

/** A name without a translation is text of a file. */
function nameOf(name: string, { names }: PlanWords): string {
  return names[name] ?? code(name);
}
