import { realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';

/**
 * Whether a path stands in a tree once every link on it is followed.
 *
 * @param realRoot the tree's folder, its own links followed
 * @throws NodeJS.ErrnoException when nothing stands there
 */
export function isInsideTree(realRoot: string, path: string): boolean {
  const way = relative(realRoot, realpathSync(path));
  return way.split(sep)[0] !== '..' && !isAbsolute(way);
}
