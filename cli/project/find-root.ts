import { existsSync } from 'node:fs';
import path from 'node:path';

/** A project's folder, and the requested part of it. */
export interface FoundRoot {
  root: string;
  /** A file or folder inside the root; undefined for everything. */
  inside: string | undefined;
}

/** Nearest folder upwards that has `brands/`: a path may name the project, a brand or one file. */
export function findRoot(wanted: string): FoundRoot | undefined {
  if (!existsSync(wanted)) return undefined;
  for (let folder = wanted; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'brands'))) {
      const inside = path.relative(folder, wanted).split(path.sep).join('/');
      return { root: folder, inside: inside === '' ? undefined : inside };
    }
    if (folder === path.dirname(folder)) return undefined;
  }
}
