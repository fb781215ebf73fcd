import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives a copy of a project's brands and flows in which a change is tried out; it goes away afterwards. */
export function withStagedTree<T>(root: string, run: (staged: string) => T): T {
  const staged = mkdtempSync(path.join(tmpdir(), 'guiche-staged-'));
  try {
    for (const folder of ['brands', 'flows']) {
      cpSync(path.join(root, folder), path.join(staged, folder), { recursive: true, verbatimSymlinks: true });
    }
    symlinkSync(path.resolve(root, 'templates'), path.join(staged, 'templates'));
    return run(staged);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}
