import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasRedis, type RedisServer, startRedis } from '../../renderer/testing/redis-server';
import { hasPostgres, type PostgresServer, startPostgres } from '../../sandbox/testing/postgres-server';
import { findFreePort } from '../../scripts/setup/find-port';
import { OwnServer } from './own-server';

/** Whether the machine has all programs of a fleet. */
export const hasFleet = hasRedis && hasPostgres() && spawnSync('nginx', ['-v']).status === 0;

/** One line of nginx's log. */
interface ProxyLine {
  method: string;
  path: string;
  status: number;
  upstream: string;
  upstreamStatus: string;
}

/** The processes of compose.yaml on this machine: nginx, two servers, PostgreSQL and Redis. */
export class Fleet {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'guiche-fleet-'));
  #proxy: ChildProcess | undefined;

  private constructor(
    readonly redis: RedisServer,
    readonly database: PostgresServer,
    readonly servers: readonly [OwnServer, OwnServer],
    readonly origin: string,
  ) {}

  /** Starts all of it; resolves when nginx passes a call on. */
  static async start(environment: Readonly<Record<string, string>> = {}): Promise<Fleet> {
    const [redis, database] = await Promise.all([startRedis(), startPostgres()]);
    const shared = {
      REDIS_URL: redis.url,
      DATABASE_URL: database.url,
      CAPTCHA_KEY: randomBytes(16).toString('hex'),
      CAPTCHA_WORK: '2',
      TRUSTED_PROXY_HOPS: '1',
      ...environment,
    };
    const servers = await Promise.all([OwnServer.start(shared), OwnServer.start(shared)]);
    const port = await findFreePort(20_000 + Math.floor(Math.random() * 12_000));
    const fleet = new Fleet(redis, database, servers, `http://localhost:${port}`);
    try {
      await fleet.#startProxy(port);
    } catch (error) {
      await fleet.stop();
      throw error;
    }
    return fleet;
  }

  /** Lines of nginx's log so far. */
  readLog(): ProxyLine[] {
    const lines = readFileSync(this.#logFile, 'utf8').split('\n');
    return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as ProxyLine);
  }

  /** Whether nginx has got answers of that server since the line of its log. */
  hasAnswered(server: OwnServer, since: number): boolean {
    const address = `127.0.0.1:${new URL(server.origin).port}`;
    return this.readLog()
      .slice(since)
      .some(({ upstream, upstreamStatus }) => upstream === address && upstreamStatus === '200');
  }

  async stop(): Promise<void> {
    if (this.#proxy?.exitCode === null) {
      const ended = once(this.#proxy, 'exit');
      this.#proxy.kill('SIGTERM');
      await ended;
    }
    await Promise.all(this.servers.map((server) => server.stop()));
    await Promise.all([this.redis.kill(), this.database.stop()]);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #logFile(): string {
    return path.join(this.#folder, 'nginx.log');
  }

  /** Starts nginx with the file of the project: only addresses and folders differ. */
  async #startProxy(port: number): Promise<void> {
    // The workers of nginx run as another user when this test is root.
    chmodSync(this.#folder, 0o755);
    const addresses = this.servers.map(({ origin }) => `127.0.0.1:${new URL(origin).port}`);
    const text = readFileSync('deploy/nginx.conf', 'utf8')
      .replace('web-1:3000', addresses[0] ?? '')
      .replace('web-2:3000', addresses[1] ?? '')
      .replace('listen 8080', `listen ${port}`)
      .replaceAll('/tmp/', `${this.#folder}/`);
    const file = path.join(this.#folder, 'nginx.conf');
    writeFileSync(file, text);
    const log = openSync(this.#logFile, 'a');
    this.#proxy = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', log, log] });
    const isUp = () =>
      fetch(`${this.origin}/healthcheck`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp())) {
      if (this.#proxy.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(this.#logFile, 'utf8')}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
