import type { ImageSubject, MediaSubject, UnreadFile } from '../subject';
import { type ConfigFiles, type Fault, type FolderEntries, groupByFolder } from './config-files';
import type { FileKind } from './file-kinds';
import { type JsonFile, readJsonFile } from './read-json-file';

/** A file or folder without content, and what is known about it. */
export interface FaultyFile {
  file: string;
  fault: Fault;
  /** The system's error code for an unreadable file. */
  detail?: string;
  /** The existing file that is probably the missing one under another name. */
  similar?: string;
}

/** Reads config files that are handed in. Keeps each JSON file and each fault, for the checks to report. */
export class ConfigSource {
  /** Every JSON file that was read, including invalid ones. */
  readonly texts: JsonFile[] = [];
  readonly faults: FaultyFile[] = [];
  /** Files that exist but are invalid. Their missing content is not reported separately. */
  readonly broken = new Set<string>();
  /** Number of files that were read. */
  fileCount = 0;
  private readonly folders: ReadonlyMap<string, FolderEntries>;
  /** Missing file → file that was probably meant to be it. */
  private readonly standIns = new Map<string, string>();

  constructor(private readonly files: ConfigFiles) {
    this.folders = groupByFolder(files);
    for (const [file, { fault, detail }] of files) {
      if (fault && fault !== 'too-large') this.refuse({ file, fault, ...(detail !== undefined && { detail }) });
    }
  }

  /** Sorted names; empty when the folder does not exist, which is kept as a fault. */
  list(folder: string): FolderEntries {
    const entries = this.folders.get(folder);
    if (!entries && !this.broken.has(folder)) this.refuse({ file: folder, fault: 'folder-missing' });
    return entries ?? { files: [], folders: [], nested: [] };
  }

  /** Adds the probably intended file to the fault of a missing one. */
  noteStandIns(unread: readonly UnreadFile[]): void {
    for (const { file, intended } of unread) if (intended && !intended.isThere) this.standIns.set(intended.file, file);
  }

  /** Valid value of a JSON file; undefined when it is missing or invalid. */
  read<T>(file: string, kind: FileKind<T>): T | undefined {
    if (this.broken.has(file)) return undefined;
    const { bytes, fault } = this.files.get(file) ?? {};
    if (fault || bytes) this.fileCount += 1;
    if (!bytes) {
      const similar = this.standIns.get(file);
      this.refuse({ file, fault: fault ?? 'missing', ...(similar !== undefined && { similar }) });
      return undefined;
    }
    const json = readJsonFile(file, bytes, kind);
    this.texts.push(json);
    if (json.isValid) return json.value as T;
    this.broken.add(file);
    return undefined;
  }

  /** Undefined when the image cannot be read. */
  readImage(file: string): ImageSubject | undefined {
    const { bytes, fault } = this.files.get(file) ?? {};
    if (!bytes && fault !== 'too-large') return undefined;
    this.fileCount += 1;
    return { file, bytes };
  }

  /** Undefined when the video or its captions cannot be read. */
  readMedia(file: string): MediaSubject | undefined {
    const { media } = this.files.get(file) ?? {};
    if (!media) return undefined;
    this.fileCount += 1;
    return { file, ...media };
  }

  private refuse(faulty: FaultyFile): void {
    this.broken.add(faulty.file);
    this.faults.push(faulty);
  }
}
