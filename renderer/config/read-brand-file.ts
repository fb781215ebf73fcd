import { createTextReader } from './source/create-text-reader';
import { parseStated } from './source/parse-stated';

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
