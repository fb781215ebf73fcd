import { requiredSettings } from '../../catalogue/catalogue';
import { listSources } from '../../catalogue/derive-settings';
import { operatorSchemaPaths } from '../generate/operator-schemas';
import { isObject, type JsonObject } from '../generate/schema-walk';
import { keyTable } from './key-table';
import { type DocumentedKey, listKeys } from './list-keys';
import { code, page, plain, table, textRows } from './markdown';
import type { DocContext } from './read-doc-sources';

/** Samples of a rule that are shown. */
const mostSamples = 5;

/** The keys of each kind of file. */
export function buildKeyPage(context: DocContext): string {
  const { schemas, base, theme, words } = context;
  const keysOf = (path: string) =>
    schemas.filter((file) => file.path === path).flatMap((file) => listKeys(schemas, file));
  const settings = keysOf(operatorSchemaPaths.brand).map((key) => ({
    ...key,
    isRequired: key.isRequired || isNeeded(key.path, base),
  }));
  const parts = {
    brand: [keyTable(context, settings, { '*': base })],
    theme: [keyTable(context, keysOf(operatorSchemaPaths.theme), theme)],
    flow: [
      keyTable(
        context,
        keysOf(operatorSchemaPaths.flow).filter(({ path }) => path[0] !== 'steps[]'),
      ),
      `### ${words.ofTheStep}`,
      keyTable(context, stepKeys(context)),
    ],
    copy: copyParts(context),
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
function stepKeys({ schemas, templates, flow: { path, schema } }: DocContext): DocumentedKey[] {
  const { steps } = isObject(schema.properties) ? schema.properties : {};
  const items = isObject(steps) ? steps.items : undefined;
  const [first] = isObject(items) && Array.isArray(items.oneOf) ? items.oneOf : [];
  if (!isObject(first)) return [];
  const ids = templates.map(({ id }) => id);
  return listKeys(schemas, { path, room: 'config', schema: first })
    .filter((key) => key.path.length === 1)
    .map((key) => (key.path[0] === 'templateId' ? { ...key, schema: { enum: ids } } : key));
}

/** Portuguese texts that screens share, by group, and the messages of rules. */
function copyParts({ copy, messages, samples, language, words }: DocContext): string[] {
  const describeSamples = ({ valid, invalid, ...texts }: JsonObject) => {
    const meaning = texts[language === 'en' ? 'description' : 'markdownDescription'] ?? '';
    return [plain(String(meaning)), listSamples(valid), listSamples(invalid)];
  };
  return [
    ...Object.entries(copy).flatMap(([group, texts]) => [
      `### ${group}`,
      table([words.key, words.words], textRows(isObject(texts) ? texts : {})),
    ]),
    `### ${words.rules}`,
    words.rulesIntro,
    table(
      [words.rule, words.message, words.meaning, words.accepted, words.refused],
      Object.entries(messages).map(([rule, message]) => [
        code(rule),
        plain(String(message)),
        ...describeSamples(samples[rule] ?? {}),
      ]),
    ),
  ];
}

/** Samples that a page can show: short and without invisible characters. */
function listSamples(values: unknown): string {
  return (Array.isArray(values) ? values.map(String) : [])
    .filter((value) => /^[\p{L}\p{N}\p{P}\p{S} ]{1,30}$/u.test(value) && value === value.trim())
    .slice(0, mostSamples)
    .map(code)
    .join(' ');
}
