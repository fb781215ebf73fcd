import { join } from 'node:path';
import type { CompiledCopy } from '../model/copy/compile-copy';
import { resolveTheme } from '../model/theme/resolve-theme';
import type { Messages } from '../schemas/generated/types';
import { withActiveMethods } from './active-methods';
import { hashAsset } from './asset-hash';
import type { BrandArea, BrandAsset, Catalogue, CatalogueBrand } from './catalogue';
import { deriveAssets } from './derive-assets';
import { imageEndingOf, imageTypes } from './image-types';
import { mediaTypeOf } from './media-files';
import { mergePatch } from './merge-patch';
import { sharedMessages } from './shared-messages';
import type { AreaSubject, BrandSubject, Config, VariantSubject, WordsSubject } from './subject';

/**
 * Valid configuration → Catalogue, frozen.
 *
 * @param root the project's folder
 */
export function buildCatalogue(
  root: string,
  { shared, brands }: Pick<Config, 'shared' | 'brands'>,
  warnings: Catalogue['warnings'],
): Catalogue {
  const { fonts, flags, theme } = shared;
  const assets = new Map<string, BrandAsset>();
  const built = brands.flatMap((brand) => {
    const { theme: own } = brand;
    if (!own) return [];
    addAssets(assets, root, brand);
    const { settings } = brand.areas[0] ?? {};
    deriveAssets(brand, settings?.businessName ?? brand.id, own.resolved, assets);
    return [buildBrand(brand, own.resolved)];
  });
  return deepFreeze({
    brands: built.sort((first, second) => first.order - second.order),
    fonts,
    flags,
    neutralTheme: resolveTheme(null, theme, {}),
    assets,
    warnings,
  });
}

function buildBrand({ id, brand, areas, ...texts }: BrandSubject, theme: CatalogueBrand['theme']): CatalogueBrand {
  const built = areas.map((area) => [area.area, buildArea(area, texts)] as const);
  return { id, order: brand.order, theme, areas: Object.fromEntries(built) };
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
    messages: mergePatch(sharedMessages(shared.messages, language), messages[language] ?? {}) as Messages,
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

/** A file that exceeds its limit has a finding and is not served. */
function addAssets(assets: Map<string, BrandAsset>, root: string, { imageFiles, mediaFiles }: BrandSubject): void {
  const add = (file: string, asset: Omit<BrandAsset, 'file' | 'text'>) =>
    assets.set(file.slice('brands/'.length), { ...asset, file: join(root, file) });
  for (const { file, bytes } of imageFiles) {
    if (bytes) add(file, { type: imageTypes[imageEndingOf(file)].contentType, hash: hashAsset(bytes) });
  }
  for (const { file, size, readVersion } of mediaFiles) {
    const { contentType, maximumBytes } = mediaTypeOf(file);
    if (size <= maximumBytes) add(file, { type: contentType, ...readVersion() });
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
