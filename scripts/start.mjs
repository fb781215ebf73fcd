import './setup/check-node.mjs';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './setup/build-app.mjs';
import { findFreePort } from './setup/find-port.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { copyPublicFiles, generateFiles } from './setup/prepare-sources.mjs';
import { SetupError, say, secondsSince } from './setup/progress.mjs';
import { buildEnvironment, findScript, root, runCommand } from './setup/run-command.mjs';

const readinessTimeoutMs = 120_000;

/** `npm start`: does what is missing of the set-up, starts the checkout with the sandbox, prints its links. */
async function start() {
  const begin = performance.now();
  await installPackages();
  await generateFiles();
  await copyPublicFiles();
  await buildApp();

  const wanted = Number(process.env.PORT || 3000);
  const port = await findFreePort(wanted);
  if (port !== wanted) say(`Port ${wanted} is taken: using ${port}.`);
  const origin = `http://localhost:${port}`;
  const { server, exited } = startServer(port);
  const links = runCommand([...findScript('scripts/setup/print-links.ts'), origin]);
  const outcome = await Promise.race([waitUntilReady(origin), exited]);
  if (outcome === 'late') {
    server.kill();
    throw new SetupError(`The server is not ready after ${readinessTimeoutMs / 1000} s.`);
  }
  if (outcome !== 'ready') return exited;
  say(`\nThe checkout is up after ${secondsSince(begin)}:\n`);
  process.stdout.write((await links).output);
  if (!process.env.BFF_URL) say(`\n  Sandbox: what was paid and sent, and the numbers to try\n  ${origin}/sandbox`);
  say('\nCtrl+C ends it.');
  return exited;
}

/**
 * Signals go on to the server, which ends open requests first.
 *
 * @param {number} port
 */
function startServer(port) {
  const [program, ...args] = findScript('scripts/serve.ts');
  const backend = process.env.BFF_URL ? {} : { SANDBOX: 'on' };
  const env = buildEnvironment({ ...backend, PORT: String(port), NODE_ENV: 'production' });
  const server = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  /** @type {Promise<number>} */
  const exited = new Promise((resolve) => server.on('exit', (code) => resolve(code ?? 1)));
  return { server, exited };
}

/** @param {string} origin @returns {Promise<'ready' | 'late'>} */
async function waitUntilReady(origin) {
  const deadline = performance.now() + readinessTimeoutMs;
  while (performance.now() < deadline) {
    const answer = await fetch(`${origin}/readiness`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (answer?.ok) return 'ready';
    await sleep(100);
  }
  return 'late';
}

try {
  process.exit(await start());
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
