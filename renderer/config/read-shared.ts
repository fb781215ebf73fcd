import { posix } from 'node:path';
import type { Copy, Flow, Messages, TemplateCopy, Theme, Waivers } from '../../schemas/generated/types';
import type { CompiledCopy } from '../copy/compile-copy';
import type { Manifests } from '../flow/resolve-step';
import { unifyFlow } from '../flow/unify-flow';
import { areas } from './catalogue';
import { isImage } from './checks/brand-images';
import { findFlowFacts } from './checks/flow-facts';
import type { NamedFlow, SharedSubject, WordsSubject } from './checks/rule';
import { compileWords } from './compile-words';
import { findMeantFlow, findMeantOf, isFlowFile, listUnread, listUnreadOfBrands } from './list-unread';
import { mergePatch } from './merge-patch';
import type { ConfigSource } from './source/config-source';
import { fileKinds } from './source/file-kinds';

/** Languages of pages. */
const languages = ['pt-BR', 'pt-MZ'] as const;

const flowEnding = '.json';

/** The older token set, for brands that still name it; where none does it may be missing. */
export const legacyThemeFile = 'brands/_base/theme.legacy.json';

const brandFiles = [
  'brand.json',
  'theme.json',
  ...languages.flatMap((language) => [`copy.${language}.json`, `messages.${language}.json`]),
];

const baseFiles = [
  ...areas.map((area) => `${area.toLowerCase()}.json`),
  ...brandFiles.filter((name) => name !== 'brand.json'),
  posix.basename(legacyThemeFile),
  'fonts.json',
];

/** Folders without which every brand would be blamed for what it uses of them. */
const sharedFolders = ['brands/_base', 'flows', 'templates'];

/**
 * What all brands share: templates, `_base`, flows; one flow a step. Undefined when a part is missing without which no brand
 * can be read.
 */
export function* readShared(source: ConfigSource): Generator<void, SharedSubject | undefined> {
  const manifests = readManifests(source);
  const inBase = source.listEntries('brands/_base');
  const inFlows = source.listEntries('flows');
  const flowNames = inFlows.files.filter(isFlowFile).map((name) => name.slice(0, -flowEnding.length));
  if (sharedFolders.some((folder) => source.broken.has(folder))) return undefined;
  const unreadInBase = listUnread({
    folder: 'brands/_base',
    ...inBase,
    isRead: (name) => baseFiles.includes(name),
    findMeant: findMeantOf(baseFiles),
  });
  source.noteStandIns(unreadInBase);
  const settings = Object.fromEntries(
    areas.map((area) => [area, source.read(`brands/_base/${area.toLowerCase()}.json`, fileKinds.brandSettings)]),
  );
  const theme = source.read('brands/_base/theme.json', fileKinds.theme);
  const hasLegacy = inBase.files.includes(posix.basename(legacyThemeFile));
  const legacy = hasLegacy ? source.read<Theme>(legacyThemeFile, fileKinds.theme) : undefined;
  const fonts = source.read('brands/_base/fonts.json', fileKinds.fonts);
  const wordFiles = languages.flatMap((language) => readWords(source, Object.keys(manifests), language));
  const messages = Object.fromEntries(
    languages.map((language) => [language, readMessages(source, `brands/_base/messages.${language}.json`)]),
  );
  const flows = yield* readFlows(source, flowNames);
  const isManifestBroken = [...source.broken].some((file) => file.endsWith('.manifest.json'));
  if (isManifestBroken || !theme || (hasLegacy && !legacy) || !fonts) return undefined;
  if (areas.some((area) => settings[area] === undefined)) return undefined;
  return {
    manifests,
    settings: settings as SharedSubject['settings'],
    theme,
    ...(legacy && { legacyTheme: mergePatch(theme, legacy) as Theme }),
    fonts,
    brandFiles,
    unread: [
      ...listUnreadOfBrands(
        source.listFiles('brands'),
        source.listFolders('brands'),
        (name) => brandFiles.includes(name) || isImage(name),
      ),
      ...unreadInBase,
      ...listUnread({ folder: 'flows', ...inFlows, isRead: isFlowFile, findMeant: findMeantFlow }),
    ],
    wordFiles,
    messages,
    words: Object.fromEntries(languages.map((language) => [language, joinWords(wordFiles, language)])),
    flowNames: new Set(flowNames),
    ...flows,
  };
}

/** A file of messages; none when it cannot be used. */
export function readMessages(source: ConfigSource, file: string): Messages {
  return source.read<Messages>(file, fileKinds.messages) ?? {};
}

function readManifests(source: ConfigSource): Manifests {
  const manifests = source.listFolders('templates').flatMap((id) => {
    const manifest = source.read(`templates/${id}/${id}.manifest.json`, fileKinds.manifest);
    return manifest ? [[id, manifest] as const] : [];
  });
  return Object.fromEntries(manifests) as unknown as Manifests;
}

function readWords(source: ConfigSource, templateIds: readonly string[], language: string): WordsSubject[] {
  const ofTemplates = templateIds.flatMap((id) => {
    const file = `templates/${id}/${id}.copy.${language}.json`;
    const texts = source.read<TemplateCopy>(file, fileKinds.templateCopy);
    if (!texts) return [];
    const placeOf = (_group: string, key: string) => ({ file, path: [key] });
    return [compileWords(source, { file, language, copy: { [id]: texts } as Copy, isBrands: false, placeOf })];
  });
  const file = `brands/_base/copy.${language}.json`;
  const copy = source.read<Copy>(file, fileKinds.copy);
  const placeOf = (group: string, key: string) => ({ file, path: [group, key] });
  const ofBase = copy ? [compileWords(source, { file, language, copy, isBrands: false, placeOf })] : [];
  return [...ofTemplates, ...ofBase];
}

/** The words of a language before a brand changes any: those of the templates, then those of `_base`. */
function joinWords(files: readonly WordsSubject[], language: string): CompiledCopy {
  const own = files.filter((file) => file.language === language);
  return own.reduce<CompiledCopy>((words, { compiled }) => mergePatch(words, compiled) as CompiledCopy, {});
}

function* readFlows(
  source: ConfigSource,
  names: readonly string[],
): Generator<void, Pick<SharedSubject, 'flows' | 'flowWaivers'>> {
  const flows = new Map<string, NamedFlow>();
  const flowWaivers = new Map<string, Waivers>();
  for (const name of names) {
    yield;
    const file = `flows/${name}.json`;
    const content = source.read<Flow>(file, fileKinds.flow);
    if (!content) continue;
    const { $schema: _, waivers, ...stated } = content;
    flows.set(name, { name, file, flow: unifyFlow(stated), facts: findFlowFacts(stated) });
    if (waivers) flowWaivers.set(name, waivers);
  }
  return { flows, flowWaivers };
}
