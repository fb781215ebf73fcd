import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { FolderTakenError, findHolder, lockFolder } from './folder-lock';

const module = path.join(import.meta.dirname, 'folder-lock.ts');
const isLinux = process.platform === 'linux';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-lock-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const lockPath = () => path.join(folder, 'sandbox.lock');
const holderPath = () => path.join(folder, 'holder.json');

/** A lock as a process leaves that had no time to release it; gives when it is stale. */
function leaveLock(holder: object | undefined, ageMs = 0): number {
  fs.mkdirSync(lockPath());
  if (holder) fs.writeFileSync(holderPath(), JSON.stringify(holder));
  return ageLock(ageMs);
}

function ageLock(ageMs: number): number {
  const time = new Date(Date.now() - ageMs);
  fs.utimesSync(lockPath(), time, time);
  return time.getTime() + 15_000;
}

/** What this process writes of itself. */
async function ownHolder(): Promise<Record<string, unknown>> {
  const lock = await lockFolder(folder);
  await lock.release();
  return JSON.parse(fs.readFileSync(holderPath(), 'utf8'));
}

/** Another process that has the folder. */
async function startHolder(): Promise<ChildProcess> {
  const take = `import { lockFolder } from '${module}'; await lockFolder('${folder}'); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', take]);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  return child;
}

/** The id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

/** Locks whose holder nobody can tell, by what their holder's file says differently. */
const untold: [string, (() => object) | undefined][] = [
  ['of another machine', () => ({ host: 'elsewhere', pid: deadPid() })],
  ['of another container of the same name', () => ({ pidSpace: 'elsewhere', pid: deadPid() })],
  ['of nobody known', undefined],
];
if (isLinux) untold.push(['whose process id is another’s by now', () => ({ startTick: '1' })]);

describe('the lock of the sandbox folder', () => {
  it('is free again once released', async () => {
    for (let round = 0; round < 3; round += 1) {
      const lock = await lockFolder(folder);
      expect(lock.isHeld()).toBe(true);
      await lock.release();
    }
  });

  it('is refused at once, with the folder named, while this process holds it', async () => {
    const lock = await lockFolder(folder);
    const started = Date.now();
    await expect(lockFolder(folder)).rejects.toThrow(FolderTakenError);
    await expect(lockFolder(folder)).rejects.toThrow(`The sandbox folder ${folder} is in use by another process.`);
    expect(Date.now() - started).toBeLessThan(10_000);
    await lock.release();
  });

  it('says who has it, and where that one answers', async () => {
    expect(await findHolder(folder)).toBeUndefined();
    const lock = await lockFolder(folder, { port: 3077, isDev: true });
    const holder = { pid: process.pid, port: 3077, isDev: true };
    expect(await findHolder(folder)).toMatchObject(holder);
    await expect(lockFolder(folder)).rejects.toMatchObject({ holder });
    await lock.release();
    expect(await findHolder(folder)).toBeUndefined();
  });

  it('is had by nobody when its process is gone', async () => {
    leaveLock({ ...(await ownHolder()), pid: deadPid(), port: 3077 });
    expect(await findHolder(folder)).toBeUndefined();
  });

  it('is taken over at once when its process is gone', async () => {
    leaveLock({ ...(await ownHolder()), pid: deadPid() });
    const started = Date.now();
    const lock = await lockFolder(folder);
    expect(Date.now() - started).toBeLessThan(10_000);
    await expect(lockFolder(folder)).rejects.toThrow(FolderTakenError);
    await lock.release();
  });

  it('is refused to another process while this one holds it', async () => {
    const lock = await lockFolder(folder);
    const take = `import { lockFolder } from '${module}'; await lockFolder('${folder}');`;
    const child = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', take]);
    expect(String(child.stderr)).toContain('FolderTakenError');
    await lock.release();
  });

  it.runIf(isLinux)('is refused while its process stands still, and taken over once that is gone', async () => {
    const child = await startHolder();
    child.kill('SIGSTOP');
    ageLock(17_000);
    await expect(lockFolder(folder)).rejects.toThrow(FolderTakenError);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await lockFolder(folder)).release();
  });

  it.runIf(isLinux)('is taken over at once from a process that has ended and that nobody has waited for', async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
    onTestFinished(() => {
      parent.kill('SIGKILL');
    });
    const [printed] = await once(parent.stdout, 'data');
    const pid = Number(printed);
    // A shell waits for what it has started; what has taken its place does not.
    await expect.poll(() => fs.readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
    process.kill(pid, 'SIGKILL');
    const readFields = () => fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    await expect.poll(() => readFields()[0]).toBe('Z');
    leaveLock({ ...(await ownHolder()), pid, startTick: readFields()[19] });
    await (await lockFolder(folder)).release();
  });

  it('is refused where nobody may know when its process began, until it is stale', async () => {
    const holder = { ...(await ownHolder()), pid: process.ppid, startTick: undefined };
    leaveLock(holder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderTakenError);
    ageLock(16_000);
    await (await lockFolder(folder)).release();
  });

  it('is taken over by one of six that find it dead at once', async () => {
    leaveLock({ ...(await ownHolder()), pid: deadPid() });
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)));
    const held = results.filter((result) => result.status === 'fulfilled');
    expect(held).toHaveLength(1);
    for (const result of held) await result.value.release();
  });

  it.each(untold)('%s is taken over once it is stale, and not before', async (_whose, changes) => {
    const own = await ownHolder();
    if (!changes) fs.rmSync(holderPath());
    const staleAt = leaveLock(changes && { ...own, ...changes() }, 13_000);
    const lock = await lockFolder(folder);
    expect(Date.now()).toBeGreaterThanOrEqual(staleAt);
    expect(lock.isHeld()).toBe(true);
    await lock.release();
  });

  it('survives a holder file that a crash cut off', async () => {
    leaveLock(undefined, 16_000);
    fs.writeFileSync(path.join(folder, 'holder.json'), '{"host":"x","pi');
    await (await lockFolder(folder)).release();
  });
});
