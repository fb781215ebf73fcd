import { posix } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import { resolveTheme } from '../model/theme/resolve-theme';
import type { Area, Brand, Theme } from '../schemas/generated/types';
import { findIntendedImage, isImage } from './brand-images';
import { brandTheme } from './brand-theme';
import { areas } from './catalogue';
import { configPaths } from './config-paths';
import { listSources } from './derive-settings';
import type { EarlierPrices } from './earlier-prices';
import { findLinks } from './links';
import { listPlayedFlows } from './list-played-flows';
import { findIntendedOf, listUnread } from './list-unread';
import { isMedia } from './media-files';
import { readCopy } from './read-copy';
import { readMessages } from './read-shared';
import { resolveSettings } from './resolve-settings';
import type { ConfigSource } from './source/config-source';
import { fileKinds } from './source/file-kinds';
import { writtenPatchOf } from './source/removals';
import type { AreaSubject, BrandSubject, SharedSubject, UnreadFile } from './subject';

/**
 * Brand's folder → subject of its rules and source of the catalogue; undefined when brand.json is invalid.
 *
 * @param earlier prices at an earlier commit
 */
export function readBrand(
  source: ConfigSource,
  shared: SharedSubject,
  id: string,
  earlier?: EarlierPrices,
): BrandSubject | undefined {
  const folder = configPaths.brandFolder(id);
  const { files, nested } = source.list(folder);
  const findIntended = findIntendedOf(shared.brandFiles);
  const unread = listUnread({
    folder,
    files,
    nested,
    isRead: (name) => shared.brandFiles.includes(name) || isImage(name) || isMedia(name),
    findIntended: (name) => findIntended(name) ?? findIntendedImage(name),
  });
  source.noteStandIns(unread);
  const file = configPaths.brand(id);
  const brand = source.read<Brand>(file, fileKinds.brand);
  const theme = readTheme(source, shared, { id, brand }, files);
  const read = files.filter((name) => shared.brandFiles.includes(name));
  const { words, variants } = readWords(source, folder, read);
  const messages = Object.fromEntries(
    namesByLanguage(read, 'messages').map(([language, name]) => [language, readMessages(source, `${folder}/${name}`)]),
  );
  if (!brand) return undefined;
  const soldIn = areas.filter((area) => brand[area] !== undefined);
  return {
    id,
    file,
    brand,
    areas: soldIn.map((area) => ({
      ...resolveArea(shared, { id, file, brand }, area),
      earlierPrices: earlier?.get(id)?.[area],
    })),
    theme,
    words,
    variants,
    messages,
    files,
    images: files.filter(isImage),
    imageFiles: files.filter(isImage).flatMap((name) => source.readImage(`${folder}/${name}`) ?? []),
    media: files.filter(isMedia),
    mediaFiles: files.filter(isMedia).flatMap((name) => source.readMedia(`${folder}/${name}`) ?? []),
    unread: unread.map((one) => findFlowOf(one, brand, shared)),
    shared,
  };
}

/** A missing flow of the brand that an unread file was probably meant to be. */
function findFlowOf(unread: UnreadFile, brand: Brand, { flows }: SharedSubject): UnreadFile {
  const name = posix.basename(unread.file, '.json');
  const parts = [brand.all, ...areas.map((area) => brand[area])];
  const isNamed = parts.some((part) => part && listPlayedFlows(part).some((flow) => flow.name === name));
  const isFlow = isNamed && unread.file.endsWith('.json') && !flows.has(name);
  return isFlow ? { file: unread.file, intended: { file: configPaths.flow(name), isThere: false } } : unread;
}

function readTheme(
  source: ConfigSource,
  shared: SharedSubject,
  { id, brand }: { id: string; brand: Brand | undefined },
  files: readonly string[],
): BrandSubject['theme'] {
  const file = configPaths.theme(id);
  const isThere = files.includes('theme.json') || source.broken.has(file);
  const own = isThere ? source.read<Theme>(file, fileKinds.theme) : {};
  // Reading a missing file reports it.
  const base = own?.legacy
    ? (shared.legacyTheme ?? source.read(configPaths.legacyTheme, fileKinds.theme))
    : shared.theme;
  if (!own || !base) return undefined;
  const resolve = (theme: Theme) => resolveTheme(id, base, brand ? brandTheme(brand, theme) : theme);
  return { file, own, resolved: resolve(own), resolve };
}

function readWords(
  source: ConfigSource,
  folder: string,
  files: readonly string[],
): Pick<BrandSubject, 'words' | 'variants'> {
  const read = namesByLanguage(files, 'copy').flatMap(
    ([language, name]) => readCopy(source, `${folder}/${name}`, language, true) ?? [],
  );
  return { words: read.map(({ words }) => words), variants: read.flatMap(({ variants }) => variants) };
}

/** `copy.pt-BR.json` → language and name of the file. */
function namesByLanguage(files: readonly string[], kind: string): [language: string, name: string][] {
  return files
    .filter((name) => name.startsWith(`${kind}.`) && name.endsWith('.json'))
    .map((name) => [name.slice(kind.length + 1, -'.json'.length), name]);
}

function resolveArea(
  shared: SharedSubject,
  { id, file, brand }: Pick<BrandSubject, 'id' | 'file' | 'brand'>,
  area: Area,
): AreaSubject {
  const settings = resolveSettings(id, shared.settings[area], brand, area);
  const played = listPlayedFlows(settings).map(({ name }) => shared.flows.get(name));
  return {
    brandId: id,
    file,
    area,
    settings,
    links: findLinks(settings),
    flows: played.filter((flow) => flow !== undefined),
    lacksFlow: played.includes(undefined),
    shared,
    placeOf: (path) => {
      const part = findPart(brand, area, path);
      if (part) return { file, path: [part, ...path] };
      if (hasPath(shared.settings[area], path)) return { file: configPaths.settings(area), path };
      const [derivedFrom] = listSources(path.map(String)).map((from) => from.split('.'));
      const stating = derivedFrom && findPart(brand, area, derivedFrom);
      if (stating) return { file, path: [stating, ...derivedFrom] };
      const isBases = derivedFrom && hasPath(shared.settings[area], derivedFrom);
      return isBases ? { file: configPaths.settings(area), path: derivedFrom } : { file, path: [area, ...path] };
    },
  };
}

/** The part of a brand that states an area's setting, or removes it with `null`. */
function findPart(brand: Brand, area: Area, path: JSONPath): Area | 'all' | undefined {
  return [area, 'all' as const].find((part) => hasPath(writtenPatchOf(brand[part] ?? {}), path));
}

function hasPath(value: unknown, path: JSONPath): boolean {
  let part = value;
  for (const key of path) {
    if (part === null) return true;
    if (typeof part !== 'object') return false;
    part = (part as Record<string | number, unknown>)[key];
  }
  return part !== undefined;
}
