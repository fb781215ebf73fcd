import { base, configPaths } from '../../catalogue/config-paths';
import { readIfThere, type Sources, type Template } from '../generate/read-sources';
import { isObject, type JsonObject } from '../generate/schema-walk';

/** Sources of the operators' pages, besides schemas, templates and checks. */
export interface DocSources extends Sources {
  /** Settings of `_base` for Brazil. */
  base: JsonObject;
  /** Theme of `_base`. */
  theme: JsonObject;
  /** Portuguese copy that screens share, by group. */
  copy: JsonObject;
  /** Portuguese copy of each template. */
  templateCopy: Readonly<Record<string, JsonObject>>;
  messages: JsonObject;
  /** Words, valid and invalid values of each rule. */
  samples: Readonly<Record<string, JsonObject>>;
  /** Step props by template, from its examples. */
  exampleProps: Readonly<Record<string, JsonObject>>;
}

const locale = 'pt-BR';

export function readDocSources(root: string, sources: Sources): DocSources {
  const byTemplate = (read: (template: Template) => JsonObject) =>
    Object.fromEntries(sources.templates.map((template) => [template.id, read(template)]));
  return {
    ...sources,
    base: readIfThere(root, configPaths.settings('BR')),
    theme: readIfThere(root, configPaths.theme(base)),
    copy: readIfThere(root, configPaths.copy(base, locale)),
    templateCopy: byTemplate(({ id }) => readIfThere(root, configPaths.templateCopy(id, locale))),
    messages: readIfThere(root, configPaths.messages(base, locale)),
    samples: Object.fromEntries(
      sources.formats.map((rule) => [rule, readIfThere(root, `schemas/formats/${rule}.samples.json`)]),
    ),
    exampleProps: byTemplate(({ id, dir }) => propsOf(readIfThere(root, `${dir}/${id}.examples.json`))),
  };
}

/** Props of the first example that has some. */
function propsOf({ defaults = {}, examples }: JsonObject): JsonObject {
  const all = Array.isArray(examples) ? examples.filter(isObject) : [];
  return all.map((example) => ({ ...(defaults as JsonObject), ...example }).stepProps).find(isObject) ?? {};
}
