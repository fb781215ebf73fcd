/** Why a file or folder has no content. */
export type Fault = 'missing' | 'unreadable' | 'outside' | 'is-folder' | 'too-large' | 'folder-missing';

/** A file of a config tree, as it is handed in. */
export interface ConfigFile {
  /** Undefined for a video, for a file that nothing reads, and for one with a fault. */
  bytes?: Buffer;
  /** A video, or its captions. */
  media?: MediaContent;
  fault?: Fault;
  /** The system's error code for an unreadable file. */
  detail?: string;
}

export interface MediaContent {
  /** Size in bytes. */
  size: number;
  /** First bytes. */
  head: Buffer;
  /** Reads all of it: hash of the content, and the time of its change in milliseconds since 1970. */
  readVersion: () => { hash: string; modifiedAt: number };
}

/** Files of a tree by project path. A path that ends in a slash is an empty folder. Folders with a fault are named too. */
export type ConfigFiles = ReadonlyMap<string, ConfigFile>;

/** Names of the files and folders in a folder, sorted. */
export interface FolderEntries {
  files: string[];
  folders: string[];
  /** Files of its subfolders, by relative path. */
  nested: string[];
}

/** Entries of every folder, without those that cannot be read. */
export function groupByFolder(files: ConfigFiles): ReadonlyMap<string, FolderEntries> {
  const grouped = new Map<string, FolderEntries>();
  const usable = [...files].filter(([, { fault }]) => fault === undefined || fault === 'too-large');
  for (const path of usable.map(([file]) => file).sort()) {
    for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
      const folder = path.slice(0, slash);
      const rest = path.slice(slash + 1);
      const entries = grouped.get(folder) ?? { files: [], folders: [], nested: [] };
      grouped.set(folder, entries);
      const end = rest.indexOf('/');
      if (end === -1) {
        if (rest !== '') entries.files.push(rest);
        continue;
      }
      if (entries.folders.at(-1) !== rest.slice(0, end)) entries.folders.push(rest.slice(0, end));
      if (!rest.endsWith('/')) entries.nested.push(rest);
    }
  }
  return grouped;
}

/** Files of which some have other texts. */
export function withTexts(files: ConfigFiles, texts: ReadonlyMap<string, string>): ConfigFiles {
  const changed = [...texts].map(([file, text]) => [file, { bytes: Buffer.from(text) }] as const);
  return new Map<string, ConfigFile>([...files, ...changed]);
}

/** Text of a handed-in file, for positions in it; empty for one without text. */
export function readText(files: ConfigFiles, file: string): string {
  return files.get(file)?.bytes?.toString('utf8') ?? '';
}
