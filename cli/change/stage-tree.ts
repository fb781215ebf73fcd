import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives a copy of a project's brands and flows in which a change is tried out, without pipes and the like; it goes away afterwards. */
export function withStagedTree<T>(root: string, run: (staged: string) => T): T {
  const staged = mkdtempSync(path.join(tmpdir(), 'guiche-staged-'));
  try {
    for (const folder of ['brands', 'flows']) copyTree(path.join(root, folder), path.join(staged, folder));
    symlinkSync(path.resolve(root, 'templates'), path.join(staged, 'templates'), 'junction');
    return run(staged);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/** A link to a file becomes that file: what it leads to may stand elsewhere in the project. */
function copyTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [file, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyTree(file, copy);
    else if (statSync(file, { throwIfNoEntry: false })?.isFile()) copyFileSync(file, copy);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(file), copy);
  }
}
