import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/setup/run-command.mjs';

/** What a root of a test's own has by itself, or does not need. */
const own = new Set(['brands', 'flows', '.guiche', '.git', '.data']);

/** Makes a folder that the server and the check take for the project, without brands and flows: all else by symbolic links. */
export function linkProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(root))
    if (!own.has(entry)) symlinkSync(path.join(root, entry), path.join(folder, entry));
}
