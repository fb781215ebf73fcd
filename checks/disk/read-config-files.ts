import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import { base, configPaths } from '../../catalogue/config-paths';
import { isMedia } from '../../catalogue/media-files';
import type { ConfigFile, ConfigFiles } from '../../catalogue/source/config-files';
import { kindOf } from '../../catalogue/source/file-kinds';
import { imageEndings } from '../../model/theme/image-name';
import { runAtOnce } from '../run-steps';
import { readBounded, readHead, readVersion } from './read-bounded';

/** Names of files that the catalogue reads. */
const fileName = new RegExp(`\\.(?:json|${imageEndings.join('|')})$`);

/** Folders that authors edit. `templates/` comes with the program and may be a link to it. */
const ownFolders: readonly string[] = ['brands', configPaths.brandFolder(base), 'flows'];

/** Reads `brands/`, `flows/` and the templates' JSON below a folder. Follows no link that leads outside. */
export function readConfigFiles(root: string): ConfigFiles {
  return runAtOnce(readFilesInSteps(root));
}

/** As `readConfigFiles`, with one folder per step. */
export function* readFilesInSteps(root: string): Generator<void, ConfigFiles> {
  const files = new Map<string, ConfigFile>();
  const reader = new FolderReader(root, files);
  for (const { path, isFolder } of reader.list('templates')) if (isFolder) reader.readTemplate(path);
  for (const { path, isFolder } of reader.list('brands')) {
    yield;
    if (isFolder) reader.readFolder(path);
    else reader.readFile(path);
  }
  reader.readFolder('flows');
  return files;
}

interface Entry {
  path: string;
  isFolder: boolean;
}

class FolderReader {
  private readonly realRoot: string;

  constructor(
    private readonly root: string,
    private readonly files: Map<string, ConfigFile>,
  ) {
    this.realRoot = realpathSync(root);
  }

  /** Files and folders in a folder, after following links. Those with a fault are only noted. */
  list(folder: string): Entry[] {
    try {
      const isOutside = ownFolders.includes(folder) && !isInsideTree(this.realRoot, this.pathOf(folder));
      if (isOutside) this.files.set(folder, { fault: 'outside' });
      const entries = isOutside ? [] : readdirSync(this.pathOf(folder), { withFileTypes: true });
      // Systems and editors leave hidden files behind. They are not mistakes.
      return entries.filter(({ name }) => !name.startsWith('.')).flatMap((entry) => this.inspect(folder, entry));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      this.files.set(folder, code === 'ENOENT' ? { fault: 'folder-missing' } : describeFault(error));
      return [];
    }
  }

  /** Reads the files of a folder, and names those of its subfolders. */
  readFolder(folder: string): void {
    const entries = this.list(folder);
    if (entries.length === 0 && !this.files.has(folder)) this.files.set(`${folder}/`, {});
    for (const { path, isFolder } of entries) {
      if (isFolder) this.nameFiles(path);
      else this.readFile(path);
    }
  }

  readTemplate(folder: string): void {
    for (const { path, isFolder } of this.list(folder)) if (!isFolder && kindOf(path)) this.readFile(path);
  }

  readFile(path: string): void {
    this.files.set(path, this.open(path));
  }

  private open(path: string): ConfigFile {
    const name = this.pathOf(path);
    try {
      if (isMedia(path.slice(path.lastIndexOf('/') + 1)))
        return { media: { ...readHead(name), readVersion: () => readVersion(name) } };
      if (!fileName.test(path)) return {};
      const bytes = readBounded(name);
      return bytes ? { bytes } : { fault: 'too-large' };
    } catch (error) {
      return describeFault(error);
    }
  }

  /** Names files in subfolders, which nothing reads. A folder with the name of a file takes that file's place. */
  private nameFiles(folder: string): void {
    if (fileName.test(folder)) {
      this.files.set(folder, { fault: 'is-folder' });
      return;
    }
    for (const entry of readdirSync(this.pathOf(folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.name.startsWith('.') || entry.isSymbolicLink()) continue;
      if (entry.isDirectory()) this.nameFiles(path);
      else this.files.set(path, {});
    }
  }

  /** None for a link that is broken or leads outside, and for what is neither file nor folder. */
  private inspect(folder: string, entry: Dirent): Entry[] {
    const path = `${folder}/${entry.name}`;
    try {
      const isLink = entry.isSymbolicLink();
      const isInside = !isLink || isInsideTree(this.realRoot, this.pathOf(path));
      const type = isLink && isInside ? statSync(this.pathOf(path)) : entry;
      if (isInside && (type.isFile() || type.isDirectory())) return [{ path, isFolder: type.isDirectory() }];
      this.files.set(path, isInside ? { fault: 'unreadable', detail: 'special' } : { fault: 'outside' });
    } catch (error) {
      this.files.set(path, describeFault(error));
    }
    return [];
  }

  private pathOf(path: string): string {
    return `${this.root}/${path}`;
  }
}

function describeFault(error: unknown): ConfigFile {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return { fault: 'missing' };
  return code === 'EISDIR' ? { fault: 'is-folder' } : { fault: 'unreadable', detail: code };
}

/**
 * Whether a path lies inside a tree after following all links.
 *
 * @param realRoot folder of the tree, links followed
 * @throws NodeJS.ErrnoException when the path does not exist
 */
function isInsideTree(realRoot: string, path: string): boolean {
  const way = relative(realRoot, realpathSync(path));
  return way.split(sep)[0] !== '..' && !isAbsolute(way);
}
