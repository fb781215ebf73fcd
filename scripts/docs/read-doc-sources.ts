import { base, configPaths } from '../../catalogue/config-paths';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { buildFlowSchema } from '../generate/build-flow-schema';
import { readIfThere, readSources, type SchemaFile, type Sources, type Template } from '../generate/read-sources';
import { isObject, type JsonObject } from '../generate/schema-walk';
import words from './words.json' with { type: 'json' };

/** Sources of the operators' pages, besides schemas, templates and checks. */
export interface DocSources extends Sources {
  flow: SchemaFile;
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

/** What a page is made of: sources, and words of its language. */
export interface DocContext extends DocSources {
  language: AuthorLanguage;
  words: DocWords;
}

/** Texts around what the sources say. */
export type DocWords = (typeof words)[AuthorLanguage];

const locale = 'pt-BR';

export function readDocSources(root: string): DocSources {
  const sources = readSources(root);
  const byTemplate = (read: (template: Template) => JsonObject) =>
    Object.fromEntries(sources.templates.map((template) => [template.id, read(template)]));
  return {
    ...sources,
    flow: buildFlowSchema(sources),
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

export function contextOf(sources: DocSources, language: AuthorLanguage): DocContext {
  return { ...sources, language, words: words[language] };
}

/** Props of the first example that has some. */
function propsOf({ defaults = {}, examples }: JsonObject): JsonObject {
  const all = Array.isArray(examples) ? examples.filter(isObject) : [];
  return all.map((example) => ({ ...(defaults as JsonObject), ...example }).stepProps).find(isObject) ?? {};
}
