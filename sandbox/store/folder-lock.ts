import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import lockfile from 'proper-lockfile';

/** Another process has the folder open. The embedded database has no lock of its own: two writers would lose payments. */
export class FolderTakenError extends Error {
  override readonly name = 'FolderTakenError';

  constructor(readonly folder: string) {
    super(
      `The sandbox folder ${folder} is in use by another process. Stop it, or set SANDBOX_DATA_DIR to another folder, or DATABASE_URL.`,
    );
  }
}

export interface FolderLock {
  /** False once another process took the folder over because this one stood still for too long. */
  isHeld(): boolean;
  release(): Promise<void>;
}

/** Who holds the folder, for telling a crash from a living process. */
interface Holder {
  host: string;
  pid: number;
  /** Start of the process, ms since 1970. */
  startedAt: number;
  /** The same in ticks since the machine started, which no clock that is set can change; where the system tells it. */
  startTick?: string;
}

/** A lock whose holder did not renew it for this long is taken over. Opening the database blocks for up to 5 s. */
const STALE_MS = 15_000;
const RETRY_MS = 500;
/** Two readings of one process's start differ by clock rounding only. */
const SAME_START_MS = 2_000;

/**
 * Locks a folder for this process. After a crash on this machine it is taken over at once; where the holder cannot be
 * told (another container, or its process id is another's by now), once its lock is stale.
 *
 * @throws FolderTakenError when a living process holds it
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await fs.mkdir(folder, { recursive: true });
  const deadline = Date.now() + STALE_MS + 2 * RETRY_MS;
  while (Date.now() < deadline) {
    const lock = await inGate(folder, () => tryLock(folder));
    if (lock) return lock;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  throw new FolderTakenError(folder);
}

/** One process at a time may look at the lock and remove a dead one: else two could remove each other's. */
async function inGate<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const release = await lockfile.lock(path.join(folder, 'gate'), {
    realpath: false,
    stale: 5_000,
    retries: { retries: 80, factor: 1, minTimeout: 100 },
  });
  try {
    return await work();
  } finally {
    await release();
  }
}

async function tryLock(folder: string): Promise<FolderLock | undefined> {
  // The package knows its locks by this name, which need not exist; the lock itself is the folder `sandbox.lock`.
  const name = path.join(folder, 'sandbox');
  let isHeld = true;
  const acquire = () =>
    lockfile.lock(name, {
      realpath: false,
      stale: STALE_MS,
      update: STALE_MS / 5,
      onCompromised: () => {
        isHeld = false;
      },
    });
  let release = await acquire().catch(unlessTaken);
  if (!release) {
    const holder = await readHolder(folder);
    if (holder && isSameProcess(holder)) throw new FolderTakenError(folder);
    if (!holder || holder.host !== os.hostname() || holder.pid === process.pid) return undefined;
    if (isProcessAlive(holder.pid)) {
      if (await hasItsStart(holder)) throw new FolderTakenError(folder);
      return undefined;
    }
    await fs.rm(`${name}.lock`, { recursive: true, force: true });
    release = await acquire();
  }
  await fs.writeFile(
    holderPath(folder),
    JSON.stringify({ ...thisProcess(), startTick: await startTickOf(process.pid) }),
  );
  const free = release;
  return { isHeld: () => isHeld, release: () => (isHeld ? free() : Promise.resolve()) };
}

function unlessTaken(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') return undefined;
  throw error;
}

function thisProcess(): Holder {
  return { host: os.hostname(), pid: process.pid, startedAt: Math.round(Date.now() - process.uptime() * 1000) };
}

function isSameProcess(holder: Holder): boolean {
  const own = thisProcess();
  return (
    holder.host === own.host && holder.pid === own.pid && Math.abs(holder.startedAt - own.startedAt) < SAME_START_MS
  );
}

function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** False when the id is another process's by now, here or in a container of the same name; true where none can tell. */
async function hasItsStart({ pid, startTick }: Holder): Promise<boolean> {
  const tick = await startTickOf(pid);
  return tick === undefined || startTick === undefined || tick === startTick;
}

/** Field 22 of Linux's proc_pid_stat(5); the name before it, in brackets, may hold anything. */
async function startTickOf(pid: number): Promise<string | undefined> {
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

function holderPath(folder: string): string {
  return path.join(folder, 'holder.json');
}

async function readHolder(folder: string): Promise<Holder | undefined> {
  try {
    const holder = JSON.parse(await fs.readFile(holderPath(folder), 'utf8')) as Partial<Holder>;
    const { host, pid, startedAt, startTick } = holder;
    if (typeof host !== 'string' || typeof pid !== 'number' || typeof startedAt !== 'number') return undefined;
    return { host, pid, startedAt, ...(typeof startTick === 'string' ? { startTick } : {}) };
  } catch {
    // Not written yet, or cut off by a crash: nobody can be told, so the lock has to become stale.
    return undefined;
  }
}
