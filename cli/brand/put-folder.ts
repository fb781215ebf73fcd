import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a new folder into a project in one step, so that readers see all of it or nothing.
 *
 * @param files by name
 * @throws when a non-empty folder is already there
 */
export function putFolder(root: string, folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  const workshop = path.join(root, '.guiche');
  mkdirSync(workshop, { recursive: true });
  const temporary = mkdtempSync(path.join(workshop, 'new-'));
  try {
    const finished = path.join(temporary, 'folder');
    mkdirSync(finished);
    for (const [name, content] of Object.entries(files)) writeFileSync(path.join(finished, name), content);
    renameSync(finished, path.join(root, folder));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
