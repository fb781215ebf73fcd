import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import lockfile from 'proper-lockfile';

/** What a process says of itself when it takes the folder. */
export interface FolderUse {
  /** Where the checkout on it answers; undefined where that is not known. */
  port?: number | undefined;
  /** Whether that checkout shows each change of its files by itself. */
  isDev?: boolean | undefined;
}

/** Another process has the folder open. The embedded database has no lock of its own: two writers would lose payments. */
export class FolderTakenError extends Error {
  override readonly name = 'FolderTakenError';

  /** @param holder who has it, where that is known */
  constructor(
    readonly folder: string,
    readonly holder?: FolderHolder,
  ) {
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

/** A process of this machine that has the folder. */
export interface FolderHolder extends FolderUse {
  pid: number;
}

/** Who holds the folder, for telling a crash from a living process. */
interface Holder extends FolderHolder {
  host: string;
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
export async function lockFolder(folder: string, use: FolderUse = {}): Promise<FolderLock> {
  await fs.mkdir(folder, { recursive: true });
  const deadline = Date.now() + STALE_MS + 2 * RETRY_MS;
  while (Date.now() < deadline) {
    const lock = await inGate(folder, () => tryLock(folder, use));
    if (lock) return lock;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  throw new FolderTakenError(folder);
}

/** The living process of this machine that has a folder, as far as the system tells. */
export async function findHolder(folder: string): Promise<FolderHolder | undefined> {
  const { life, holder } = await findLife(folder);
  return life === 'living' || life === 'likely' ? holder : undefined;
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

async function tryLock(folder: string, use: FolderUse): Promise<FolderLock | undefined> {
  const { life, holder } = await findLife(folder);
  if (life === 'living') throw new FolderTakenError(folder, holder);
  if (life === 'gone') await fs.rm(lockPath(folder), { recursive: true, force: true });
  let isHeld = true;
  const options = {
    realpath: false,
    stale: STALE_MS,
    update: STALE_MS / 5,
    onCompromised: () => {
      isHeld = false;
    },
  };
  const free = await lockfile.lock(lockName(folder), options).catch(unlessTaken);
  if (!free && life === 'likely') throw new FolderTakenError(folder, holder);
  if (!free) return undefined;
  await fs.writeFile(holderPath(folder), JSON.stringify({ ...(await thisProcess()), ...use }));
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

async function findLife(folder: string) {
  const holder = existsSync(lockPath(folder)) ? await readHolder(folder) : undefined;
  return { holder, life: await lifeOf(holder) };
}

/**
 * What can be told of the process that left the lock: `likely` to live is one whose id is in use where nobody tells since
 * when, which a stale lock outweighs; `unknown` is whatever only its lock's age tells.
 */
async function lifeOf(holder: Holder | undefined): Promise<'living' | 'likely' | 'gone' | 'unknown'> {
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

/** What the package knows a lock by; it need not exist. */
function lockName(folder: string): string {
  return path.join(folder, 'sandbox');
}

/** The lock itself, a folder. */
function lockPath(folder: string): string {
  return `${lockName(folder)}.lock`;
}

function holderPath(folder: string): string {
  return path.join(folder, 'holder.json');
}

async function readHolder(folder: string): Promise<Holder | undefined> {
  try {
    const holder = JSON.parse(await fs.readFile(holderPath(folder), 'utf8')) as Partial<Holder>;
    const { host, pid, pidSpace, startTick, port, isDev } = holder;
    if (typeof host !== 'string' || typeof pid !== 'number') return undefined;
    return { host, pid, pidSpace, startTick, port, isDev };
  } catch {
    // Not written yet, or cut off by a crash: nobody can be told, so the lock has to become stale.
    return undefined;
  }
}
