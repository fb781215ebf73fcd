import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Files in a folder and below, or the file itself, as sorted paths from the root with `/`; none if it does not exist.
 *
 * @param {string} root
 * @param {string} source path from the root
 * @returns {string[]}
 */
export function listFiles(root, source) {
  const full = path.join(root, source);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [source];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
