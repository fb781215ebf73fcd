import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createTextReader } from './source/create-text-reader';
import { tryParseStated } from './source/parse-stated';

/**
 * Reads a brand's file. A missing file gives only its `$schema`; an unreadable one gives null.
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
