import { existsSync, realpathSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { ConfigFiles } from '../../catalogue/source/config-files';
import { type FolderMove, moveFile } from '../../checks/findings/identify-finding';

/** @throws RangeError when the new path is occupied */
export function moveFolder(root: string, move: FolderMove): void {
  if (isTaken(root, move)) throw new RangeError(`${move.to} exists`);
  renameSync(path.join(root, move.from), path.join(root, move.to));
}

/** The files as they are after a move. */
export function moveFiles(files: ConfigFiles, move: FolderMove): ConfigFiles {
  return new Map([...files].map(([file, content]) => [moveFile(file, move), content]));
}

/** Whether something else occupies the new path. On a case-insensitive disk it may be the folder itself. */
export function isTaken(root: string, { from, to }: FolderMove): boolean {
  const [old, now] = [path.join(root, from), path.join(root, to)];
  if (!existsSync(now)) return false;
  return from.toLowerCase() !== to.toLowerCase() || realpathSync.native(old) !== realpathSync.native(now);
}
