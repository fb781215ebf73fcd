import { base, configPaths, languages } from '../../catalogue/config-paths';
import { type CompiledMessage, compileCopy, listPlaceholders, listPluralNames } from '../../model/copy/compile-copy';
import type { Copy } from '../../schemas/generated/types';
import { HEADER, sorted } from './names';
import { type Method, readIfThere, SourceError, type Sources } from './read-sources';

/** A `text` is shown unchanged; a plural may select by a `number`. */
type Kind = 'text' | 'number';
type Kinds = Readonly<Record<string, Kind>>;

/** Values beyond those in the common texts, which brands may show. Also numbers that no plural shows. */
const givenBesides: Readonly<Record<string, Kinds>> = {
  'frame.progress': { step: 'number', total: 'number' },
  'order.installments': { total: 'text' },
  'order.single': { count: 'number', total: 'text' },
};

/** All languages have the same keys and placeholders: checks and a test compare them. */
const [language = 'pt-BR'] = languages;

/**
 * `schemas/generated/copy-keys.ts`: common texts with their placeholders. It types `useCopy`, and checks compare copy
 * files with it.
 *
 * @throws SourceError for a text with invalid ICU, and for a payment method without its words
 */
export function buildCopyKeys(root: string, { templates, methods }: Sources): string {
  const shared = configPaths.copy(base, language);
  const own = templates.map(({ id }) => {
    const file = configPaths.templateCopy(id, language);
    return [id, listKinds(file, { [id]: readIfThere(root, file) } as Copy)[id]];
  });
  const common = readIfThere(root, shared) as Copy;
  const missing = methods.flatMap(listMethodTexts).filter((key) => !Object.hasOwn(common.methods ?? {}, key));
  if (missing.length > 0) throw new SourceError(`${shared}: the group "methods" needs the texts ${missing.join(', ')}`);
  const keys = { base: listKinds(shared, common), templates: Object.fromEntries(own) };
  return `${HEADER}
/** Placeholders of each common text, by group and key. */
export const copyKeys = ${JSON.stringify(keys, null, 2)} as const;
`;
}

/** Texts of the group `methods` that the chooser and the method's part show. */
function listMethodTexts({ id, parts, file }: Method): string[] {
  if (file.isInPerson) return [id, `${id}-hint`, `${id}-handover`];
  return [id, `${id}-hint`, ...(parts.has('view.tsx') ? [] : [String(file.note ?? `${id}-note`)])];
}

function listKinds(file: string, copy: Copy): Record<string, Record<string, Kinds>> {
  const compiled = compileCopy(copy, (group, key, reason) => {
    throw new SourceError(`${file}: ${group}.${key} is not ICU: ${reason}`);
  });
  const sortedGroups = sorted(Object.keys(compiled)).map((group) => {
    const texts = Object.entries(compiled[group] ?? {});
    return [group, Object.fromEntries(texts.map(([key, text]) => [key, kindsOf(`${group}.${key}`, text)]))];
  });
  return Object.fromEntries(sortedGroups);
}

function kindsOf(path: string, text: CompiledMessage): Kinds {
  const numbers = ['count', ...listPluralNames(text)];
  const shown = listPlaceholders(text).map((name): [string, Kind] => [
    name,
    numbers.includes(name) ? 'number' : 'text',
  ]);
  const kinds: Kinds = { ...Object.fromEntries(shown), ...givenBesides[path] };
  return Object.fromEntries(sorted(Object.keys(kinds)).map((name) => [name, kinds[name] ?? 'text']));
}
