import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-command.mjs';

/** Folders that the target has itself or does not need. */
const own = new Set(['brands', 'flows', '.guiche', '.git', '.data']);

/** Makes a folder that the server and the check take for the project, without brands and flows: what it lacks else by symbolic links. */
export function linkProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(root)) {
    const [target, link] = [path.join(root, entry), path.join(folder, entry)];
    if (own.has(entry) || existsSync(link)) continue;
    // On Windows a junction asks for no privilege.
    symlinkSync(target, link, statSync(target, { throwIfNoEntry: false })?.isDirectory() ? 'junction' : 'file');
  }
}
