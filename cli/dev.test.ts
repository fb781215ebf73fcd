import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { repositoryRoot } from '../renderer/testing/test-repository';
import { lockFolder } from '../sandbox/store/folder-lock';
import { runGuiche } from './testing/run-guiche';

test.each([
  [['wupp'], 'talvez wup'],
  [['wup', 'ms'], '"ms" está sobrando'],
  [['--port', 'http'], '--port: 1–65535'],
  [['--port', '70000'], '--port: 1–65535'],
])('guiche dev %j does not start and reports: %s', async (args, words) => {
  const { status, stdout, stderr } = await runGuiche(repositoryRoot, ['dev', ...args]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(words);
});

test.each([
  [[], '70000', 'PORT: 1–65535'],
  [['--port', '0'], '3900', '--port: 1–65535'],
])('guiche dev %j with PORT=%s does not start and reports: %s', async (args, port, words) => {
  vi.stubEnv('PORT', port);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { status, stdout, stderr } = await runGuiche(repositoryRoot, ['dev', ...args]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(`guiche: ${words}`);
});

/** Port that stays occupied until the test ends. */
async function takePort(): Promise<number> {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Runs guiche dev as a separate process until it exits. */
async function runDev(changes: Readonly<Record<string, string>>) {
  const env = { ...process.env, BFF_URL: '', DATABASE_URL: '', ...changes };
  const child = spawn(process.execPath, [path.join(repositoryRoot, 'cli/guiche.mjs'), 'dev'], { env });
  const [stdout, stderr, exit] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { exit, stdout, stderr };
}

test('guiche dev reports that the port in PORT is occupied', async () => {
  const port = await takePort();
  const { stdout } = await runDev({ PORT: String(port), BFF_URL: 'no backend' });
  expect(stdout).toContain(`A porta ${port} está ocupada`);
});

test('a second guiche dev reports the address of the first, tries no other port, and exits', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-lock-'));
  const port = await takePort();
  const lock = await lockFolder(folder, { port, isDev: true });
  onTestFinished(async () => {
    await lock.release();
    rmSync(folder, { recursive: true });
  });
  const { exit, stdout, stderr } = await runDev({ PORT: String(port), SANDBOX_DATA_DIR: folder });
  expect({ exit, stdout }).toEqual({ exit: [2, null], stdout: '' });
  expect(stderr).toContain(
    `Um checkout já está aberto nesta pasta: http://localhost:${port} (processo ${process.pid}, `,
  );
  expect(stderr).not.toContain('SANDBOX_DATA_DIR');
});
