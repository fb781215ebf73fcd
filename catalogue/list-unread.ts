import { posix } from 'node:path';
import { configPaths } from './config-paths';
import { findNearest } from './find-nearest';
import { foldName } from './fold-text';
import type { UnreadFile } from './subject';

/** A folder of config files. */
interface ReadFolder {
  folder: string;
  files: readonly string[];
  /** Files in subfolders, by relative path. */
  nested: readonly string[];
  isRead: (name: string) => boolean;
  /** The valid file name that an unread one was probably meant to be. */
  findIntended: (name: string) => string | undefined;
  /** The file in another folder that one was probably meant to be, by its relative path. */
  findHome?: (path: string) => string | undefined;
}

/** Unread files of a folder. */
export function listUnread({ folder, files, nested, isRead, findIntended, findHome }: ReadFolder): UnreadFile[] {
  return [...files.filter((name) => !isRead(name)), ...nested].map((path) => {
    const name = posix.basename(path);
    const intended = isRead(name) ? name : findIntended(name);
    const file = `${folder}/${path}`;
    const home = findHome?.(path);
    if (home !== undefined) return { file, intended: { file: home, isThere: false } };
    if (intended === undefined) return { file };
    return { file, intended: { file: `${folder}/${intended}`, isThere: files.includes(intended) } };
  });
}

/** Unread files beside the brands' folders. */
export function listUnreadOfBrands(
  files: readonly string[],
  brandIds: readonly string[],
  isReadInBrand: (name: string) => boolean,
): UnreadFile[] {
  return files.map((name) => {
    const file = `brands/${name}`;
    const [, id] = /^([a-z0-9-]+)\.json$/.exec(name) ?? [];
    if (isReadInBrand(name)) return { file, intended: { file: `brands/…/${name}`, isThere: false } };
    if (id === undefined) return { file };
    return { file, intended: { file: configPaths.brand(id), isThere: brandIds.includes(id) } };
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

/** The known name that a file was probably meant to have, or that it is a backup of: `brand.json.bak`. */
export function findIntendedOf(names: readonly string[]): (name: string) => string | undefined {
  return (name) => names.find((known) => name.startsWith(known)) ?? findNearest(name, names);
}

const flowFile = /^[a-z0-9-]{1,64}\.json$/;

/** Whether a brand can refer to a file in `flows/` by this name. */
export function isFlowFile(name: string): boolean {
  return flowFile.test(name);
}

/** The flow file name that another was probably meant to be. */
export function findIntendedFlow(name: string): string | undefined {
  const [stem = '', ...endings] = name.replace(/\s*\(\d+\)(?=\.|$)/, '').split('.');
  const intended = `${foldName(stem)}.json`;
  const isNear = /^json/i.test(endings[0] ?? '') || findNearest(name, [intended]) === intended;
  return isFlowFile(intended) && isNear ? intended : undefined;
}
