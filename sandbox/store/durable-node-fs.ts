import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { FolderLock } from './folder-lock';

/** What the embedded PostgreSQL's module shows of its file system (emscripten's NODEFS). */
interface NodeFileSystem {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } };
  FS: { ErrnoError: new (errno: number) => Error };
}

/** EIO in WASI's numbering. */
const INPUT_OUTPUT_ERROR = 29;

/**
 * PGlite's folder with a working fsync. PGlite 0.5 starts PostgreSQL with `-F` (fsync off), and emscripten's NODEFS has
 * no fsync at all, so a power cut could lose payments that were acknowledged. Use together with `durableStartParams`.
 */
export class DurableNodeFs extends NodeFS {
  /** True once an fsync failed: what it should have written may be lost, so nothing may be written any more. */
  isBroken = false;
  /** Syncs since the folder was opened, about one a commit. */
  syncs = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: unknown) => {
      const { NODEFS, FS } = module as NodeFileSystem;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          if (nfd !== undefined) fs.fsyncSync(nfd);
          this.syncs += 1;
          return 0;
        } catch {
          this.isBroken = true;
          throw new FS.ErrnoError(INPUT_OUTPUT_ERROR);
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...toArray(emscriptenOpts.preRun), addFsync] } };
  }
}

/** The disk refused to store a commit. */
class DiskError extends Error {
  override readonly name = 'DiskError';
}

/** The folder is another process's by now, whose payments a write of this one would destroy. */
class FolderLostError extends Error {
  override readonly name = 'FolderLostError';
}

/**
 * Makes every query fail once an fsync failed, or another process may have the folder: the checkpoint of a close as well,
 * which would undo what that one wrote. PostgreSQL would end its process when an fsync fails; inside this one it cannot,
 * and the next query would spin for ever.
 */
export function failWhenBroken(client: PGlite, disk: DurableNodeFs, lock: Pick<FolderLock, 'isHeld'>): void {
  const execute = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => {
    if (disk.isBroken) throw new DiskError('a commit could not be written to the disk; restart the sandbox');
    if (!lock.isHeld()) throw new FolderLostError('another process has the sandbox folder; restart the sandbox');
    return execute(message);
  };
}

/** Start parameters with fsync on. emscripten's fdatasync, the default of PostgreSQL, does nothing; its fsync does. */
export function durableStartParams(defaults: readonly string[]): string[] {
  return [...defaults.filter((param) => param !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
}

/** Writes a whole folder through to the disk: what initdb created was never synced. */
export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(name);
    else if (entry.isFile()) syncPath(name);
  }
  syncPath(folder);
}

function syncPath(name: string): void {
  const descriptor = fs.openSync(name, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

function toArray<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
