import { requiredSettings } from '../../catalogue/catalogue';
import { listSources } from '../../catalogue/derive-settings';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { operatorSchemaPaths } from '../generate/operator-schemas';
import type { SchemaFile } from '../generate/read-sources';
import { isObject, type JsonObject } from '../generate/schema-walk';
import { keyTable } from './key-table';
import { type DocumentedKey, listKeys } from './list-keys';
import { code, page, plain, table } from './markdown';
import type { DocSources } from './read-doc-sources';
import type { DocWords } from './words-en';

/** Samples of a rule that are shown. */
const mostSamples = 5;

/** The keys of each kind of file. */
export function buildKeyPage(sources: DocSources, flow: SchemaFile, language: AuthorLanguage, words: DocWords): string {
  const { schemas, base, theme } = sources;
  const keysOf = (path: string) =>
    schemas.filter((file) => file.path === path).flatMap((file) => listKeys(schemas, file));
  const tableOf = (keys: readonly DocumentedKey[], values?: JsonObject) =>
    keyTable(sources, keys, language, words, values);
  const settings = keysOf(operatorSchemaPaths.brand).map((key) => ({
    ...key,
    isRequired: key.isRequired || isNeeded(key.path, base),
  }));
  const parts: Record<keyof DocWords['files'], string[]> = {
    brand: [tableOf(settings, { '*': base })],
    theme: [tableOf(keysOf(operatorSchemaPaths.theme), theme)],
    flow: [tableOf(keysOf(operatorSchemaPaths.flow)), `### ${words.ofTheStep}`, tableOf(stepKeys(sources, flow))],
    copy: copyParts(sources, language, words),
  };
  const kinds = Object.keys(parts) as (keyof typeof parts)[];
  return page(
    words.keys,
    kinds.flatMap((kind) => [`## ${words.files[kind].title}`, words.files[kind].intro, ...parts[kind]]),
  );
}

/** Whether an area must state a setting: the base does not, and nothing derives it. */
function isNeeded([, name = '', ...inside]: readonly string[], base: JsonObject): boolean {
  const isRequired = requiredSettings.some((setting) => setting === name) && name !== 'links';
  return inside.length === 0 && isRequired && !(name in base) && listSources([name]).length === 0;
}

/** Keys of every step, from the first template's schema: templates differ only in props. */
function stepKeys({ schemas, templates }: DocSources, { path, schema }: SchemaFile): DocumentedKey[] {
  const { steps } = isObject(schema.properties) ? schema.properties : {};
  const items = isObject(steps) ? steps.items : undefined;
  const [first] = isObject(items) && Array.isArray(items.oneOf) ? items.oneOf : [];
  if (!isObject(first)) return [];
  const ids = templates.map(({ id }) => id);
  return listKeys(schemas, { path, room: 'config', schema: first })
    .filter(({ path: { length } }) => length === 1)
    .map((key) => (key.path[0] === 'templateId' ? { ...key, schema: { enum: ids } } : key));
}

/** Portuguese texts that screens share, by group, and the messages of rules. */
function copyParts({ copy, messages, samples }: DocSources, language: AuthorLanguage, words: DocWords): string[] {
  return [
    ...Object.entries(copy).flatMap(([group, texts]) => [
      `### ${group}`,
      table(
        [words.key, words.words],
        Object.entries(isObject(texts) ? texts : {}).map(([key, text]) => [code(key), plain(String(text))]),
      ),
    ]),
    `### ${words.rules}`,
    words.rulesIntro,
    table(
      [words.rule, words.message, words.meaning, words.accepted, words.refused],
      Object.entries(messages).map(([rule, message]) => [
        code(rule),
        plain(String(message)),
        ...describeSamples(samples[rule] ?? {}, language),
      ]),
    ),
  ];
}

/** Samples of a rule that a page can show: short and without invisible characters. */
function describeSamples(samples: JsonObject, language: AuthorLanguage): string[] {
  const listed = (values: unknown) =>
    (Array.isArray(values) ? values.map(String) : [])
      .filter((value) => /^[\p{L}\p{N}\p{P}\p{S} ]{1,30}$/u.test(value) && value === value.trim())
      .slice(0, mostSamples)
      .map(code)
      .join(' ');
  const meaning = samples[language === 'en' ? 'description' : 'markdownDescription'] ?? '';
  return [plain(String(meaning)), listed(samples.valid), listed(samples.invalid)];
}
