import { cpSync, lstatSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives a copy of a project's brands and flows in which a change is tried out, without pipes and the like; it goes away afterwards. */
export function withStagedTree<T>(root: string, run: (staged: string) => T): T {
  const staged = mkdtempSync(path.join(tmpdir(), 'guiche-staged-'));
  try {
    for (const folder of ['brands', 'flows']) {
      const options = { recursive: true, verbatimSymlinks: true, filter: isCopied };
      cpSync(path.join(root, folder), path.join(staged, folder), options);
    }
    symlinkSync(path.resolve(root, 'templates'), path.join(staged, 'templates'));
    return run(staged);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/** Of pipes, sockets and devices Node 20 makes an error, and Node 24 makes nothing. */
function isCopied(file: string): boolean {
  const stats = lstatSync(file);
  return stats.isFile() || stats.isDirectory() || stats.isSymbolicLink();
}
