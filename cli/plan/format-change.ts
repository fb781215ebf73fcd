import { isAmountKey } from '../../catalogue/source/is-amount-key';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { formatAmount } from '../../model/money/format-amount';
import { isPriceJump, isTenfold } from '../../model/money/price-jump';
import type { Trial } from '../../schemas/generated/types';
import type { Change } from './change';
import { findChangeRule, isRisk } from './change-table';
import { code } from './markdown';
import { type PlanWords, planWords } from './plan-words';
import type { Note, Price } from './price-notes';
import { shortenPair } from './shorten-pair';

type Currency = NonNullable<Change['currency']>;

/** One line of Markdown: category of a risk, affected brands, what changes, old → new, and the place of the new value. */
export function formatChange(change: Change, language: AuthorLanguage): string {
  const words = planWords[language];
  const { category, subjects, file, line, derived } = change;
  const head = [
    ...(isRisk(category) ? [`**${words.categories[category].name}**`] : []),
    ...(subjects.length > 0 ? [`${subjects.join(', ')}:`] : []),
    `${formatName(change, language)}:`,
  ];
  const sides = isRedrawn(change) ? formatDrawing(change, words) : formatSides(change, words);
  const amounts = amountsOf(change);
  const share = amounts ? [formatShare(...amounts, words.decimalMark)] : [];
  const notes = (change.notes ?? []).flatMap((note) => formatNote(note, change, words));
  const parts = [sides, ...share, ...notes, ...(derived ? [words.derived(derived)] : [])];
  const sizes = amounts ?? daysOf(change);
  const alarm = sizes && selectAlarm(...sizes);
  // A line of an image says nothing.
  const place = code(category === 'image' ? file : `${file}:${line}`);
  return `- ${head.join(' ')} ${parts.join(', ')}${alarm ? ` **⚠️ ${words.alarms[alarm]}**` : ''} (${place})`;
}

/** Name and new value on one line. */
export function formatFact(fact: Change, language: AuthorLanguage): string {
  return `${formatName(fact, language)}: ${formatValue(fact.after, fact, planWords[language])}`;
}

function formatName({ path, params }: Change, language: AuthorLanguage): string {
  const { names } = planWords[language];
  // A name without a translation is text of a file.
  const texts = params.map((param) => names[param] ?? code(param));
  return findChangeRule(path).words[language].replace(/\{(\d|path)\}/g, (_, key: string) =>
    key === 'path' ? code(path) : (texts[Number(key)] ?? ''),
  );
}

type Formatted = Pick<Change, 'path' | 'currency'>;

/** Old and new value. Of long texts and lists, the part with their first difference. */
function formatSides(change: Change, words: PlanWords): string {
  const { before, after } = shortenPair(toText(change.before, change, words), toText(change.after, change, words));
  const now = after === undefined ? `_${words.gone}_` : formatValue(after, change, words);
  return `${formatValue(before, change, words)} → ${now}`;
}

/** A list, or the size of a file, as one text; another value stays as it is. */
function toText(value: unknown, { path, category }: Change, words: PlanWords): unknown {
  if (category === 'image' && value !== undefined) return `${value} bytes`;
  const isPlanTypes = value !== undefined && /\bplanTypes?$/.test(path);
  return joinList(isPlanTypes ? listNames(value, words) : value);
}

function formatValue(value: unknown, change: Formatted, words: PlanWords): string {
  if (value === undefined) return `_${words.absent}_`;
  if (value === '') return `_${words.empty}_`;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (isTrial(value)) return code(`${value.count} ${words.units[value.unit][value.count === 1 ? 0 : 1]}`);
  if (Array.isArray(value) || typeof value !== 'object' || value === null) {
    return code(formatPart(change.path.split('.').at(-1) ?? '', value, change, words));
  }
  return code(
    Object.entries(value)
      .map(([key, part]) => formatKey(key, part, change, words))
      .join(', '),
  );
}

/** Part of an object, such as a voucher: `discount R$ 20,00`. */
function formatKey(key: string, part: unknown, change: Formatted, words: PlanWords): string {
  if (key === 'planTypes') return words.plans(listNames(part, words));
  const name = Object.hasOwn(words.voucherParts, key) ? words.voucherParts[key as 'amount'] : key;
  return `${name} ${formatPart(key, part, change, words)}`;
}

/** Text, list or number; an amount has its currency. */
function formatPart(key: string, value: unknown, { currency }: Formatted, { decimalMark }: PlanWords): string {
  if (typeof value !== 'number') return String(joinList(value));
  return currency && isAmountKey(key) ? formatMoney(value, currency) : String(value).replace('.', decimalMark);
}

/** Amount with a plain space in place of Intl's non-breaking one. */
function formatMoney(amount: number, currency: Currency): string {
  return formatAmount(amount, currency).replaceAll('\u00a0', ' ');
}

