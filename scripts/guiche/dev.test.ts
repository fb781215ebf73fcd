import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

test('guiche dev begins at PORT, and ends when the server does, and says that the project is open in another window where it is', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-lock-'));
  const lock = await lockFolder(folder);
  onTestFinished(async () => {
    await lock.release();
    rmSync(folder, { recursive: true });
  });
  const port = await takePort();
  const env = { ...process.env, PORT: String(port), SANDBOX_DATA_DIR: folder, BFF_URL: '', DATABASE_URL: '' };
  const child = spawn(process.execPath, [path.join(repositoryRoot, 'scripts/guiche.mjs'), 'dev'], { env });
  let told = '';
  let shown = '';
  child.stdout.on('data', (chunk: Buffer) => {
    shown += chunk.toString('utf8');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    told += chunk.toString('utf8');
  });
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(shown).toContain(`A porta ${port} está ocupada`);
  expect(told).toContain('O projeto já está aberto em outra janela');
  expect(told).not.toContain('SANDBOX_DATA_DIR');
});
