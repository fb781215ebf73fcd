import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../scripts/setup/find-port';

const own = path.resolve(import.meta.dirname, '../unleash-server');
/** Git ignores it. */
const installed = path.resolve('.guiche/unleash-server');
const lock = 'package-lock.json';

/** A real Unleash server. */
export interface UnleashServer {
  /** URL of its client API, and a token for it. */
  url: string;
  token: string;
  /** Creates a flag, or switches it, as an operator does in its admin API. */
  switchFlag(name: string, isOn: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** Installs the server where it is not installed yet: 200 MB. Returns why it could not, or undefined. */
export function installUnleash(): string | undefined {
  const lockOf = (folder: string) => readFileSync(path.join(folder, lock), 'utf8');
  const isDone = existsSync(path.join(installed, 'node_modules/.package-lock.json'));
  if (isDone && lockOf(installed) === lockOf(own)) return undefined;
  mkdirSync(installed, { recursive: true });
  for (const file of ['package.json', lock]) copyFileSync(path.join(own, file), path.join(installed, file));
  try {
    execFileSync('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: installed,
      stdio: 'ignore',
    });
    return undefined;
  } catch {
    return 'npm could not install unleash-server';
  }
}

const adminToken = '*:*.the-admin-of-a-test';
const clientToken = 'default:development.a-client-of-a-test';

/**
 * Starts an installed server.
 *
 * @param databaseUrl an empty PostgreSQL database
 */
export async function startUnleash(databaseUrl: string): Promise<UnleashServer> {
  const port = await findFreePort(20_000 + Math.floor(Math.random() * 12_000));
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [path.join(installed, 'node_modules/unleash-server/dist/server.js')], {
    cwd: installed,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATABASE_SSL: 'false',
      HTTP_HOST: '127.0.0.1',
      HTTP_PORT: String(port),
      INIT_ADMIN_API_TOKENS: adminToken,
      INIT_BACKEND_API_TOKENS: clientToken,
      CHECK_VERSION: 'false',
      SEND_TELEMETRY: 'false',
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  });
  await waitForHealth(child, origin);
  const features = `${origin}/api/admin/projects/default/features`;
  const post = async (url: string, body?: object) => {
    const headers = { authorization: adminToken, 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) });
    // 409: the flag exists.
    if (!answer.ok && answer.status !== 409) throw new Error(`Unleash answered ${answer.status} to ${url}`);
  };
  return {
    url: `${origin}/api/`,
    token: clientToken,
    switchFlag: async (name, isOn) => {
      await post(features, { name, type: 'release' });
      // Switched on, a flag without a strategy is on for all.
      await post(`${features}/${name}/environments/development/${isOn ? 'on' : 'off'}`);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill()) await ended;
    },
  };
}

async function waitForHealth(child: ChildProcess, origin: string): Promise<void> {
  const isUp = () =>
    fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`Unleash ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
