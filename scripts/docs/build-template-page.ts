import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { listFieldRules } from '../../schemas/list-form-rules';
import { camelCase } from '../generate/names';
import type { Template } from '../generate/read-sources';
import { isObject, type JsonObject } from '../generate/schema-walk';
import { describe } from './describe-value';
import { keyTable } from './key-table';
import { listKeys } from './list-keys';
import { block, code, page, plain, table } from './markdown';
import type { DocSources } from './read-doc-sources';
import type { DocWords } from './words-en';

/** The templates, each with its picture, frame, props, fields and copy. */
export function buildTemplatePage(sources: DocSources, language: AuthorLanguage, words: DocWords): string {
  const parts = sources.templates.flatMap((template) => templatePart(sources, template, language, words));
  return page(words.templates, [words.templatesIntro, ...parts]);
}

function templatePart(sources: DocSources, template: Template, language: AuthorLanguage, words: DocWords): string[] {
  const { id } = template;
  const props = sources.exampleProps[id] ?? {};
  const step = { id, templateId: id, ...(Object.keys(props).length > 0 && { props }) };
  const name = nameOf(template, language);
  return [
    `## ${name} (${code(id)})`,
    template.manifest.sells === 'upsell' ? words.sellsUpsell : '',
    purposeOf(sources, template, language),
    `![${name}](../pictures/${id}.png)`,
    `### ${words.frame}`,
    frameTable(sources, template, language, words),
    `### ${words.props}`,
    words.propsIntro,
    propsTable(sources, template, language, words) || words.none,
    `### ${words.example}`,
    block('json', JSON.stringify(step, null, 2)),
    ...formPart(sources, template, words),
    ...copyPart(sources, id, words),
  ];
}

function nameOf({ manifest: { name } }: Template, language: AuthorLanguage): string {
  return String(isObject(name) ? name[language] : '');
}

function purposeOf({ schemas }: DocSources, { dir, id }: Template, language: AuthorLanguage): string {
  const step = schemas.find(({ path }) => path === `${dir}/${id}.step.schema.json`);
  return step ? describe(step.schema, language) : '';
}

function frameTable(
  { sessionParts }: DocSources,
  { manifest }: Template,
  language: AuthorLanguage,
  words: DocWords,
): string {
  const partWords = new Map(
    sessionParts.map(({ id, declaration }) => [camelCase(id), declaration.words as JsonObject]),
  );
  const parts = (value: unknown) =>
    Array.isArray(value) && value.length > 0
      ? value.map((part) => partWords.get(String(part))?.[language] ?? String(part)).join(', ')
      : '–';
  return table(
    ['', ''],
    [
      [words.path, code(String(manifest.route ?? ''))],
      [words.needs, parts(manifest.needs)],
      [words.gives, [manifest.gives, ...Object.values(manifest.givesBySource ?? {})].map(parts).join(' · ')],
    ],
  );
}

function propsTable(sources: DocSources, { dir, id }: Template, language: AuthorLanguage, words: DocWords): string {
  const step = sources.schemas.find(({ path }) => path === `${dir}/${id}.step.schema.json`);
  if (!step) return '';
  return keyTable(sources, listKeys(sources.schemas, step), language, words);
}

/** Fields by label. Buyers' texts are in Portuguese in every language of the docs. */
function formPart(sources: DocSources, { dir, id, manifest }: Template, words: DocWords): string[] {
  const form = sources.schemas.find(({ path }) => path === `${dir}/${id}.form.schema.json`);
  const rules = Object.entries(listFieldRules(form?.schema ?? {}));
  if (!form || rules.length === 0) return [];
  const copy = sources.templateCopy[id] ?? {};
  const rows = rules.map(([field, ofField]) => {
    const isRequired = ofField.includes('required');
    const messages = ofField.flatMap((rule) => sources.messages[rule] ?? []);
    return [code(field), String(copy[field] ?? ''), isRequired ? words.yes : '', [...new Set(messages)].join(' · ')];
  });
  const head = [words.field, words.label, words.isRequired, words.messages];
  return [`### ${words.form}`, manifest.takesMoney === true ? words.formIntro : '', table(head, rows)];
}

function copyPart({ templateCopy }: DocSources, id: string, words: DocWords): string[] {
  const rows = Object.entries(templateCopy[id] ?? {}).map(([key, text]) => [code(key), plain(String(text))]);
  if (rows.length === 0) return [];
  return [`### ${words.copy}`, words.copyIntro(id), table([words.key, words.words], rows)];
}
