import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatServerLine } from './format-server-line.mjs';
import { SetupError } from './progress.mjs';
import { buildEnvironment, root, serverCommand } from './run-command.mjs';

const readinessTimeoutMs = 120_000;

/** @typedef {import('./terminal-language.mjs').AuthorLanguage} AuthorLanguage */

/** @satisfies {import('./terminal-language.mjs').Words<object>} */
const texts = {
  'pt-BR': {
    notReady: (/** @type {number} */ seconds, /** @type {string} */ cause) =>
      `O servidor não ficou pronto em ${seconds} s: ${cause}.`,
    backend: 'o backend de BFF_URL talvez não responda',
    output: 'veja as linhas acima',
  },
  en: {
    notReady: (/** @type {number} */ seconds, /** @type {string} */ cause) =>
      `The server is not ready after ${seconds} s: ${cause}.`,
    backend: 'the backend at BFF_URL may not answer',
    output: 'its output says more',
  },
};

/**
 * Starts the server on the sandbox, or on the backend of BFF_URL: the built one, or from the sources. Shows on stderr
 * what a person needs of its lines.
 *
 * @param {number} port
 * @param {object} options
 * @param {boolean} [options.isDev]
 * @param {AuthorLanguage} options.language of the reader
 */
export function runServer(port, { isDev = false, language }) {
  const [program, ...script] = serverCommand;
  const args = [...script, ...(isDev ? ['--dev'] : []), '--lang', language];
  const backend = process.env.BFF_URL ? {} : { SANDBOX: 'on' };
  const server = spawn(program, args, {
    cwd: root,
    env: buildEnvironment({ ...backend, PORT: String(port), NODE_ENV: isDev ? 'development' : 'production' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const input of [server.stdout, server.stderr]) {
    createInterface({ input }).on('line', (line) => {
      const message = formatServerLine(line, language);
      if (message !== undefined) process.stderr.write(`${message}\n`);
    });
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
      return waitUntilReady(origin, language, end.signal);
    },
  };
}

/**
 * @param {string} origin
 * @param {AuthorLanguage} language
 * @param {AbortSignal} end of the server
 * @returns {Promise<boolean>}
 */
async function waitUntilReady(origin, language, end) {
  const deadline = performance.now() + readinessTimeoutMs;
  while (performance.now() < deadline && !end.aborted) {
    const signal = AbortSignal.any([end, AbortSignal.timeout(5_000)]);
    if (await isServing(origin, signal)) return true;
    await sleep(100);
  }
  if (end.aborted) return false;
  const { notReady, backend, output } = texts[language];
  throw new SetupError(notReady(readinessTimeoutMs / 1000, process.env.BFF_URL ? backend : output));
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
