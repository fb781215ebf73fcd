import path from 'node:path';

/** A file of the project as whoever called the command would name it, with slashes everywhere. */
export function tellPath(file: string, { root, cwd }: { root: string; cwd: string }): string {
  return path.posix.join(path.relative(cwd, root).split(path.sep).join('/'), file);
}
