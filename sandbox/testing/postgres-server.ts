import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

const BIN = '/usr/lib/postgresql/15/bin';

/** A PostgreSQL server for one test. */
export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

/** Whether the machine has PostgreSQL's programs, and a user that may run them. */
export function hasPostgres(): boolean {
  return fs.existsSync(path.join(BIN, 'initdb')) && (process.getuid?.() !== 0 || serverUser() !== undefined);
}

/** Starts a server in a new folder on a free port. PostgreSQL refuses to run as root, so it then runs as `postgres`. */
export async function startPostgres(): Promise<PostgresServer> {
  const user = process.getuid?.() === 0 ? serverUser() : undefined;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-postgres-'));
  if (user) fs.chownSync(folder, user.uid, user.gid);
  const options = { cwd: folder, ...(user ?? {}) };
  const data = path.join(folder, 'data');
  const initdb = ['-D', data, '-U', 'sandbox', '-A', 'trust', '-E', 'UTF8', '-N'];
  execFileSync(path.join(BIN, 'initdb'), initdb, { ...options, stdio: 'ignore' });
  const port = await freePort();
  const server = spawn(path.join(BIN, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder], {
    ...options,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://sandbox@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    // SIGINT: fast shutdown, which closes open connections.
    server.kill('SIGINT');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitForServer(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

function serverUser(): { uid: number; gid: number } | undefined {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A server accepts connections before it accepts queries. */
async function waitForServer(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error(`PostgreSQL does not answer at ${url}`);
}
