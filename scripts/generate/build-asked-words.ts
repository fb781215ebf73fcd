import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { base, configPaths, languages } from '../../renderer/config/config-paths';
import { compileCopy, listPlaceholders } from '../../renderer/copy/compile-copy';
import type { Copy } from '../../schemas/generated/types';
import { HEADER_TEXT, sorted } from './names';
import { readIfThere, type SchemaFile, type Sources } from './read-sources';
import { type CopyCall, scanCopyCalls } from './scan-copy-calls';

const ASKED_PATH = 'schemas/generated/asked-words.json';

/** Names of the values of each text, by group and key. */
type Asked = Record<string, Record<string, readonly string[]>>;

/**
 * `schemas/generated/asked-words.json`: the texts that screens show, each with the values that it may take. The code asks for
 * most by their names. Of the others, whose names it builds or hands on, the list has those of the words and its own, for as
 * long as a file that opens their group can come to them: a text that is renamed in all languages is not forgotten.
 */
export function buildAskedWords(root: string, { templates, schemas }: Sources): [path: string, content: string] {
  const ids = templates.map(({ id }) => id);
  const sources = listSources(root);
  const screens = sources.map(({ file, source }) => scanScreen(file, source));
  const words = languages.map((language) => readWords(root, ids, language));
  const known = [...words, readListed(root)];
  const named = listNamed(sources.map(({ source }) => source));
  const used = (group: string, key: string) =>
    known.flatMap((one) => [...(one[group]?.[key] ?? [])]).filter((name) => named.has(name));
  const asked: Asked = {};
  const put = (group: string, key: string, given: readonly string[] = used(group, key)) => {
    asked[group] = { ...asked[group], [key]: sorted(new Set(given)) };
  };
  for (const [group, key] of known.flatMap(listKeys))
    if (screens.some((screen) => canShow(screen, group, key))) put(group, key);
  for (const [group, key] of listOfCodes(schemas)) put(group, key);
  for (const { group, key, given } of joinCalls(sources.flatMap(({ source }) => scanCopyCalls(source))))
    put(group, key, given);
  const pick = (isPicked: (group: string) => boolean) =>
    Object.fromEntries(sorted(Object.keys(asked).filter(isPicked)).map((group) => [group, sortKeys(asked[group])]));
  const content = {
    $comment: HEADER_TEXT,
    base: pick((group) => !ids.includes(group)),
    templates: pick((group) => ids.includes(group)),
  };
  return [ASKED_PATH, `${JSON.stringify(content, null, 2)}\n`];
}

/** The code of the screens. */
function listSources(root: string): { file: string; source: string }[] {
  return ['renderer', 'templates']
    .flatMap((dir) =>
      readdirSync(path.join(root, dir), { recursive: true, encoding: 'utf8' }).map((file) => `${dir}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.generated\.|^renderer\/testing\//.test(file))
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));
}

/** Every text of a language before a brand changes any; one that is not ICU is the check's to tell. */
function readWords(root: string, ids: readonly string[], language: string): Asked {
  const own = ids.map((id) => [id, readIfThere(root, configPaths.templateCopy(id, language))]);
  const copy = { ...Object.fromEntries(own), ...readIfThere(root, configPaths.copy(base, language)) } as Copy;
  const groups = Object.entries(compileCopy(copy, () => {})).map(([group, texts]) => {
    const names = Object.entries(texts).map(([key, text]) => [key, listPlaceholders(text)] as const);
    return [group, Object.fromEntries(names)] as const;
  });
  return Object.fromEntries(groups);
}

/** What the list has now. */
function readListed(root: string): Asked {
  const { base: shared, templates } = readIfThere(root, ASKED_PATH) as { base?: Asked; templates?: Asked };
  return { ...shared, ...templates };
}

function listKeys(asked: Asked): [group: string, key: string][] {
  return Object.entries(asked).flatMap(([group, texts]) =>
    Object.keys(texts).map((key): [string, string] => [group, key]),
  );
}

/** What a file may show: a label of a payment method names texts that another file looks up. */
interface Screen {
  /** Groups that the file opens. */
  groups: ReadonlySet<string>;
  literals: ReadonlySet<string>;
  /** `company-${id}` stands for every key of that shape. */
  built: RegExp;
}

function scanScreen(file: string, source: string): Screen {
  const opened = source.matchAll(/(?:useCopy\(|translate\([\w.]+, |hasText\(\w+, )'([\w-]+)'/g);
  const built = [...source.matchAll(/`((?:[\w-]|\$\{[^}`]*\})+)`/g)]
    .map(([, literal = '']) => literal.replaceAll(/\$\{[^}]*\}/g, '.+'))
    .filter((pattern) => /[\w-]{3}/.test(pattern));
  const isLabel = /^renderer\/methods\/.*\.label\.ts$/.test(file);
  return {
    groups: new Set([...(isLabel ? ['methods'] : []), ...[...opened].map(([, group = '']) => group)]),
    literals: new Set([...source.matchAll(/'([\w-]+)'/g)].map(([, literal = '']) => literal)),
    built: new RegExp(`^(?:${built.join('|') || '(?!)'})$`),
  };
}

function canShow({ groups, literals, built }: Screen, group: string, key: string): boolean {
  return groups.has(group) && (literals.has(key) || built.test(key));
}

/** Everything that the code gives a name, as it gives one to the values of a text. */
function listNamed(sources: readonly string[]): Set<string> {
  return new Set(sources.flatMap((source) => [...source.matchAll(/\b(\w+)\s*[:,}]/g)].map(([, name = '']) => name)));
}

/** The texts of each code that a backend may answer with. */
function listOfCodes(schemas: readonly SchemaFile[]): [group: string, key: string][] {
  const codesOf = (name: string) => {
    const codes = schemas.find((file) => file.path === `schemas/api/${name}.schema.json`)?.schema.enum;
    return Array.isArray(codes) ? codes.map(String) : [];
  };
  return [
    ...codesOf('payment-method').flatMap((code): [string, string][] => [
      ['methods', code],
      ['methods', `${code}-hint`],
    ]),
    ...codesOf('card-company').map((code): [string, string] => ['methods', `company-${code}`]),
    ...codesOf('refusal-code').flatMap((code): [string, string][] => [
      ['refusals', `${code}-cause`],
      ['refusals', `${code}-action`],
    ]),
  ];
}

/** A text that two screens show takes what both give. */
function joinCalls(calls: readonly CopyCall[]): CopyCall[] {
  const joined = new Map<string, CopyCall>();
  for (const call of calls) {
    const id = `${call.group}.${call.key}`;
    const { given = call.given } = joined.get(id) ?? {};
    joined.set(id, { ...call, given: given?.filter((name) => call.given?.includes(name) ?? true) });
  }
  return [...joined.values()];
}

function sortKeys(texts: Asked[string] = {}): Asked[string] {
  return Object.fromEntries(sorted(Object.keys(texts)).map((key) => [key, texts[key] ?? []]));
}
