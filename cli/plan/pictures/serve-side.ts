import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/setup/find-port.mjs';
import { buildEnvironment, serverCommand } from '../../../scripts/setup/run-command.mjs';

/** Studio of one side of a plan. */
export interface SideServer {
  origin: string;
  stop: () => Promise<void>;
}

const readyTimeoutMs = 60_000;

/** The studio calls no backend; nothing listens here. */
const noBackend = 'http://127.0.0.1:9';

/**
 * Serves a folder's configuration with the project's build.
 *
 * @param firstPort start of the search for a free port
 * @throws Error with the server's output when it does not start
 */
export async function serveSide(folder: string, firstPort: number): Promise<SideServer> {
  const port = await findFreePort(firstPort);
  const [program, ...args] = serverCommand;
  const child = spawn(program, args, {
    cwd: folder,
    env: buildEnvironment(buildSideVariables(port)),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listen = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const exited = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exited;
  };
  const origin = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + readyTimeoutMs;
  while (!(await answers(`${origin}/healthcheck`))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`the server of ${folder} did not start: ${output}`);
    }
    await sleep(100);
  }
  return { origin, stop };
}

/** Environment variables of one side's server. */
export function buildSideVariables(port: number) {
  return {
    ...{ NODE_ENV: 'production', PORT: String(port), HOSTNAME_BIND: '127.0.0.1' },
    ...{ STUDIO: 'on', SANDBOX: '', BFF_URL: noBackend, APP_ENV: 'test', DRAIN_DELAY_MS: '0' },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    // An unread body keeps its connection open, and the server waits for it when stopping.
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}
