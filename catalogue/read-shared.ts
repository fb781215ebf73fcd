import { posix } from 'node:path';
import type { CompiledCopy } from '../model/copy/compile-copy';
import type { Manifests } from '../model/flow/resolve-step';
import { unifyFlow } from '../model/flow/unify-flow';
import type { Copy, FlagsFile, Flow, Messages, TemplateCopy, Theme } from '../schemas/generated/types';
import { isImage } from './brand-images';
import { areas } from './catalogue';
import { compileWords } from './compile-words';
import { base, configPaths, languages, listBaseFiles, listBrandFiles, withFallback } from './config-paths';
import { findFlowFacts } from './flow-facts';
import {
  findHomeInBrand,
  findIntendedFlow,
  findIntendedOf,
  isFlowFile,
  listUnread,
  listUnreadOfBrands,
} from './list-unread';
import { isMedia } from './media-files';
import { mergePatch } from './merge-patch';
import { readCopy } from './read-copy';
import type { ConfigSource } from './source/config-source';
import { fileKinds } from './source/file-kinds';
import type { Flows, NamedFlow, SharedSubject, WordsSubject } from './subject';

const flowEnding = '.json';

const baseFolder = configPaths.brandFolder(base);
const brandFiles = listBrandFiles(base).map((file) => posix.basename(file));
const baseFiles = listBaseFiles().map((file) => posix.basename(file));
const legacyTheme = posix.basename(configPaths.legacyTheme);
const flagsFile = posix.basename(configPaths.flags);

/** Shared folders: without them, every brand would be blamed for what it uses from them. */
const sharedFolders = [baseFolder, 'flows', 'templates'];

/**
 * Reads the data that all brands share: templates, `_base` and flows. Undefined when a part is missing that every brand
 * needs.
 */
export function readShared(source: ConfigSource): SharedSubject | undefined {
  const manifests = readManifests(source);
  const inBrands = source.list('brands');
  const inBase = source.list(baseFolder);
  const inFlows = source.list('flows');
  const flowNames = inFlows.files.filter(isFlowFile).map((name) => name.slice(0, -flowEnding.length));
  if (sharedFolders.some((folder) => source.broken.has(folder))) return undefined;
  const unreadInBase = listUnread({
    folder: baseFolder,
    ...inBase,
    isRead: (name) => baseFiles.includes(name),
    findIntended: findIntendedOf(baseFiles),
  });
  source.noteStandIns(unreadInBase);
  const settings = Object.fromEntries(
    areas.map((area) => [area, source.read(configPaths.settings(area), fileKinds.brandSettings)]),
  );
  const theme = source.read(configPaths.theme(base), fileKinds.theme);
  const hasLegacy = inBase.files.includes(legacyTheme);
  const legacy = hasLegacy ? source.read<Theme>(configPaths.legacyTheme, fileKinds.theme) : undefined;
  const fonts = source.read(configPaths.fonts, fileKinds.fonts);
  const ofBase = languages.flatMap(
    (language) => readCopy(source, configPaths.copy(base, language), language, false) ?? [],
  );
  const wordFiles = languages.flatMap((language) => [
    ...readWords(source, Object.keys(manifests), language),
    ...ofBase.flatMap(({ words }) => (words.language === language ? [words] : [])),
  ]);
  const flags = inBase.files.includes(flagsFile) ? source.read<FlagsFile>(configPaths.flags, fileKinds.flags) : {};
  const messages = Object.fromEntries(
    languages.map((language) => [language, readMessages(source, configPaths.messages(base, language))]),
  );
  const isManifestBroken = [...source.broken].some((file) => file.endsWith('.manifest.json'));
  if (isManifestBroken || !theme || (hasLegacy && !legacy) || !fonts || !flags) return undefined;
  if (areas.some((area) => settings[area] === undefined)) return undefined;
  return {
    manifests,
    settings: settings as SharedSubject['settings'],
    theme,
    ...(legacy && { legacyTheme: mergePatch(theme, legacy) as Theme }),
    fonts,
    flags: withoutSchema(flags),
    brandFiles,
    unread: [
      ...listUnreadOfBrands(inBrands.files, inBrands.folders, isReadInBrand),
      ...unreadInBase,
      ...listUnread({
        folder: 'flows',
        ...inFlows,
        isRead: isFlowFile,
        findIntended: findIntendedFlow,
        findHome: (path) => findHomeInBrand(path, isReadInBrand),
      }),
    ],
    wordFiles,
    variants: ofBase.flatMap(({ variants }) => variants),
    messages,
    words: Object.fromEntries(languages.map((language) => [language, joinWords(wordFiles, language)])),
    flowNames,
    flows: readFlows(source, manifests, flowNames),
  };
}

function withoutSchema({ $schema: _, ...flags }: FlagsFile): SharedSubject['flags'] {
  return flags;
}

function isReadInBrand(name: string): boolean {
  return brandFiles.includes(name) || isImage(name) || isMedia(name);
}

/** Reads a file of messages; empty when it is invalid. */
export function readMessages(source: ConfigSource, file: string): Messages {
  return source.read<Messages>(file, fileKinds.messages) ?? {};
}

function readManifests(source: ConfigSource): Manifests {
  const manifests = source.list('templates').folders.flatMap((id) => {
    const manifest = source.read(configPaths.manifest(id), fileKinds.manifest);
    return manifest ? [[id, manifest] as const] : [];
  });
  return Object.fromEntries(manifests) as unknown as Manifests;
}

/** Copy of the templates. Only the first language needs a file of each. */
function readWords(source: ConfigSource, templateIds: readonly string[], language: string): WordsSubject[] {
  return templateIds.flatMap((id) => {
    const file = configPaths.templateCopy(id, language);
    if (language !== languages[0] && !source.list(posix.dirname(file)).files.includes(posix.basename(file))) return [];
    const texts = source.read<TemplateCopy>(file, fileKinds.templateCopy);
    if (!texts) return [];
    const placeOf = (_group: string, key: string) => ({ file, path: [key] });
    return [compileWords({ file, language, copy: { [id]: texts } as Copy, isBrands: false, placeOf })];
  });
}

/** Copy of a language before a brand's changes: the templates', then `_base`'s. */
function joinWords(files: readonly WordsSubject[], language: string): CompiledCopy {
  const own = withFallback(language).flatMap((one) => files.filter((file) => file.language === one));
  return own.reduce<CompiledCopy>((words, { compiled }) => mergePatch(words, compiled) as CompiledCopy, {});
}

function readFlows(source: ConfigSource, manifests: Manifests, names: readonly string[]): Flows {
  const flows = new Map(names.map((name) => [name, readFlow(source, manifests, name)]));
  return {
    has: (name) => flows.has(name),
    get: (name) => flows.get(name),
    list: () => [...flows.values()].filter((flow) => flow !== undefined),
  };
}

/** Reads a flow for rules and brands; undefined, with findings, when it is invalid. */
function readFlow(source: ConfigSource, manifests: Manifests, name: string): NamedFlow | undefined {
  const file = configPaths.flow(name);
  const content = source.read<Flow>(file, fileKinds.flow);
  if (!content) return undefined;
  const { $schema: _, waivers, ...stated } = content;
  const flow = { name, file, flow: unifyFlow(stated), facts: findFlowFacts(stated, manifests) };
  return waivers ? { ...flow, waivers } : flow;
}
