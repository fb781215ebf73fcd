import { copyKeys } from '../schemas/generated/copy-keys';
import { base, configPaths } from './config-paths';
import type { WordsSubject } from './subject';

/** Placeholders of each text, by group and key. */
type Asked = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, 'text' | 'number'>>>>>>;

const ofBase: Asked = copyKeys.base;
const ofTemplates: Asked = copyKeys.templates;

/** The texts that a shared file must have: the base has the common ones, a template its own. */
export function listAsked({ file, language, copy }: Pick<WordsSubject, 'file' | 'language' | 'copy'>): Asked {
  if (file === configPaths.copy(base, language)) return ofBase;
  return Object.fromEntries(Object.keys(copy).map((group) => [group, ofTemplates[group] ?? {}]));
}

/** The texts of a group that screens show; undefined for a group that none opens. */
export function findAskedGroup(group: string): Asked[string] | undefined {
  return [ofBase, ofTemplates].find((groups) => Object.hasOwn(groups, group))?.[group];
}

/** The values that screens give to a text; undefined for one that none shows. */
export function findAsked(group: string, key: string): readonly string[] | undefined {
  const texts = findAskedGroup(group) ?? {};
  return Object.hasOwn(texts, key) ? Object.keys(texts[key] ?? {}) : undefined;
}

/** Whether screens pass a value as formatted text. A plural cannot select by it. */
export function isGivenAsText(group: string, key: string, name: string): boolean {
  return findAsked(group, key)?.includes(name) === true && findAskedGroup(group)?.[key]?.[name] === 'text';
}

/** Values of texts that are money, or a price in words: each is called by one of these names. */
const moneyNames: ReadonlySet<string> = new Set([
  'after',
  'amount',
  'before',
  'difference',
  'discount',
  'price',
  'total',
  'value',
]);

/** Whether a value that screens pass to a text is an amount of money. */
export function isMoney(group: string, key: string, name: string): boolean {
  return moneyNames.has(name) && isGivenAsText(group, key, name);
}
