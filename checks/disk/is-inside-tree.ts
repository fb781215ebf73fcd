import { realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';

/**
 * Whether a path lies inside a tree after following all links.
 *
 * @param realRoot folder of the tree, links followed
 * @throws NodeJS.ErrnoException when the path does not exist
 */
export function isInsideTree(realRoot: string, path: string): boolean {
  const way = relative(realRoot, realpathSync(path));
  return way.split(sep)[0] !== '..' && !isAbsolute(way);
}
