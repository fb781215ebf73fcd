import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../schemas/generated/types';
import type { BrandArea } from './catalogue';
import { base, configPaths } from './config-paths';
import { createTextReader } from './source/create-text-reader';
import type { ConfigLayer } from './trace-origins';

/** The files that an area of a brand is made of, as they are on the disk now. */
export interface BrandLayers {
  settings: ConfigLayer[];
  theme: ConfigLayer[];
  /** Words as their authors wrote them. */
  copy: ConfigLayer[];
  messages: ConfigLayer[];
}

/** What tells which files are meant. */
export type LayeredArea = Pick<BrandArea, 'brandId' | 'area'> & { settings: Pick<BrandArea['settings'], 'language'> };

/** @param root the project's folder */
export function readBrandLayers(root: string, { brandId, area, settings: { language } }: LayeredArea): BrandLayers {
  const textOf = createTextReader(root);
  const read = (file: string) => ({ file, at: [], value: parseStated(textOf(file)) }) satisfies ConfigLayer;
  const brandFile = configPaths.brand(brandId);
  const brand = parseStated(textOf(brandFile)) as Partial<Brand>;
  const theme = read(configPaths.theme(brandId));
  const screens = readdirSync(join(root, 'templates'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }): ConfigLayer => {
      const { file, value } = read(configPaths.templateCopy(name, language));
      return { file, at: [], value: { [name]: value }, aliases: aliasesOf(name, value) };
    });
  return {
    settings: [
      read(configPaths.settings(area)),
      { file: brandFile, at: ['all'], value: brand.all ?? {} },
      { file: brandFile, at: [area], value: brand[area] ?? {} },
    ],
    theme: [
      read(configPaths.theme(base)),
      ...('legacy' in theme.value && theme.value.legacy === true ? [read(configPaths.legacyTheme)] : []),
      lookOf(brandFile, brand),
      theme,
    ],
    copy: [...screens, read(configPaths.copy(base, language)), read(configPaths.copy(brandId, language))],
    messages: [read(configPaths.messages(base, language)), read(configPaths.messages(brandId, language))],
  };
}

/** A template's file holds the words of its own group alone. */
function aliasesOf(group: string, texts: unknown): Record<string, string[]> {
  return Object.fromEntries(Object.keys(texts as object).map((key) => [`${group}.${key}`, [key]]));
}

/** What brand.json says of the theme. */
function lookOf(file: string, { color, font }: Partial<Brand>): ConfigLayer {
  const value = {
    ...(color === undefined ? {} : { palette: { primary: { pure: color } } }),
    ...(font === undefined ? {} : { font: { body: font, heading: font } }),
  };
  const aliases = { 'palette.primary.pure': ['color'], 'font.body': ['font'], 'font.heading': ['font'] };
  return { file, at: [], value, aliases };
}

/**
 * A file of a brand as it stands there; its schema alone where there is no such file yet.
 *
 * @param schema name of the schema of such files
 */
export function readBrandFile(
  root: string,
  path: string,
  schema: 'theme' | 'copy',
): { path: string; content: Readonly<Record<string, unknown>> } {
  const content = parseStated(createTextReader(root)(path)) as Record<string, unknown>;
  return { path, content: { $schema: `../../schemas/${schema}.schema.json`, ...content } };
}

/** A file that is absent, or that its author is in the middle of writing, states nothing. */
function parseStated(text: string): object {
  try {
    const { $schema: _, ...value } = JSON.parse(text) as { $schema?: string };
    return value;
  } catch {
    return {};
  }
}
