import type { Theme } from '../schemas/generated/types';
import { base, configPaths } from './config-paths';
import { mergePatch } from './merge-patch';
import { createTextReader } from './source/create-text-reader';
import { parseStated } from './source/parse-stated';

/**
 * The theme that a brand's own stands on, as `_base` has it now.
 *
 * @param root the project's folder
 */
export function readBaseTheme(root: string, { legacy }: Pick<Theme, 'legacy'>): Theme {
  const textOf = createTextReader(root);
  const read = (file: string) => parseStated(textOf(file));
  return mergePatch(read(configPaths.theme(base)), legacy ? read(configPaths.legacyTheme) : {}) as Theme;
}
