import { posix } from 'node:path';
import { configPaths } from './config-paths';
import { findNearest } from './findings/find-nearest';
import { foldName } from './fold-text';
import type { UnreadFile } from './subject';

/** A folder of config files. */
interface ReadFolder {
  folder: string;
  files: readonly string[];
  /** Files of the folders in it, by their path in it. */
  nested: readonly string[];
  isRead: (name: string) => boolean;
  /** The name that is read and that a name which is not was most likely meant to be. */
  findMeant: (name: string) => string | undefined;
  /** The file of another folder that one was meant to be, by its path in the folder. */
  findHome?: (path: string) => string | undefined;
}

/** Files of a folder that nothing reads. */
export function listUnread({ folder, files, nested, isRead, findMeant, findHome }: ReadFolder): UnreadFile[] {
  return [...files.filter((name) => !isRead(name)), ...nested].map((path) => {
    const name = posix.basename(path);
    const meant = isRead(name) ? name : findMeant(name);
    const file = `${folder}/${path}`;
    const home = findHome?.(path);
    if (home !== undefined) return { file, meant: { file: home, isThere: false } };
    if (meant === undefined) return { file };
    return { file, meant: { file: `${folder}/${meant}`, isThere: files.includes(meant) } };
  });
}

/** Files beside the folders of the brands. */
export function listUnreadOfBrands(
  files: readonly string[],
  brandIds: readonly string[],
  isReadInBrand: (name: string) => boolean,
): UnreadFile[] {
  return files.map((name) => {
    const file = `brands/${name}`;
    const [, id] = /^([a-z0-9-]+)\.json$/.exec(name) ?? [];
    if (isReadInBrand(name)) return { file, meant: { file: `brands/…/${name}`, isThere: false } };
    if (id === undefined) return { file };
    return { file, meant: { file: configPaths.brand(id), isThere: brandIds.includes(id) } };
  });
}

/**
 * Correct place of a file in `flows/` that has the name of a brand file. The folder around it was meant as the brand's.
 */
export function findHomeInBrand(path: string, isReadInBrand: (name: string) => boolean): string | undefined {
  const name = posix.basename(path);
  const id = path === name ? '…' : posix.basename(posix.dirname(path));
  return isReadInBrand(name) ? `brands/${id}/${name}` : undefined;
}

/** The one of some names that another was most likely meant to be, or was put aside from: `brand.json.bak`. */
export function findMeantOf(names: readonly string[]): (name: string) => string | undefined {
  return (name) => names.find((known) => name.startsWith(known)) ?? findNearest(name, names);
}

const flowFile = /^[a-z0-9-]{1,64}\.json$/;

/** Whether a brand can refer to a file in `flows/` by this name. */
export function isFlowFile(name: string): boolean {
  return flowFile.test(name);
}

/** The name of a flow's file that another was most likely meant to be. */
export function findMeantFlow(name: string): string | undefined {
  const [stem = '', ...endings] = name.replace(/\s*\(\d+\)(?=\.|$)/, '').split('.');
  const meant = `${foldName(stem)}.json`;
  const isNear = /^json/i.test(endings[0] ?? '') || findNearest(name, [meant]) === meant;
  return isFlowFile(meant) && isNear ? meant : undefined;
}
