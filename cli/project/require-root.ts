import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { findNearest } from '../../catalogue/find-nearest';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { CommandError } from '../frame/command';

const texts = {
  'pt-BR': {
    noPath: (where: string) => `${where} não existe`,
    perhaps: (where: string) => `; talvez ${where}`,
    noRoot: (start: string) => `não há pasta brands/ em ${start} nem nas pastas acima`,
  },
  en: {
    noPath: (where: string) => `${where} does not exist`,
    perhaps: (where: string) => `; perhaps ${where} is meant`,
    noRoot: (start: string) => `there is no folder brands/ in ${start}, nor above`,
  },
} as const satisfies Record<AuthorLanguage, object>;

/** A project's folder, and the requested part of it. */
export interface FoundRoot {
  root: string;
  /** A file or folder inside the root; undefined for everything. */
  inside: string | undefined;
}

/**
 * Project of a folder or file.
 *
 * @param where relative to `cwd`
 * @throws CommandError when it does not exist, or belongs to no project
 */
export function requireRoot(cwd: string, language: AuthorLanguage, where = '.'): FoundRoot {
  const wanted = path.resolve(cwd, where);
  const { noPath, perhaps, noRoot } = texts[language];
  if (!existsSync(wanted)) {
    const intended = findIntended(cwd, where);
    throw new CommandError(noPath(where) + (intended === undefined ? '' : perhaps(intended)));
  }
  const found = findRoot(wanted);
  if (!found) throw new CommandError(noRoot(where));
  return found;
}

/** Nearest folder upwards that has `brands/`: a path may name the project, a brand or one file. */
function findRoot(wanted: string): FoundRoot | undefined {
  for (let folder = wanted; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'brands'))) {
      const inside = path.relative(folder, wanted).split(path.sep).join('/');
      return { root: folder, inside: inside === '' ? undefined : inside };
    }
    if (folder === path.dirname(folder)) return undefined;
  }
}

/** Similar existing path: relative to `cwd`, else the name of a brand or flow. */
function findIntended(cwd: string, where: string): string | undefined {
  const places = [where, ...['brands', 'flows'].map((folder) => path.posix.join(folder, where))];
  const found = places.find((place) => existsSync(path.resolve(cwd, place)));
  if (found !== undefined || path.isAbsolute(where)) return found;
  return places.map((place) => findNearPath(cwd, place)).find((near) => near !== undefined);
}

/** Path with each unknown name replaced by the nearest existing one. */
function findNearPath(cwd: string, where: string): string | undefined {
  let near = '';
  for (const name of path.normalize(where).split(path.sep)) {
    const folder = path.resolve(cwd, near);
    const names = statSync(folder).isDirectory() ? readdirSync(folder) : [];
    const found = existsSync(path.join(folder, name)) ? name : findNearest(name, names);
    if (found === undefined) return undefined;
    near = path.posix.join(near, found);
  }
  return near;
}
