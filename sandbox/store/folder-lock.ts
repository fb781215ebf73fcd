import { existsSync } from 'node:fs';
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
  /** Where that id names one process: the machine since it started, and its namespace; where the system tells it. */
  pidSpace: string | undefined;
  /** Start of the process in ticks since the machine started, which no clock that is set can change; where the system tells it. */
  startTick: string | undefined;
}

/** A lock whose holder did not renew it for this long is taken over. Opening the database blocks for up to 5 s. */
const STALE_MS = 15_000;
const RETRY_MS = 500;

/**
 * Locks a folder for this process. After a crash on this machine it is taken over at once; where the holder cannot be
 * told (another container, or its process id is another's by now), once its lock is stale.
 *
 * @throws FolderTakenError when a living process holds it, however long that one stood still
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
  const life = await lifeOfHolder(folder, `${name}.lock`);
  if (life === 'living') throw new FolderTakenError(folder);
  if (life === 'gone') await fs.rm(`${name}.lock`, { recursive: true, force: true });
  let isHeld = true;
  const options = {
    realpath: false,
    stale: STALE_MS,
    update: STALE_MS / 5,
    onCompromised: () => {
      isHeld = false;
    },
  };
  const free = await lockfile.lock(name, options).catch(unlessTaken);
  if (!free && life === 'likely') throw new FolderTakenError(folder);
  if (!free) return undefined;
  await fs.writeFile(holderPath(folder), JSON.stringify(await thisProcess()));
  return { isHeld: () => isHeld, release: () => (isHeld ? free() : Promise.resolve()) };
}

function unlessTaken(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') return undefined;
  throw error;
}

async function thisProcess(): Promise<Holder> {
  const { pid } = process;
  return { host: os.hostname(), pid, pidSpace: await pidSpace(), startTick: (await readStat(pid)).startTick };
}

/**
 * What can be told of the process that left the lock: `likely` to live is one whose id is in use where nobody tells since
 * when, which a stale lock outweighs; `unknown` is whatever only its lock's age tells.
 */
async function lifeOfHolder(folder: string, lock: string): Promise<'living' | 'likely' | 'gone' | 'unknown'> {
  const holder = existsSync(lock) ? await readHolder(folder) : undefined;
  if (holder?.host !== os.hostname() || holder.pidSpace !== (await pidSpace())) return 'unknown';
  if (!isProcessAlive(holder.pid)) return 'gone';
  const { state, startTick } = await readStat(holder.pid);
  // What nobody has waited for keeps its id after its end.
  if (state === 'Z' || state === 'X') return 'gone';
  if (startTick === undefined || holder.startTick === undefined) return 'likely';
  return startTick === holder.startTick ? 'living' : 'unknown';
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

/** A process id is another's in another namespace, and on another machine that calls itself the same. */
async function pidSpace(): Promise<string | undefined> {
  try {
    const boot = await fs.readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${boot.trim()} ${await fs.readlink('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

/** Fields 3 and 22 of Linux's proc_pid_stat(5); the name before them, in brackets, may hold anything. */
async function readStat(pid: number): Promise<{ state?: string | undefined; startTick?: string | undefined }> {
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (stat === '') return {};
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0], startTick: fields[19] };
}

function holderPath(folder: string): string {
  return path.join(folder, 'holder.json');
}

async function readHolder(folder: string): Promise<Holder | undefined> {
  try {
    const holder = JSON.parse(await fs.readFile(holderPath(folder), 'utf8')) as Partial<Holder>;
    const { host, pid, pidSpace, startTick } = holder;
    if (typeof host !== 'string' || typeof pid !== 'number') return undefined;
    return { host, pid, pidSpace, startTick };
  } catch {
    // Not written yet, or cut off by a crash: nobody can be told, so the lock has to become stale.
    return undefined;
  }
}
