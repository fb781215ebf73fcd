import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createTextReader } from './source/create-text-reader';
import { tryParseStated } from './source/parse-stated';

/**
 * A file of a brand as it stands there; its schema alone where there is no such file yet, null where what it says cannot be
 * told.
 *
 * @param schema name of the schema of such files
 */
export function readBrandFile(
  root: string,
  path: string,
  schema: 'theme' | 'copy',
): { path: string; content: Readonly<Record<string, unknown>> | null } {
  const content = existsSync(join(root, path)) ? tryParseStated(createTextReader(root)(path)) : {};
  return { path, content: content ? { $schema: `../../schemas/${schema}.schema.json`, ...content } : null };
}
