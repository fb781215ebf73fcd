import { foldName } from '../../catalogue/fold-text';
import type { SchemaNode } from '../../catalogue/source/schema-at';

/** The value or key that authors mean by a word. */
export function aliasOf(node: SchemaNode | undefined, word: string): string | undefined {
  const aliases = node?.['x-aliases'] ?? {};
  const name = foldName(word);
  return Object.hasOwn(aliases, name) ? aliases[name] : undefined;
}
