import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Moves a finished folder into a project in one step, so that readers see all of it or nothing.
 *
 * @param from the finished folder, anywhere
 * @param to its place in the project
 * @throws when a non-empty folder is already there
 */
export function putFolder(root: string, from: string, to: string): void {
  const workshop = path.join(root, '.guiche');
  mkdirSync(workshop, { recursive: true });
  const temporary = mkdtempSync(path.join(workshop, 'new-'));
  try {
    const finished = path.join(temporary, 'folder');
    cpSync(from, finished, { recursive: true });
    renameSync(finished, path.join(root, to));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
