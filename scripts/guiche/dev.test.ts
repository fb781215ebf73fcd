import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { repositoryRoot } from '../../renderer/testing/test-repository';
import { lockFolder } from '../../sandbox/store/folder-lock';
import { runGuiche } from './testing/run-guiche';

test.each([
  [['wupp'], 'talvez wup'],
  [['wup', 'ms'], '"ms" está a mais'],
  [['--port', 'http'], '--port: 1–65535'],
  [['--port', '70000'], '--port: 1–65535'],
])('guiche dev %j starts nothing and is told: %s', async (args, words) => {
  const { status, stdout, stderr } = await runGuiche(repositoryRoot, ['dev', ...args]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(words);
});

test.each([
  [[], '70000', 'PORT: 1–65535'],
  [['--port', '0'], '3900', '--port: 1–65535'],
])('guiche dev %j with PORT=%s starts nothing and is told: %s', async (args, port, words) => {
  vi.stubEnv('PORT', port);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { status, stdout, stderr } = await runGuiche(repositoryRoot, ['dev', ...args]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(`guiche: ${words}`);
});

/** A port that somebody listens on until the test is over. */
async function takePort(): Promise<number> {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** guiche dev beside another one that has the project open, told to begin at a port. */
async function runBeside(port: string): Promise<{ exit: unknown[]; stdout: string; stderr: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-lock-'));
  const lock = await lockFolder(folder);
  onTestFinished(async () => {
    await lock.release();
    rmSync(folder, { recursive: true });
  });
  const env = { ...process.env, PORT: port, SANDBOX_DATA_DIR: folder, BFF_URL: '', DATABASE_URL: '' };
  const child = spawn(process.execPath, [path.join(repositoryRoot, 'scripts/guiche.mjs'), 'dev'], { env });
  const [stdout, stderr, exit] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { exit, stdout, stderr };
}

test('guiche dev takes the next port where that of PORT is taken, and says so', async () => {
  const port = await takePort();
  expect((await runBeside(String(port))).stdout).toContain(`A porta ${port} está ocupada`);
});

test('guiche dev says that the project is open in another window, and ends', async () => {
  const { exit, stderr } = await runBeside('');
  expect(exit).toEqual([2, null]);
  expect(stderr).toContain('O projeto já está aberto em outra janela');
  expect(stderr).not.toContain('SANDBOX_DATA_DIR');
});
