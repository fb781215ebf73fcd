import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApp } from '../../scripts/build/build-app.mjs';
import { findFreePort } from '../../scripts/setup/find-port';
import { copyPublicFiles, generateCode } from '../../scripts/setup/prepare-sources.mjs';
import { root, serverCommand } from '../../scripts/setup/run-command.mjs';
import { buildBaseApp, startCommand } from './base-app';
import { type RunningServer, startServer } from './processes';

/** Builds our production build, once. */
export async function buildOurApp(): Promise<void> {
  await generateCode();
  await copyPublicFiles();
  await buildApp();
}

interface OurServerOptions {
  /** Folder whose `brands/` and `flows/` it reads. Default: the project. */
  cwd?: string;
  core?: number;
  /** On SIGUSR2 it writes its memory to this file (memory-probe.mjs). */
  memoryFile?: string;
  /** Backend to use instead of its own sandbox. */
  backendUrl?: string;
}

/** Our server with a temporary sandbox, or with a backend. */
export async function startOurs({
  cwd = root,
  core,
  memoryFile,
  backendUrl,
}: OurServerOptions = {}): Promise<RunningServer> {
  const port = await findFreePort(3510);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'guiche-bench-'));
  const [node, script] = serverCommand;
  const probe = memoryFile ? ['--import', pathToFileURL(path.join(import.meta.dirname, 'memory-probe.mjs')).href] : [];
  const env = {
    PORT: String(port),
    ...(backendUrl ? { SANDBOX: '', BFF_URL: backendUrl, APP_ENV: 'test' } : { SANDBOX: 'on', BFF_URL: '' }),
    DATABASE_URL: '',
    SANDBOX_DATA_DIR: dataFolder,
    RATE_LIMIT_SCALE: '1000000',
    // No code expires during a measurement.
    SANDBOX_PIX_SECONDS: '7200',
    DRAIN_DELAY_MS: '0',
    ...(memoryFile ? { BENCH_MEMORY_FILE: memoryFile } : {}),
  };
  const pinned = core === undefined ? {} : { core };
  const server = await startServer([node, ...probe, script], {
    port,
    path: '/readiness',
    cwd,
    env,
    ...pinned,
  });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Starts the base app; builds it if needed. */
export async function startBase({ core }: { core?: number } = {}): Promise<RunningServer> {
  const folder = await buildBaseApp();
  const port = await findFreePort(3560);
  const pinned = core === undefined ? {} : { core };
  return startServer(startCommand(port), { port, path: '/', cwd: folder, ...pinned });
}
