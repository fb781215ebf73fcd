import path from 'node:path';

/** Path of a project file relative to the caller, always with slashes. */
export function formatPath(file: string, { root, cwd }: { root: string; cwd: string }): string {
  return path.posix.join(path.relative(cwd, root).split(path.sep).join('/'), file);
}
