import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withActiveMethods } from '../catalogue/active-methods';
import { hashAsset } from '../catalogue/asset-hash';
import type { BrandArea, BrandAsset, Catalogue, CatalogueBrand } from '../catalogue/catalogue';
import { deriveAssets } from '../catalogue/derive-assets';
import { imageEndingOf, imageTypes } from '../catalogue/image-types';
import { mediaTypeOf } from '../catalogue/media-files';
import { mergePatch } from '../catalogue/merge-patch';
import { createTextReader } from '../catalogue/source/create-text-reader';
import { createJsonReader } from '../catalogue/source/json-text';
import type {
  AreaSubject,
  BrandSubject,
  ImageSubject,
  MediaSubject,
  VariantSubject,
  WordsSubject,
} from '../catalogue/subject';
import type { CompiledCopy } from '../model/copy/compile-copy';
import { resolveTheme } from '../model/theme/resolve-theme';
import type { Messages } from '../schemas/generated/types';
import { CatalogueError } from './catalogue-error';
import { serverLanguage, tellLine } from './findings/tell-line';
import { type InspectionOptions, inspectInSteps } from './inspect-config';
import { runAtOnce, runInSlices } from './run-steps';

type CatalogueOptions = Pick<InspectionOptions, 'onBrand'>;

/**
 * `brands/` and `flows/` → Catalogue: read, checked, merged one level deep (`_base/<area>` → brand → area), frozen.
 * Warnings and expired waivers do not block; the catalogue contains both.
 *
 * @param root the project's folder
 * @throws CatalogueError with every error and its file:line
 */
export function loadCatalogue(root: string, options?: CatalogueOptions): Catalogue {
  return runAtOnce(loadInSteps(root, options));
}

/**
 * As `loadCatalogue`, in short slices, so that a server can answer requests meanwhile.
 *
 * @throws CatalogueError
 */
export function loadCatalogueInSlices(root: string): Promise<Catalogue> {
  return runInSlices(loadInSteps(root));
}

function* loadInSteps(root: string, { onBrand }: CatalogueOptions = {}): Generator<void, Catalogue> {
  const brands: CatalogueBrand[] = [];
  const assets = new Map<string, BrandAsset>();
  const { findings, shared } = yield* inspectInSteps(root, {
    onBrand: (brand, shared) => {
      onBrand?.(brand, shared);
      const built = buildBrand(brand);
      if (!built) return;
      brands.push(deepFreeze(built));
      deriveAssets(built.id, nameOf(built), built.theme, assets);
    },
    onImage: (image) => addAsset(assets, root, image),
    onMedia: (media) => addMedia(assets, root, media),
    outlastsEnd: true,
  });
  // A date alone must not stop a server whose files are unchanged.
  const errors = findings.filter(({ code, severity }) => severity === 'error' && code !== 'waiver-expired');
  const readText = createTextReader(root);
  if (errors.length > 0 || !shared) throw new CatalogueError(errors, readText);
  const { fonts, flags, theme } = shared;
  const readJson = createJsonReader(readText);
  const warnings = findings.map((finding) => ({
    file: finding.place.file,
    line: tellLine(finding, readJson, serverLanguage),
  }));
  const neutralTheme = resolveTheme(null, theme, {});
  return deepFreeze({ brands: sortByOrder(brands), fonts, flags, neutralTheme, assets, warnings });
}

function sortByOrder(brands: readonly CatalogueBrand[]): CatalogueBrand[] {
  return [...brands].sort((first, second) => first.order - second.order);
}

function buildBrand({ id, brand, theme, areas, ...texts }: BrandSubject): CatalogueBrand | undefined {
  if (!theme) return undefined;
  const built = areas.map((area) => [area.area, buildArea(area, texts)] as const);
  return { id, order: brand.order, theme: theme.resolved, areas: Object.fromEntries(built) };
}

/** Brand name that buyers know. */
function nameOf({ id, areas }: CatalogueBrand): string {
  return Object.values(areas)[0]?.settings.businessName ?? id;
}

function buildArea(
  { brandId, area, settings, flows, shared }: AreaSubject,
  { words, variants, messages }: Pick<BrandSubject, 'words' | 'variants' | 'messages'>,
): BrandArea {
  const { language } = settings;
  const isOwn = (file: WordsSubject) => file.language === language;
  const own = words.find(isOwn)?.compiled ?? {};
  return {
    brandId,
    area,
    settings: withActiveMethods(settings),
    flows: flows.map(({ flow }) => flow),
    copy: mergePatch(shared.words[language], own) as CompiledCopy,
    variants: joinVariants(shared.variants.filter(isOwn), own, variants.filter(isOwn)),
    messages: mergePatch(mergePatch({}, shared.messages[language]), messages[language] ?? {}) as Messages,
  };
}

/** Wordings by flag: those of the base, except for texts that the brand states itself, then the brand's own. */
function joinVariants(
  ofBase: readonly VariantSubject[],
  stated: CompiledCopy,
  own: readonly VariantSubject[],
): BrandArea['variants'] {
  const joined: Record<string, CompiledCopy> = {};
  for (const { flag, compiled } of ofBase) joined[flag] = dropStated(compiled, stated);
  for (const { flag, compiled } of own) joined[flag] = mergePatch(joined[flag] ?? {}, compiled) as CompiledCopy;
  return Object.fromEntries(Object.entries(joined).filter(([, copy]) => Object.keys(copy).length > 0));
}

function dropStated(copy: CompiledCopy, stated: CompiledCopy): CompiledCopy {
  const groups = Object.entries(copy).map(([group, texts]) => {
    const free = Object.entries(texts).filter(([key]) => stated[group]?.[key] === undefined);
    return [group, Object.fromEntries(free)] as const;
  });
  return Object.fromEntries(groups.filter(([, texts]) => Object.keys(texts).length > 0));
}

function addAsset(assets: Map<string, BrandAsset>, root: string, { file, bytes }: ImageSubject): void {
  if (!bytes) return;
  const type = imageTypes[imageEndingOf(file)].contentType;
  assets.set(file.slice('brands/'.length), { file: join(root, file), type, hash: hashAsset(bytes) });
}

/** A file that exceeds its limit has a finding and is not served. */
function addMedia(assets: Map<string, BrandAsset>, root: string, { file, size }: MediaSubject): void {
  const { contentType, maximumBytes } = mediaTypeOf(file);
  if (size > maximumBytes) return;
  const path = join(root, file);
  const { mtimeMs: modifiedAt } = statSync(path);
  const hash = hashAsset(readFileSync(path));
  assets.set(file.slice('brands/'.length), { file: path, type: contentType, hash, modifiedAt });
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
