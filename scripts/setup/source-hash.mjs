import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-command.mjs';

/**
 * One hash over files and folders, by path and content. Ignores tests, because they change no result.
 *
 * @param {readonly string[]} sources paths in the project; missing ones are left out
 */
export function hashSources(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap(listFiles)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} name of a stamp in .guiche/ @returns {string | undefined} */
export function readStamp(name) {
  const file = path.join(root, '.guiche', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** @param {string} name @param {string} value */
export function writeStamp(name, value) {
  mkdirSync(path.join(root, '.guiche'), { recursive: true });
  writeFileSync(path.join(root, '.guiche', name), value);
}

/** @param {string} name */
export function removeStamp(name) {
  rmSync(path.join(root, '.guiche', name), { force: true });
}

/** @returns {string[]} */
function listFiles(/** @type {string} */ source) {
  const full = path.join(root, source);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [source];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
