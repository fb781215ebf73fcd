import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files.mjs';
import { root } from './run-command.mjs';

/**
 * One hash over files and folders, by path and content. Ignores tests, because they change no result.
 *
 * @param {readonly string[]} sources paths in the project; missing ones are left out
 */
export function hashSources(sources) {
  const hash = createHash('sha256').update(process.version);
  const files = sources.flatMap((source) => listFiles(root, source)).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
