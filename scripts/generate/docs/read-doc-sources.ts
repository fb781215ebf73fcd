import { base, configPaths } from '../../../catalogue/config-paths';
import { readIfThere, type Sources } from '../read-sources';
import { isObject, type JsonObject } from '../schema-walk';

/** Sources of the operators' pages, besides schemas, templates and checks. */
export interface DocSources extends Sources {
  /** Settings of `_base` by area. */
  base: { BR: JsonObject; MZ: JsonObject };
  /** Theme of `_base`. */
  theme: JsonObject;
  /** Copy by group and locale, including the templates'. */
  copy: { 'pt-BR': JsonObject; 'pt-MZ': JsonObject };
  messages: JsonObject;
  /** Words, valid and invalid values of each rule. */
  samples: Readonly<Record<string, JsonObject>>;
  /** Step props by template, from its examples. */
  exampleProps: Readonly<Record<string, JsonObject>>;
}

export function readDocSources(root: string, sources: Sources): DocSources {
  const { templates } = sources;
  const copyOf = (locale: string): JsonObject => ({
    ...readIfThere(root, configPaths.copy(base, locale)),
    ...Object.fromEntries(
      templates.map(({ id }) => [id, readIfThere(root, configPaths.templateCopy(id, locale))] as const),
    ),
  });
  return {
    ...sources,
    base: { BR: readIfThere(root, configPaths.settings('BR')), MZ: readIfThere(root, configPaths.settings('MZ')) },
    theme: readIfThere(root, configPaths.theme(base)),
    copy: { 'pt-BR': copyOf('pt-BR'), 'pt-MZ': copyOf('pt-MZ') },
    messages: readIfThere(root, configPaths.messages(base, 'pt-BR')),
    samples: Object.fromEntries(
      sources.formats.map((rule) => [rule, readIfThere(root, `schemas/formats/${rule}.samples.json`)]),
    ),
    exampleProps: Object.fromEntries(
      templates.map(({ id, dir }) => [id, propsOf(readIfThere(root, `${dir}/${id}.examples.json`))]),
    ),
  };
}

/** Props of the first example that has some. */
function propsOf({ defaults = {}, examples }: JsonObject): JsonObject {
  const all = Array.isArray(examples) ? examples.filter(isObject) : [];
  return all.map((example) => ({ ...(defaults as JsonObject), ...example }).stepProps).find(isObject) ?? {};
}
