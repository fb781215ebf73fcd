import type { Brand, Theme } from '../schemas/generated/types';
import { brandTheme } from './brand-theme';
import type { BrandArea } from './catalogue';
import { base, configPaths, withFallback } from './config-paths';
import { readCopyLayers } from './read-copy-layers';
import { type ConfigFiles, readText } from './source/config-files';
import { kindOf } from './source/file-kinds';
import { maskByteOrderMark } from './source/json-text';
import { findOldKeys, renameInValue } from './source/old-keys';
import { parseStated } from './source/parse-stated';
import type { ConfigLayer } from './trace-origins';

/** Current files of a brand's area, as layers. */
export interface BrandLayers {
  settings: ConfigLayer[];
  theme: ConfigLayer[];
  /** Copy as written by its authors. */
  copy: ConfigLayer[];
  messages: ConfigLayer[];
}

/** Data that identify an area's files. */
export type LayeredArea = Pick<BrandArea, 'brandId' | 'area'> & { settings: Pick<BrandArea['settings'], 'language'> };

export function readBrandLayers(
  files: ConfigFiles,
  { brandId, area, settings: { language } }: LayeredArea,
): BrandLayers {
  const read = (file: string) => readLayer(file, readText(files, file));
  const stated = read(configPaths.brand(brandId));
  const brand = stated.value as Partial<Brand>;
  const own = read(configPaths.theme(brandId));
  const theme = own.value as Theme;
  return {
    settings: [
      read(configPaths.settings(area)),
      { ...stated, at: ['all'], value: brand.all ?? {} },
      { ...stated, at: [area], value: brand[area] ?? {} },
    ],
    theme: [
      read(configPaths.theme(base)),
      ...(theme.legacy === true ? [read(configPaths.legacyTheme)] : []),
      lookOf(stated.file, brand),
      withHeading(own, theme, brand),
    ],
    copy: readCopyLayers(files, brandId, language),
    messages: [
      ...withFallback(language).map((one) => read(configPaths.messages(base, one))),
      read(configPaths.messages(brandId, language)),
    ],
  };
}

/** Values of a file, with old keys renamed. */
function readLayer(file: string, text: string): ConfigLayer {
  const value = parseStated(text);
  const keys = findOldKeys(maskByteOrderMark(text), kindOf(file)?.schema ?? '');
  renameInValue(value, keys);
  const aliases = keys.map(({ path, name }) => [[...path.slice(0, -1), name].join('.'), path.map(String)] as const);
  return { file, at: [], value, aliases: Object.fromEntries(aliases) };
}

/** Theme values in brand.json. */
function lookOf(file: string, brand: Partial<Brand>): ConfigLayer {
  const aliases = { 'palette.primary.pure': ['color'], 'font.body': ['font'], 'font.heading': ['font'] };
  return { file, at: [], value: brandTheme(brand, {}), aliases };
}

/** If brand.json names a font, theme.json's font applies to headings too. */
function withHeading(layer: ConfigLayer, theme: Theme, brand: Partial<Brand>): ConfigLayer {
  const { font } = theme;
  if (brand.font === undefined || font?.body === undefined || font.heading !== undefined) return layer;
  return {
    ...layer,
    value: { ...theme, font: { ...font, heading: font.body } },
    aliases: { ...layer.aliases, 'font.heading': ['font', 'body'] },
  };
}
