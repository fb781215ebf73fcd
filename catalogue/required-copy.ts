import { copyKeys } from '../schemas/generated/copy-keys';
import { base, configPaths } from './config-paths';
import type { WordsSubject } from './subject';

/** Placeholders of each text, by group and key. */
type CopyValues = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, 'text' | 'number'>>>>>>;

const ofBase: CopyValues = copyKeys.base;
const ofTemplates: CopyValues = copyKeys.templates;

/** Texts that a shared file must contain: common ones in the base, its own in a template. */
export function listRequiredCopy({
  file,
  language,
  copy,
}: Pick<WordsSubject, 'file' | 'language' | 'copy'>): CopyValues {
  if (file === configPaths.copy(base, language)) return ofBase;
  return Object.fromEntries(Object.keys(copy).map((group) => [group, ofTemplates[group] ?? {}]));
}

/** Texts of a group that screens show; undefined for an unused group. */
export function findUsedGroup(group: string): CopyValues[string] | undefined {
  return [ofBase, ofTemplates].find((groups) => Object.hasOwn(groups, group))?.[group];
}

/** Values that screens pass to a text; undefined for an unused text. */
export function findCopyValues(group: string, key: string): readonly string[] | undefined {
  const texts = findUsedGroup(group) ?? {};
  return Object.hasOwn(texts, key) ? Object.keys(texts[key] ?? {}) : undefined;
}

/** Whether screens pass a value as formatted text. A plural cannot select by it. */
export function isGivenAsText(group: string, key: string, name: string): boolean {
  return findCopyValues(group, key)?.includes(name) === true && findUsedGroup(group)?.[key]?.[name] === 'text';
}

/** Names of values that are money, or a price in words. */
const moneyNames: ReadonlySet<string> = new Set([
  'after',
  'amount',
  'before',
  'difference',
  'discount',
  'first',
  'interest',
  'part',
  'price',
  'rest',
  'second',
  'total',
  'value',
]);

/** Whether a value that screens pass to a text is an amount of money. */
export function isMoney(group: string, key: string, name: string): boolean {
  return moneyNames.has(name) && isGivenAsText(group, key, name);
}
