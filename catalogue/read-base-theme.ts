import type { Theme } from '../schemas/generated/types';
import { base, configPaths } from './config-paths';
import { mergePatch } from './merge-patch';
import { type ConfigFiles, readTextOf } from './source/config-files';
import { parseStated } from './source/parse-stated';

/**
 * The theme that a brand's own stands on, as `_base` has it now.
 */
export function readBaseTheme(files: ConfigFiles, { legacy }: Pick<Theme, 'legacy'>): Theme {
  const textOf = readTextOf(files);
  const read = (file: string) => parseStated(textOf(file));
  return mergePatch(read(configPaths.theme(base)), legacy ? read(configPaths.legacyTheme) : {}) as Theme;
}
