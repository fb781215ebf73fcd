import type { AuthorLanguage } from '../../../checks/findings/tell-finding';
import { operatorSchemaPaths } from '../operator-schemas';
import type { SchemaFile } from '../read-sources';
import { isObject, type JsonObject } from '../schema-walk';
import { keyTable } from './key-table';
import { type DocumentedKey, listKeys } from './list-keys';
import { code, page, plain, table } from './markdown';
import type { DocSources } from './read-doc-sources';
import { defaultOfSetting, shownAt } from './setting-default';
import type { DocWords } from './words-en';

/** Samples of a rule that are shown. */
const mostSamples = 5;

/** The keys of each kind of file. */
export function buildKeyPage(sources: DocSources, flow: SchemaFile, language: AuthorLanguage, words: DocWords): string {
  const parts: Record<keyof DocWords['files'], string[]> = {
    brand: brandParts(sources, language, words),
    theme: themeParts(sources, language, words),
    flow: flowParts(sources, flow, language, words),
    copy: copyParts(sources, language, words),
  };
  const kinds = Object.keys(parts) as (keyof typeof parts)[];
  return page(
    words.keys,
    kinds.flatMap((kind) => [`## ${words.files[kind].title}`, words.files[kind].intro, ...parts[kind]]),
  );
}

/** Settings of an area have one table for plain keys and one for each object. */
function brandParts(sources: DocSources, language: AuthorLanguage, words: DocWords): string[] {
  const keys = keysOf(sources, operatorSchemaPaths.brand);
  const settings = keys.filter(({ path }) => path[0] === '*').map((key) => ({ ...key, path: key.path.slice(1) }));
  const groups = groupKeys(settings);
  const tableOf = (some: readonly DocumentedKey[]) =>
    keyTable(sources, some, language, words, (key) => defaultOfSetting(sources, key, words));
  return [
    keyTable(
      sources,
      keys.filter(({ path }) => path[0] !== '*'),
      language,
      words,
      () => '',
    ),
    `### ${words.inEachArea}`,
    tableOf(settings.filter((key) => !groups.has(nameOf(key)))),
    ...[...groups].flatMap(([name, group]) => [`#### ${name}`, tableOf(group)]),
  ];
}

function nameOf({ path: [first = ''] }: DocumentedKey): string {
  return first.replace('[]', '');
}

/** Keys of each object, by its name. */
function groupKeys(keys: readonly DocumentedKey[]): Map<string, DocumentedKey[]> {
  const groups = new Map<string, DocumentedKey[]>();
  for (const key of keys.filter(({ path }) => path.length > 1)) groups.set(nameOf(key), []);
  for (const key of keys) groups.get(nameOf(key))?.push(key);
  return groups;
}

function themeParts(sources: DocSources, language: AuthorLanguage, words: DocWords): string[] {
  const derived = new Set(['*', 'light', 'dark']);
  return [
    keyTable(sources, keysOf(sources, operatorSchemaPaths.theme), language, words, ({ path }) => {
      const [first = '', second, third = ''] = path;
      const isTone = first === 'palette' && ['light', 'medium', 'dark'].includes(third);
      if (isTone) return words.derivedFrom(code(`palette.${second}.pure`));
      const isRole = derived.has(first) && path.length === 2;
      return isRole ? words.derivedFrom(words.palette) : (shownAt(sources.theme, path) ?? '');
    }),
  ];
}

function flowParts(sources: DocSources, flow: SchemaFile, language: AuthorLanguage, words: DocWords): string[] {
  const frame = keysOf(sources, operatorSchemaPaths.flow);
  return [
    keyTable(sources, frame, language, words, () => ''),
    `### ${words.ofTheStep}`,
    keyTable(sources, stepKeys(sources, flow), language, words, () => ''),
  ];
}

/** Descriptions that replace each template's own, for the keys that every template has. */
const shared: Readonly<Record<string, JsonObject>> = {
  templateId: {
    description: 'Template of the step: its screen. A flow has each one once.',
    markdownDescription: 'Modelo do passo, ou seja, a tela. Cada um aparece uma vez no fluxo.',
  },
  props: {
    description: 'What the flow changes in the template.',
    markdownDescription: 'Ajustes do fluxo no modelo.',
  },
};

/** Keys of every step, from the first template's schema: templates differ only in props. */
function stepKeys({ schemas, templates }: DocSources, { path, schema }: SchemaFile): DocumentedKey[] {
  const { steps } = isObject(schema.properties) ? schema.properties : {};
  const items = isObject(steps) ? steps.items : undefined;
  const [first] = isObject(items) && Array.isArray(items.oneOf) ? items.oneOf : [];
  if (!isObject(first)) return [];
  const keys = listKeys(schemas, { path, room: 'config', schema: first });
  const ids = templates.map(({ id }) => id);
  return keys
    .filter(({ path: { length } }) => length === 1)
    .map(({ path: [key = ''], schema: own, isRequired }) => ({
      path: [key],
      isRequired,
      schema: key === 'templateId' ? { ...shared.templateId, enum: ids } : { ...own, ...shared[key] },
    }));
}

/** Portuguese copy by group, with Mozambique's different texts beside it. */
function copyParts(
  { copy, messages, samples, templates }: DocSources,
  language: AuthorLanguage,
  words: DocWords,
): string[] {
  const own = new Set(templates.map(({ id }) => id));
  const groups = Object.entries(copy['pt-BR']).filter(([group]) => !own.has(group));
  return [
    ...groups.flatMap(([group, texts]) => {
      const other = copy['pt-MZ'][group];
      const rows = Object.entries(isObject(texts) ? texts : {}).map(([key, text]) => {
        const there = isObject(other) ? other[key] : undefined;
        return [code(key), plain(String(text)), there === undefined || there === text ? '' : plain(String(there))];
      });
      return [`### ${group}`, table([words.key, 'pt-BR', 'pt-MZ'], rows)];
    }),
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

function keysOf({ schemas }: DocSources, path: string): DocumentedKey[] {
  const file = schemas.find((one) => one.path === path);
  return file ? listKeys(schemas, file) : [];
}
