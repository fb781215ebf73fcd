import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from './progress.mjs';
import { buildEnvironment, root, serverCommand } from './run-command.mjs';

const readinessTimeoutMs = 120_000;

/**
 * Starts the server on the sandbox, or on the backend of BFF_URL: the built one, or from the sources.
 *
 * @param {number} port
 * @param {object} [options]
 * @param {boolean} [options.isDev]
 * @param {string} [options.language] the author's, for what the server says of the configuration and when it cannot start
 * @param {(line: string) => void} [options.onLine] told each line that the server writes, which is passed on as it is otherwise
 */
export function runServer(port, { isDev = false, language, onLine } = {}) {
  const [program, ...script] = serverCommand;
  const args = [...script, ...(isDev ? ['--dev'] : []), ...(language === undefined ? [] : ['--lang', language])];
  const backend = process.env.BFF_URL ? {} : { SANDBOX: 'on' };
  const output = onLine ? 'pipe' : 'inherit';
  const server = spawn(program, args, {
    cwd: root,
    env: buildEnvironment({ ...backend, PORT: String(port), NODE_ENV: isDev ? 'development' : 'production' }),
    stdio: ['ignore', output, output],
  });
  for (const input of onLine ? [server.stdout, server.stderr] : []) {
    if (input && onLine) createInterface({ input }).on('line', onLine);
  }
  /** Its exit code, once all that it has written was read. @type {Promise<number>} */
  const exited = new Promise((resolve) => server.on('close', (code) => resolve(code ?? 1)));
  const origin = `http://localhost:${port}`;
  return {
    origin,
    exited,
    /** @param {NodeJS.Signals} [signal] */
    stop: (signal) => server.kill(signal),
    /**
     * Whether it serves; false when it has ended.
     *
     * @throws {SetupError} on timeout
     */
    isReady: () => {
      const end = new AbortController();
      void exited.then(() => end.abort());
      return waitUntilReady(origin, end.signal);
    },
  };
}

/** @param {string} origin @param {AbortSignal} end of the server @returns {Promise<boolean>} */
async function waitUntilReady(origin, end) {
  const deadline = performance.now() + readinessTimeoutMs;
  while (performance.now() < deadline && !end.aborted) {
    const signal = AbortSignal.any([end, AbortSignal.timeout(5_000)]);
    if (await isServing(origin, signal)) return true;
    await sleep(100);
  }
  if (end.aborted) return false;
  const suspect = process.env.BFF_URL ? 'the backend at BFF_URL may not answer' : 'its output says more';
  throw new SetupError(`The server is not ready after ${readinessTimeoutMs / 1000} s: ${suspect}.`);
}

/** @param {string} origin @param {AbortSignal} signal */
async function isServing(origin, signal) {
  try {
    const answer = await fetch(`${origin}/readiness`, { signal });
    // An unread body keeps its connection open, and the server waits for it when stopping.
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}
