import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { FolderTakenError, findHolder, lockFolder } from './folder-lock';

const module = path.join(import.meta.dirname, 'folder-lock.ts');

function makeFolder({ onTestFinished }: TestContext): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-lock-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts another process that holds the folder. */
async function startHolder(folder: string, { onTestFinished }: TestContext): Promise<ChildProcess> {
  const take = `import { lockFolder } from '${module}'; await lockFolder('${folder}'); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', take]);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  return child;
}

describe('the lock of the sandbox folder', () => {
  it('can be taken again after it is released', async (context) => {
    const folder = makeFolder(context);
    for (let round = 0; round < 3; round += 1) {
      const lock = await lockFolder(folder);
      expect(lock.isHeld()).toBe(true);
      await lock.release();
    }
  });

  it('names the process that holds it, with port and mode', async (context) => {
    const folder = makeFolder(context);
    expect(await findHolder(folder)).toBeUndefined();
    const lock = await lockFolder(folder, { port: 3077, isDev: true });
    expect(await findHolder(folder)).toEqual({ pid: process.pid, port: 3077, isDev: true });
    await lock.release();
    expect(await findHolder(folder)).toBeUndefined();
  });

  it('is refused to another process, with an error that says what to do', async (context) => {
    const folder = makeFolder(context);
    const lock = await lockFolder(folder);
    const take = `import { lockFolder } from '${module}'; await lockFolder('${folder}');`;
    const child = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', take]);
    expect(String(child.stderr)).toContain(
      `The sandbox folder ${folder} is in use by another process. Stop it, or set`,
    );
    await lock.release();
  });

  // A dead lock is taken over after ten seconds: these tests wait side by side.
  it.concurrent('of a killed process is taken over after ten seconds, and not before', async (context) => {
    const folder = makeFolder(context);
    const child = await startHolder(folder, context);
    expect(await findHolder(folder)).toMatchObject({ pid: child.pid });
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await findHolder(folder)).toBeUndefined();
    const renewed = fs.statSync(path.join(folder, 'sandbox.lock')).mtimeMs;
    const lock = await lockFolder(folder);
    expect(Date.now() - renewed).toBeGreaterThanOrEqual(10_000);
    await expect(lockFolder(folder)).rejects.toThrow(FolderTakenError);
    await lock.release();
  });

  it.concurrent('is taken over when a crash left an incomplete file about its holder', async (context) => {
    const folder = makeFolder(context);
    fs.mkdirSync(path.join(folder, 'sandbox.lock'));
    fs.writeFileSync(path.join(folder, 'holder.json'), '{"pi');
    await (await lockFolder(folder)).release();
  });
});
