import fs from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

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
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: unknown) => {
      const { NODEFS, FS } = module as NodeFileSystem;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          if (nfd !== undefined) fs.fsyncSync(nfd);
          return 0;
        } catch {
          throw new FS.ErrnoError(INPUT_OUTPUT_ERROR);
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...toArray(emscriptenOpts.preRun), addFsync] } };
  }
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
