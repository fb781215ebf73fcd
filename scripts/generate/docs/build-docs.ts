import type { SchemaFile, Sources } from '../read-sources';
import { buildCheckDocs } from './build-check-docs';
import { buildKeyDocs } from './build-key-docs';
import { buildTemplateDocs } from './build-template-docs';
import { docLanguages } from './doc-words';
import { readDocSources } from './read-doc-sources';
import { wordsEn } from './words-en';
import { wordsPtBr } from './words-pt-br';

/** Folder of the operators' pages, with a folder for each language. */
const DOCS = 'docs/operators';

const wordsOf = { 'pt-BR': wordsPtBr, en: wordsEn };

/** Operators' pages generated from sources: templates, keys and checks, in every language. */
export function buildDocs(root: string, sources: Sources, flow: SchemaFile): [string, string][] {
  const all = readDocSources(root, sources);
  return docLanguages.flatMap((language) => {
    const words = wordsOf[language];
    return [
      ...buildTemplateDocs(all, language, words),
      ...buildKeyDocs(all, flow, language, words),
      ...buildCheckDocs(all, language, words),
    ].map(([file, content]): [string, string] => [`${DOCS}/${language}/${file}`, content]);
  });
}
