import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import files from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FolderTakenError, lockFolder } from './folder-lock';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-lock-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A lock as a process leaves that had no time to release it. */
function leaveLock(holder: object | undefined, ageMs = 0): void {
  const lock = path.join(folder, 'sandbox.lock');
  fs.mkdirSync(lock);
  const time = new Date(Date.now() - ageMs);
  fs.utimesSync(lock, time, time);
  if (holder) fs.writeFileSync(path.join(folder, 'holder.json'), JSON.stringify(holder));
}

/** The id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

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

  it('is refused while another living process holds it', async () => {
    leaveLock({ host: os.hostname(), pid: process.ppid, startedAt: 0 });
    await expect(lockFolder(folder)).rejects.toThrow(FolderTakenError);
  });

  it('is taken over at once when its process is gone', async () => {
    leaveLock({ host: os.hostname(), pid: deadPid(), startedAt: 0 });
    const started = Date.now();
    const lock = await lockFolder(folder);
    expect(Date.now() - started).toBeLessThan(10_000);
    await expect(lockFolder(folder)).rejects.toThrow(FolderTakenError);
    await lock.release();
  });

  it('is refused to another process while this one holds it', async () => {
    const lock = await lockFolder(folder);
    const module = path.join(import.meta.dirname, 'folder-lock.ts');
    const take = `import { lockFolder } from '${module}'; await lockFolder('${folder}');`;
    const child = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', take]);
    expect(String(child.stderr)).toContain('FolderTakenError');
    await lock.release();
  });

  it.runIf(process.platform === 'linux')('is waited for when its process id is another’s by now', async () => {
    leaveLock({ host: os.hostname(), pid: process.ppid, startedAt: 0, startTick: '1' }, 13_000);
    const lock = await lockFolder(folder);
    expect(lock.isHeld()).toBe(true);
    await lock.release();
  });

  it('is refused where nobody may know when its process began', async () => {
    const { ppid } = process;
    leaveLock({ host: os.hostname(), pid: ppid, startedAt: 0, startTick: '1' });
    const readFile = files.readFile;
    const read = vi.spyOn(files, 'readFile').mockImplementation((file, options) => {
      return file === `/proc/${ppid}/stat` ? Promise.reject(new Error('ENOENT')) : readFile(file, options);
    });
    await expect(lockFolder(folder)).rejects.toThrow(FolderTakenError);
    read.mockRestore();
  });

  it('is taken over by one of six that find it dead at once', async () => {
    leaveLock({ host: os.hostname(), pid: deadPid(), startedAt: 0 });
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)));
    const held = results.filter((result) => result.status === 'fulfilled');
    expect(held).toHaveLength(1);
    for (const result of held) await result.value.release();
  });

  it.each([
    ['of another machine', { host: 'elsewhere', pid: 1, startedAt: 0 }],
    ['of an earlier life of this container', { host: os.hostname(), pid: process.pid, startedAt: 0 }],
    ['of nobody known', undefined],
  ])('%s is taken over once it is stale', async (_whose, holder) => {
    leaveLock(holder, 16_000);
    const lock = await lockFolder(folder);
    expect(lock.isHeld()).toBe(true);
    await lock.release();
  });

  it('survives a holder file that a crash cut off', async () => {
    leaveLock(undefined, 16_000);
    fs.writeFileSync(path.join(folder, 'holder.json'), '{"host":"x","pi');
    await (await lockFolder(folder)).release();
  });
});
