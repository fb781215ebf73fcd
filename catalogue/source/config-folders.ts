import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { posix } from 'node:path';
import { imageEndings } from '../../model/theme/image-name';
import { base, configPaths } from '../config-paths';
import type { Overlay } from './create-text-reader';
import type { FileRefusals } from './file-refusals';
import { isInsideTree } from './is-inside-tree';

/** Names that look like files we read. */
const fileName = new RegExp(`\\.(?:json|${imageEndings.join('|')})$`);

/** Folders that authors edit. `templates/` comes with the program and may be a link to it. */
const ownFolders: readonly string[] = ['brands', configPaths.brandFolder(base), 'flows'];

/** Lists the folders of one tree. Rejects entries that lead outside, or have another type than their name says. */
export class ConfigFolders {
  private readonly realRoot: string;

  constructor(
    private readonly root: string,
    private readonly refusals: FileRefusals,
    private readonly overlay: Overlay = new Map(),
  ) {
    this.realRoot = realpathSync(root);
  }

  /** Sorted names of the subfolders; empty when the folder does not exist. */
  listFolders(folder: string): string[] {
    return this.list(folder)
      .filter((entry) => this.typeOf(folder, entry)?.isDirectory())
      .map(({ name }) => name);
  }

  /** Sorted names of entries that are not folders. */
  listFiles(folder: string): string[] {
    return this.list(folder)
      .filter((entry) => this.typeOf(folder, entry)?.isFile())
      .map(({ name }) => name);
  }

  /**
   * Config files of a folder, and files in its subfolders by relative path. Reports an entry that has a file's name but
   * is not a file.
   */
  listEntries(folder: string): { files: string[]; nested: string[] } {
    const files: string[] = [];
    const nested: string[] = [];
    for (const entry of this.list(folder)) {
      const type = this.typeOf(folder, entry);
      if (type?.isFile()) files.push(entry.name);
      else if (type?.isDirectory()) nested.push(...this.listInside(folder, entry.name));
      else if (type) this.refusals.refuse('file-unreadable', `${folder}/${entry.name}`, { reason: 'special' });
    }
    return { files: this.addNew(folder, files), nested };
  }

  /** Adds files that only the overlay has. */
  private addNew(folder: string, files: string[]): string[] {
    const names = [...this.overlay.keys()]
      .filter((file) => posix.dirname(file) === folder)
      .map((file) => posix.basename(file));
    return names.length === 0 ? files : [...new Set([...files, ...names])].sort();
  }

  private list(folder: string): Dirent[] {
    try {
      if (ownFolders.includes(folder) && !isInsideTree(this.realRoot, this.pathOf(folder))) {
        this.refusals.refuse('file-outside', folder, {});
        return [];
      }
      const entries = readdirSync(this.pathOf(folder), { withFileTypes: true });
      // Systems and editors leave hidden files behind. They are not mistakes.
      const shown = entries.filter(({ name }) => !name.startsWith('.'));
      return shown.sort((one, other) => (one.name < other.name ? -1 : 1));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') this.refusals.refuse('folder-missing', folder, {});
      else this.refusals.refuse('file-unreadable', folder, { reason: code ?? 'unknown' });
      return [];
    }
  }

  /**
   * Type of an entry, after following links. Undefined, with a finding, for a link that is broken or leaves the tree.
   */
  private typeOf(folder: string, entry: Dirent): Dirent | Stats | undefined {
    if (!entry.isSymbolicLink()) return entry;
    const file = `${folder}/${entry.name}`;
    try {
      const path = this.pathOf(file);
      if (isInsideTree(this.realRoot, path)) return statSync(path);
      this.refusals.refuse('file-outside', file, {});
    } catch (error) {
      this.refusals.refuseUnreadable(file, error as NodeJS.ErrnoException);
    }
    return undefined;
  }

  /** Files of a subfolder, recursively. Empty when the folder replaces a file, which is reported. */
  private listInside(folder: string, name: string): string[] {
    if (fileName.test(name)) {
      this.refusals.refuse('file-is-folder', `${folder}/${name}`, {});
      return [];
    }
    const inside = this.list(`${folder}/${name}`).filter((entry) => !entry.isSymbolicLink());
    return inside.flatMap((entry) => {
      const path = `${name}/${entry.name}`;
      return entry.isDirectory() ? this.listInside(folder, path) : [path];
    });
  }

  private pathOf(file: string): string {
    return `${this.root}/${file}`;
  }
}
