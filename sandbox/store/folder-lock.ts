import fs from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { makeFolder } from '../../catalogue/source/make-folder';

/** Data that a process writes into the folder's lock. */
export interface FolderUse {
  /** Port of its checkout; undefined when unknown. */
  port?: number | undefined;
  /** Whether that checkout reloads after each change of its files. */
  isDev?: boolean | undefined;
}

/** Process that holds the folder. */
export interface FolderHolder extends FolderUse {
  pid: number;
}

/** Another process uses the folder. The embedded database has no lock: two writers would lose payments. */
export class FolderTakenError extends Error {
  override readonly name = 'FolderTakenError';

  /** @param holder the holding process, if known */
  constructor(
    readonly folder: string,
    readonly holder?: FolderHolder,
  ) {
    super(
      `The sandbox folder ${folder} is in use by another process. Stop it, or set SANDBOX_DATA_DIR to another folder, or DATABASE_URL.`,
    );
  }
}

/** A folder that can hold no database: it is none, cannot be written, or has no space. */
export class FolderUnusableError extends Error {
  override readonly name = 'FolderUnusableError';

  constructor(folder: string, cause: unknown) {
    const { code, name } = { ...(cause as { code?: unknown; name?: unknown }) };
    super(
      `SANDBOX_DATA_DIR: no database opens in ${folder} (${code ?? name ?? cause}). It should be a folder that this process may write, on a disk with space.`,
      { cause },
    );
  }
}

export interface FolderLock {
  /** False once another process took the lock over, because this one was suspended for too long. */
  isHeld(): boolean;
  release(): Promise<void>;
}

/** A lock that is not renewed for this long is void. Opening the database blocks the renewal for up to 5 s. */
const staleMs = 10_000;
const retryMs = 500;

/**
 * Locks a folder for this process. A killed process's lock is taken over once it is void.
 *
 * @throws FolderTakenError when another process holds it
 */
export async function lockFolder(folder: string, use: FolderUse = {}): Promise<FolderLock> {
  const holder = await findHolder(folder);
  // In a restarted container, the killed process had the same process id.
  if (holder && holder.pid !== process.pid) throw new FolderTakenError(folder, holder);
  makeFolder(folder);
  let isHeld = true;
  const options = {
    lockfilePath: lockPath(folder),
    stale: staleMs,
    update: staleMs / 5,
    retries: { retries: staleMs / retryMs + 2, factor: 1, minTimeout: retryMs },
    onCompromised: () => {
      isHeld = false;
    },
  };
  const release = await lockfile.lock(folder, options).catch(async (error: unknown) => {
    if (isTaken(error)) throw new FolderTakenError(folder, await findHolder(folder));
    throw error;
  });
  await fs.writeFile(holderPath(folder), JSON.stringify({ pid: process.pid, ...use }));
  return { isHeld: () => isHeld, release: () => (isHeld ? release() : Promise.resolve()) };
}

/** Living process of this machine that holds a folder, according to its lock. */
export async function findHolder(folder: string): Promise<FolderHolder | undefined> {
  const options = { realpath: false, lockfilePath: lockPath(folder), stale: staleMs };
  if (!(await lockfile.check(folder, options))) return undefined;
  const holder = await readHolder(folder);
  return holder && isProcessAlive(holder.pid) ? holder : undefined;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ELOCKED';
}

function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process lives and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The lock is a folder. */
function lockPath(folder: string): string {
  return path.join(folder, 'sandbox.lock');
}

function holderPath(folder: string): string {
  return path.join(folder, 'holder.json');
}

async function readHolder(folder: string): Promise<FolderHolder | undefined> {
  try {
    const { pid, port, isDev } = JSON.parse(await fs.readFile(holderPath(folder), 'utf8'));
    return typeof pid === 'number' ? { pid, port, isDev } : undefined;
  } catch {
    // Not yet written, or truncated by a crash.
    return undefined;
  }
}
