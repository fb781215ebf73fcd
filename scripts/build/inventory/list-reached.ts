import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Chunks that a script names. */
const mention = /static\/chunks\/[\w./~-]+?\.js/g;

/**
 * Scripts that some scripts may load, directly or by others.
 *
 * @param folder `.next`
 * @param scripts known ones
 * @param entries where a page begins
 */
export function listReached(
  folder: string,
  scripts: readonly string[],
  entries: readonly string[],
): ReadonlySet<string> {
  const known = new Set(scripts);
  const reached = new Set(entries.filter((file) => known.has(file)));
  // A set also visits what is added while it is walked.
  for (const file of reached) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [name] of text.matchAll(mention)) if (known.has(name)) reached.add(name);
  }
  return reached;
}
