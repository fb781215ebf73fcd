import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from './progress.mjs';
import { buildEnvironment, findScript, root } from './run-command.mjs';

const readinessTimeoutMs = 120_000;

/**
 * Starts the server on the sandbox, or on the backend of BFF_URL: the built one, or from the sources.
 *
 * @param {number} port
 * @param {{ isDev?: boolean }} [options]
 */
export function runServer(port, { isDev = false } = {}) {
  const [program, ...args] = findScript('scripts/serve.ts');
  const backend = process.env.BFF_URL ? {} : { SANDBOX: 'on' };
  const server = spawn(program, isDev ? [...args, '--dev'] : args, {
    cwd: root,
    env: buildEnvironment({ ...backend, PORT: String(port), NODE_ENV: isDev ? 'development' : 'production' }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  /** Its exit code. @type {Promise<number>} */
  const exited = new Promise((resolve) => server.on('exit', (code) => resolve(code ?? 1)));
  const origin = `http://localhost:${port}`;
  return {
    origin,
    exited,
    /** @param {NodeJS.Signals} [signal] */
    stop: (signal) => server.kill(signal),
    /** Whether it serves; false when it has ended. @throws {SetupError} when it does neither in time */
    isReady: () => Promise.race([waitUntilReady(origin), exited.then(() => false)]),
  };
}

/** @param {string} origin @returns {Promise<true>} */
async function waitUntilReady(origin) {
  const deadline = performance.now() + readinessTimeoutMs;
  while (performance.now() < deadline) {
    const answer = await fetch(`${origin}/readiness`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    // A body that is not read keeps its connection, and the server waits for it when it stops.
    await answer?.text();
    if (answer?.ok) return true;
    await sleep(100);
  }
  throw new SetupError(`The server is not ready after ${readinessTimeoutMs / 1000} s.`);
}
