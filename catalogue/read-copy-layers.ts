import { base, configPaths, withFallback } from './config-paths';
import { type ConfigFiles, groupByFolder, readText } from './source/config-files';
import { parseStated } from './source/parse-stated';
import type { ConfigLayer } from './trace-origins';

/**
 * Current files of a brand's copy, as written by their authors.
 */
export function readCopyLayers(files: ConfigFiles, brandId: string, language: string): ConfigLayer[] {
  const read = (file: string): ConfigLayer => ({ file, at: [], value: parseStated(readText(files, file)) });
  const templates = groupByFolder(files).get('templates')?.folders ?? [];
  const shared = withFallback(language).flatMap((one) => [
    ...templates.map((name): ConfigLayer => {
      const { file, at, value } = read(configPaths.templateCopy(name, one));
      return { file, at, value: { [name]: value }, aliases: aliasesOf(name, value) };
    }),
    read(configPaths.copy(base, one)),
  ]);
  return [...shared, read(configPaths.copy(brandId, language))];
}

/** A template's file contains only its own group. */
function aliasesOf(group: string, texts: unknown): Record<string, string[]> {
  return Object.fromEntries(Object.keys(texts as object).map((key) => [`${group}.${key}`, [key]]));
}
