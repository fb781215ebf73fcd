import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { formatServerLine } from './format-server-line';
import { SetupError } from './progress.mjs';
import { buildEnvironment, root, serverCommand } from './run-command.mjs';

const readinessTimeoutMs = 120_000;

const texts = {
  'pt-BR': {
    notReady: (seconds: number, cause: string) => `O servidor não ficou pronto em ${seconds} s: ${cause}.`,
    backend: 'o backend de BFF_URL talvez não responda',
    output: 'veja as linhas acima',
  },
  en: {
    notReady: (seconds: number, cause: string) => `The server is not ready after ${seconds} s: ${cause}.`,
    backend: 'the backend at BFF_URL may not answer',
    output: 'its output says more',
  },
} as const satisfies Record<AuthorLanguage, object>;

interface ServerOptions {
  isDev?: boolean;
  /** The folder with brands and flows. */
  folder?: string;
  /** In place of those that choose the sandbox. */
  variables?: Readonly<Record<string, string>>;
  /** What answers once it serves. */
  readyPath?: string;
  /** Of the reader. */
  language: AuthorLanguage;
}

/**
 * Starts the server on the sandbox, or on the backend of BFF_URL: the built one, or from the sources. Shows on stderr
 * what a person needs of its lines.
 */
export function runServer(
  port: number,
  { isDev = false, folder = root, variables, readyPath = '/readiness', language }: ServerOptions,
) {
  const [program, ...script] = serverCommand;
  const args = [...script, ...(isDev ? ['--dev'] : []), '--lang', language];
  const backend = process.env.BFF_URL ? {} : { SANDBOX: 'on' };
  const own = variables ?? { ...backend, NODE_ENV: isDev ? 'development' : 'production' };
  const server = spawn(program, args, {
    cwd: folder,
    env: buildEnvironment({ ...own, PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const input of [server.stdout, server.stderr]) {
    createInterface({ input }).on('line', (line) => {
      const message = formatServerLine(line, language);
      if (message !== undefined) process.stderr.write(`${message}\n`);
    });
  }
  /** Its exit code, once all that it has written was read. */
  const exited = new Promise<number>((resolve) => server.on('close', (code) => resolve(code ?? 1)));
  const origin = `http://localhost:${port}`;
  return {
    origin,
    exited,
    stop: (signal?: NodeJS.Signals) => server.kill(signal),
    /**
     * Whether it serves; false when it has ended.
     *
     * @throws SetupError on timeout
     */
    isReady: () => {
      const end = new AbortController();
      void exited.then(() => end.abort());
      return waitUntilReady(`${origin}${readyPath}`, language, end.signal);
    },
  };
}

/** @param end of the server */
async function waitUntilReady(url: string, language: AuthorLanguage, end: AbortSignal): Promise<boolean> {
  const deadline = performance.now() + readinessTimeoutMs;
  while (performance.now() < deadline && !end.aborted) {
    const signal = AbortSignal.any([end, AbortSignal.timeout(5_000)]);
    if (await isServing(url, signal)) return true;
    await sleep(100);
  }
  if (end.aborted) return false;
  const { notReady, backend, output } = texts[language];
  throw new SetupError(notReady(readinessTimeoutMs / 1000, process.env.BFF_URL ? backend : output));
}

async function isServing(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal });
    // An unread body keeps its connection open, and the server waits for it when stopping.
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}
