import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../scripts/setup/find-port';
import { ApiBuyer } from './api-buyer';
import { makeImageTree } from './image-tree';
import { anyShop } from './shops';
import { atNight, expect, test } from './test';

/** Any user without rights, as a container's. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

// Needs no container engine, and has its files, packages, user and command.
test(
  'the image’s files and production packages are enough for a purchase, in a read-only folder',
  atNight(),
  async () => {
    const image = makeImageTree(process.cwd());
    const data = mkdtempSync(path.join(tmpdir(), 'guiche-image-data-'));
    if (isRoot) chownSync(data, nobody, nobody);
    protect(image);
    const before = listFiles(image);
    const port = await findFreePort(20_000 + Math.floor(Math.random() * 12_000));
    const env = { PATH: process.env.PATH, HOME: '/nonexistent', NODE_ENV: 'production' as const, PORT: String(port) };
    const options = { cwd: image, ...(isRoot ? { uid: nobody, gid: nobody } : {}) };
    const server = spawn(process.execPath, ['.next/bundle/serve.mjs'], {
      ...options,
      env: { ...env, SANDBOX: 'on', SANDBOX_DATA_DIR: path.join(data, 'sandbox') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = collect(server);
    const isHealthy = () => {
      try {
        execFileSync(process.execPath, ['deploy/healthcheck.mjs'], { ...options, env, stdio: 'ignore' });
        return true;
      } catch {
        return false;
      }
    };
    try {
      await expect.poll(isHealthy, { timeout: 60_000, message: 'the health check of the image' }).toBe(true);
      const { reported } = await new ApiBuyer(`http://localhost:${port}`, anyShop).buy('card');
      expect(reported).toBe('paid');
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      expect(
        output()
          .split('\n')
          .filter((line) => /error|EACCES|EROFS|⨯/i.test(line)),
      ).toEqual([]);
      expect(listFiles(image)).toEqual(before);
    } finally {
      server.kill('SIGKILL');
      rmSync(image, { recursive: true });
      rmSync(data, { recursive: true });
    }
  },
);

/** Everybody may read, and only root may write. */
function protect(folder: string): void {
  execFileSync('chmod', ['-R', isRoot ? 'go+rX,go-w' : 'a-w', folder]);
  if (isRoot) chmodSync(folder, 0o755);
}

function collect(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  return () => output;
}

/** Files outside the packages, with the time of their last change. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('node_modules'))
    .map((file) => `${file} ${statSync(path.join(folder, file)).mtimeMs}`)
    .sort();
}
