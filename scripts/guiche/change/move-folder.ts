import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';

/** @throws RangeError when something stands at the new place */
export function moveFolder(root: string, { from, to }: { from: string; to: string }): void {
  if (existsSync(path.join(root, to))) throw new RangeError(`${to} exists`);
  renameSync(path.join(root, from), path.join(root, to));
}
