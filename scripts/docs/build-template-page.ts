import { listFieldRules } from '../../schemas/list-form-rules';
import { camelCase } from '../generate/names';
import type { Template } from '../generate/read-sources';
import { isObject, type JsonObject } from '../generate/schema-walk';
import { describe, keyTable } from './key-table';
import { listKeys } from './list-keys';
import { block, code, page, table, textRows } from './markdown';
import type { DocContext } from './read-doc-sources';

/** The templates, each with its picture, frame, props, fields and copy. */
export function buildTemplatePage(context: DocContext): string {
  const parts = context.templates.flatMap((template) => templatePart(context, template));
  return page(context.words.templates, [context.words.templatesIntro, ...parts]);
}

function templatePart(context: DocContext, template: Template): string[] {
  const { schemas, language, words } = context;
  const { id, dir, manifest } = template;
  const props = context.exampleProps[id] ?? {};
  const step = { id, templateId: id, ...(Object.keys(props).length > 0 && { props }) };
  const schema = schemas.find(({ path }) => path === `${dir}/${id}.step.schema.json`);
  const name = isObject(manifest.name) ? String(manifest.name[language]) : '';
  return [
    `## ${name} (${code(id)})`,
    manifest.sells === 'upsell' ? words.sellsUpsell : '',
    schema ? describe(schema.schema, language) : '',
    `![${name}](../pictures/${id}.png)`,
    `### ${words.frame}`,
    frameTable(context, template),
    `### ${words.props}`,
    words.propsIntro,
    (schema && keyTable(context, listKeys(schemas, schema))) || words.none,
    `### ${words.example}`,
    block('json', JSON.stringify(step, null, 2)),
    ...formPart(context, template),
    ...copyPart(context, id),
  ];
}

function frameTable({ sessionParts, language, words }: DocContext, { manifest }: Template): string {
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

/** Lists the form's fields by the label that buyers see, which is Portuguese in every language of the docs. */
function formPart({ schemas, templateCopy, messages, words }: DocContext, { dir, id, manifest }: Template): string[] {
  const form = schemas.find(({ path }) => path === `${dir}/${id}.form.schema.json`);
  const rules = Object.entries(listFieldRules(form?.schema ?? {}));
  if (rules.length === 0) return [];
  const rows = rules.map(([field, ofField]) => {
    const isRequired = ofField.includes('required');
    const texts = ofField.flatMap((rule) => messages[rule] ?? []);
    const label = String(templateCopy[id]?.[field] ?? '');
    return [code(field), label, isRequired ? words.yes : '', [...new Set(texts)].join(' · ')];
  });
  const head = [words.field, words.label, words.isRequired, words.messages];
  return [`### ${words.form}`, manifest.takesMoney === true ? words.formIntro : '', table(head, rows)];
}

function copyPart({ templateCopy, words }: DocContext, id: string): string[] {
  const rows = textRows(templateCopy[id] ?? {});
  if (rows.length === 0) return [];
  return [`### ${words.copy}`, words.copyIntro.replace('{id}', id), table([words.key, words.words], rows)];
}
