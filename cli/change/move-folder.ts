import { existsSync, realpathSync, renameSync } from 'node:fs';
import path from 'node:path';

interface Move {
  from: string;
  to: string;
}

/** @throws RangeError when the new path is occupied */
export function moveFolder(root: string, move: Move): void {
  if (isTaken(root, move)) throw new RangeError(`${move.to} exists`);
  renameSync(path.join(root, move.from), path.join(root, move.to));
}

/** Whether something else occupies the new path. On a case-insensitive disk it may be the folder itself. */
export function isTaken(root: string, { from, to }: Move): boolean {
  const [old, now] = [path.join(root, from), path.join(root, to)];
  if (!existsSync(now)) return false;
  return from.toLowerCase() !== to.toLowerCase() || realpathSync.native(old) !== realpathSync.native(now);
}
