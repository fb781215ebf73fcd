import { formatAmount } from '../../model/money/format-amount';
import type { Trial } from '../../schemas/generated/types';
import type { Change } from './change';
import { code } from './markdown';
import type { PlanWords } from './plan-words';
import { shortenPair } from './shorten-pair';

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
  { before, after, currency }: Pick<Change, 'before' | 'after' | 'currency'>,
  words: PlanWords,
): string {
  const pair = shortenPair(tellList(before), tellList(after));
  const told = after === undefined ? `_${words.gone}_` : tellValue(pair.after, currency, words);
  return `${tellValue(pair.before, currency, words)} → ${told}`;
}

/** One side of a change. */
export function tellValue(value: unknown, currency: Change['currency'], words: PlanWords): string {
  if (value === undefined) return `_${words.absent}_`;
  if (value === '') return `_${words.empty}_`;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number' && currency) return code(tellPlainAmount(value, currency));
  if (typeof value !== 'object' || value === null) return code(String(value));
  if (Array.isArray(value)) return code(String(tellList(value)));
  if (isTrial(value)) return code(`${value.count} ${words.units[value.unit][value.count === 1 ? 0 : 1]}`);
  return code(
    Object.entries(value)
      .map(([key, part]) => tellPart(key, part, currency))
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

function isTrial(value: object): value is Trial {
  return 'count' in value && 'unit' in value;
}

/** Part of a voucher: `discount R$ 20,00`. */
function tellPart(key: string, part: unknown, currency: Change['currency']): string {
  if (typeof part === 'number' && currency) return `${key} ${tellPlainAmount(part, currency)}`;
  return `${key} ${[part].flat().join(' ')}`;
}

/** A name without a translation is text of a file. */
function nameOf(name: string, { names }: PlanWords): string {
  return names[name] ?? code(name);
}
