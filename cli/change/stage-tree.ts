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

/** Runs with a temporary copy of a project's brands and flows, without pipes and other special files. */
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

/** Copies the target of a link, which may be elsewhere in the project. */
function copyTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [file, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyTree(file, copy);
    else if (statSync(file, { throwIfNoEntry: false })?.isFile()) copyFileSync(file, copy);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(file), copy);
  }
}