/** Plan types by their names in the reader's language. */
function listNames(value: unknown, { names }: PlanWords): string[] {
  return [value].flat().map((name) => names[String(name)] ?? String(name));
}

/** A list as one text; another value stays as it is. */
function joinList(value: unknown): unknown {
  const format = (item: unknown) => (typeof item === 'object' ? JSON.stringify(item) : String(item));
  return Array.isArray(value) ? value.map(format).join(', ') || '[]' : value;
}

function isTrial(value: unknown): value is Trial {
  return typeof value === 'object' && value !== null && 'count' in value && 'unit' in value;
}

function formatNote({ kind, name, ...sides }: Note, { path, currency }: Change, words: PlanWords): string[] {
  const plan = words.plans(listNames(name, words));
  if (kind === 'first') return [words.opensFirst(plan)];
  if (kind === 'gone') return [words.planGone(plan)];
  if (kind === 'product') return [code(name)];
  const prices = currency ? formatPrices(sides, currency) : '';
  if (kind === 'voucher') return [`${words.withVoucher(code(name))} ${prices}`];
  if (kind === 'plan') return [`${plan} ${prices}`];
  // The price has the installments of a new plan.
  return sides.before || path.endsWith('.amount') ? [prices] : [];
}

/** `R$ 95,00` → `R$ 99,00`, of installments `12x de R$ 95,00`; a new price alone. */
function formatPrices({ before, after }: Pick<Note, 'before' | 'after'>, currency: Currency): string {
  const format = ({ count, amount }: Price) => {
    const money = formatMoney(amount, currency);
    return code(count === undefined ? money : `${count}x de ${money}`);
  };
  return [before, after].flatMap((price) => (price ? format(price) : [])).join(' → ');
}

type Sizes = readonly [before: number, after: number];

/** Old and new amount, of a voucher its discount or final price; undefined for other values, and for what was free. */
function amountsOf({ before, after, path, currency }: Change): Sizes | undefined {
  if (!currency) return undefined;
  const partOf = (value: unknown, key: string) => (value as Record<string, unknown> | null | undefined)?.[key];
  const pairs = [
    ...(isAmountKey(path.split('.').at(-1)) ? [[before, after]] : []),
    ...['discount', 'amount'].map((key) => [partOf(before, key), partOf(after, key)]),
  ];
  return pairs.find(
    (pair): pair is [number, number] => pair.every((side) => typeof side === 'number') && pair[0] !== 0,
  );
}

/** Old and new days of a trial, with 30 for a month. */
function daysOf({ before, after }: Change): Sizes | undefined {
  const countDays = ({ count, unit }: Trial) => (unit === 'month' ? count * 30 : count);
  return isTrial(before) && isTrial(after) ? [countDays(before), countDays(after)] : undefined;
}

function isRedrawn({ category, before, after }: Change): boolean {
  return category === 'image' && before !== undefined && after !== undefined;
}

/** More colours than a line can explain. */
const mostColors = 4;

/** Colours that distinguish a drawing, else the command that shows it; sizes only when they differ. */
function formatDrawing(change: Change, words: PlanWords): string {
  const { gone = [], added = [] } = change.colors ?? {};
  const isTelling = gone.length + added.length > 0 && Math.max(gone.length, added.length) <= mostColors;
  const colors = [...formatColors(words.colorsGone, gone), ...formatColors(words.colorsAdded, added)];
  const sizes = change.before === change.after ? [] : [formatSides(change, words)];
  if (change.path.startsWith('media.')) return [words.replaced, ...sizes].join('; ');
  return [words.redrawn, ...(isTelling ? colors : [words.seePictures]), ...sizes].join('; ');
}

function formatColors(name: string, colors: readonly string[]): string[] {
  return colors.length === 0 ? [] : [`${name}: ${colors.map(code).join(', ')}`];
}

/** Size of a change that is probably a mistake. */
type Alarm = 'tenfold' | 'double' | 'up' | 'down' | 'tenth';

/** Alarm of an amount that changes by more than half; undefined for a smaller change. */
function selectAlarm(before: number, after: number): Alarm | undefined {
  if (!isPriceJump(before, after)) return undefined;
  if (isTenfold(before, after)) return after > before ? 'tenfold' : 'tenth';
  if (after < before) return 'down';
  return after >= before * 2 ? 'double' : 'up';
}

/** Change in percent with its sign, whole from 1 % up: `+26`, `−0,4`. */
function formatShare(before: number, after: number, decimalMark: ',' | '.'): string {
  const percent = ((after - before) / before) * 100;
  const size = Math.abs(percent);
  const digits = size < 1 ? Math.max(size, 0.1).toFixed(1).replace('.', decimalMark) : String(Math.round(size));
  return `${percent < 0 ? '\u2212' : '+'}${digits} %`;
}
