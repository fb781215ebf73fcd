import type { Area } from '../schemas/generated/types';
import { areas } from './catalogue';

/** Languages of pages. The first has all shared texts; another states those that differ. */
export const languages = ['pt-BR', 'pt-MZ'] as const;

/** Languages whose shared texts a page reads; those of a later one replace those of an earlier one. */
export function withFallback(language: string): string[] {
  return [...new Set([languages[0], language])];
}

/** The shared folder is beside the brands' folders and has files with the same names. */
export const base = '_base';

/** Paths of the config files in the project. */
export const configPaths = {
  brandFolder: (brand: string) => `brands/${brand}`,
  image: (brand: string, name: string) => `brands/${brand}/${name}`,
  brand: (brand: string) => `brands/${brand}/brand.json`,
  theme: (brand: string) => `brands/${brand}/theme.json`,
  copy: (brand: string, language: string) => `brands/${brand}/copy.${language}.json`,
  messages: (brand: string, language: string) => `brands/${brand}/messages.${language}.json`,
  settings: (area: Area) => `brands/${base}/${area.toLowerCase()}.json`,
  fonts: `brands/${base}/fonts.json`,
  /** Feature flags. A project without flags needs no file. */
  flags: `brands/${base}/flags.json`,
  /** Older token set, for brands that still name it. It may be missing otherwise. */
  legacyTheme: `brands/${base}/theme.legacy.json`,
  flow: (name: string) => `flows/${name}.json`,
  manifest: (template: string) => `templates/${template}/${template}.manifest.json`,
  templateCopy: (template: string, language: string) => `templates/${template}/${template}.copy.${language}.json`,
} as const;

/** JSON files that a brand's folder may contain. */
export function listBrandFiles(brand: string): string[] {
  const words = languages.flatMap((language) => [
    configPaths.copy(brand, language),
    configPaths.messages(brand, language),
  ]);
  return [configPaths.brand(brand), configPaths.theme(brand), ...words];
}

/** Files of the shared folder. */
export function listBaseFiles(): string[] {
  const alike = listBrandFiles(base).filter((file) => file !== configPaths.brand(base));
  return [...areas.map(configPaths.settings), ...alike, configPaths.legacyTheme, configPaths.fonts, configPaths.flags];
}

/** Whether all brands share the file. */
export function isBaseFile(file: string): boolean {
  return isBrandFile(base, file);
}

/** Whether the file belongs to that brand. */
export function isBrandFile(brand: string, file: string): boolean {
  return file.startsWith(`${configPaths.brandFolder(brand)}/`);
}
