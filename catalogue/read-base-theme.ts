import type { Theme } from '../schemas/generated/types';
import { base, configPaths } from './config-paths';
import { mergePatch } from './merge-patch';
import { type ConfigFiles, readText } from './source/config-files';
import { parseStated } from './source/parse-stated';

/**
 * The theme that a brand's own stands on, as `_base` has it now.
 */
export function readBaseTheme(files: ConfigFiles, { legacy }: Pick<Theme, 'legacy'>): Theme {
  const read = (file: string) => parseStated(readText(files, file));
  return mergePatch(read(configPaths.theme(base)), legacy ? read(configPaths.legacyTheme) : {}) as Theme;
}
