import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-command.mjs';

/** Folders that the target has itself or does not need. */
const own = new Set(['brands', 'flows', '.guiche', '.git', '.data']);

/** Makes a folder look like the project to server and check, without brands and flows: links everything else. */
export function linkProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(root)) {
    const [target, link] = [path.join(root, entry), path.join(folder, entry)];
    if (own.has(entry) || existsSync(link)) continue;
    // On Windows, a junction needs no privilege.
    symlinkSync(target, link, statSync(target, { throwIfNoEntry: false })?.isDirectory() ? 'junction' : 'file');
  }
}
