import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import next from 'next';
import { explainBrand } from '../catalogue/explain-brand';
import { readConfigFiles } from '../checks/disk/read-config-files';
import type { AuthorLanguage } from '../checks/findings/describe-finding';
import { loadCatalogue } from '../checks/load-catalogue';
import packageJson from '../package.json' with { type: 'json' };
import { openFlagService } from '../renderer/flags/flag-service';
import { createFlags } from '../renderer/flags/flags';
import type { Backend } from '../renderer/gateway/backend';
import { createHttpBackend } from '../renderer/gateway/backend';
import { createBackendClient } from '../renderer/gateway/backend-client';
import { captchaOff, createCaptchaGuard } from '../renderer/gateway/captcha-guard';
import { createLeadMakers } from '../renderer/gateway/lead-makers';
import { createLeadPhones } from '../renderer/gateway/lead-phones';
import { createRateLimits } from '../renderer/gateway/rate-limits';
import { createSandboxBackend } from '../renderer/gateway/sandbox-backend';
import { createSavedCards } from '../renderer/gateway/saved-cards';
import { openSharedStore } from '../renderer/gateway/shared-store';
import { report } from '../renderer/report/report';
import { startReporting } from '../renderer/report/server/start-reporting';
import { canServe, isReady } from '../renderer/server/can-serve';
import { listMisspelt } from '../renderer/server/read-variables';
import { type Runtime, setRuntime } from '../renderer/server/runtime';
import { readServerSettings, type ServerSettings } from '../renderer/server/server-settings';
import { buildSandboxCatalogue } from '../sandbox/catalogue/build-sandbox-catalogue';
import { createSandbox, type Sandbox } from '../sandbox/create-sandbox';
import { setRunningSandbox } from '../sandbox/running-sandbox';
import { serveVault } from '../sandbox/vault/serve-vault';
import { createConfigReload } from './create-config-reload';
import { createPageReload } from './create-page-reload';
import { createRequestListener, type Shortcut } from './create-request-listener';
import { createStaticHandler } from './create-static-handler';
import { drainOnSignal } from './drain-on-signal';
import { listenForReload } from './listen-for-reload';
import { findAuthorLanguage, reportStartError } from './report-start-error';
import { selectFinished } from './select-finished';

/** Brands and flows may be elsewhere. */
const projectFolder = path.join(import.meta.dirname, '..');

/** Event connections of open pages end only with the server's time limit. */
const inDevelopment = { STUDIO: 'on', DRAIN_TIMEOUT_MS: '3000' };

/** Starts the checkout: config, backend or sandbox, pages. SIGTERM ends it after its open requests. */
async function serve(isDev: boolean, language: AuthorLanguage | undefined): Promise<void> {
  // Selling goes on while the disk of the log is full.
  for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);
  const startReloads = isDev ? undefined : listenForReload();
  const root = process.cwd();
  const settings = readServerSettings(isDev ? { ...inDevelopment, ...process.env } : process.env);
  for (const warning of listMisspelt(process.env)) process.stderr.write(`warning: ${warning}\n`);
  checkFolders(root, isDev);
  const reporting = await startReporting({ ...settings, version: packageJson.version });
  const catalogue = selectFinished(loadCatalogue(root), settings.environment);
  const { backend, sandbox, vault } = await openBackend(settings, catalogue, isDev);
  const client = createBackendClient({
    backend,
    appVersion: packageJson.version,
    timeoutMs: settings.backendTimeoutMs,
  });
  const app = next({
    dev: isDev,
    dir: projectFolder,
    hostname: settings.hostname,
    port: settings.port,
    // Next would print errors of pages unmasked; `instrumentation.ts` reports them.
    quiet: !isDev,
    // In development Next takes over connections to report changes. In production it would end connections that offer
    // another protocol. So it gets a server that never listens, and ours answers those like any other.
    ...(isDev ? {} : { httpServer: createServer() }),
  });
  await app.prepare();
  const store = settings.redisUrl ? openSharedStore(settings.redisUrl) : undefined;
  const { service, ...times } = settings.flags;
  const flags = createFlags(service && openFlagService({ service, ...times, environment: settings.environment }));
  const runtime: Runtime = {
    settings,
    catalogue,
    findings: [],
    explain: (brandId) => explainBrand(readConfigFiles(root), brandId),
    client,
    limit: createRateLimits(settings.rateLimitScale, store),
    leadMakers: createLeadMakers(settings.captchaKey),
    leadPhones: createLeadPhones(store),
    vaultOrigin: vault?.origin,
    savedCards: createSavedCards(settings.captchaKey, store),
    captcha: settings.captcha ? createCaptchaGuard({ ...settings.captcha, store }) : captchaOff,
    reporting,
    flags,
    isDraining: false,
    canServe: () => isReady((limit) => (sandbox ? sandbox.isHealthy() : canServe(runtime, limit))),
  };
  setRuntime(runtime);
  const pageReload = isDev ? createPageReload(() => runtime.findings) : undefined;
  const reload = createConfigReload({ root, runtime, sandbox, language, onReloaded: () => pageReload?.reportChange() });
  if (isDev) await (await import('./watch-config')).watchConfig(root, reload);
  startReloads?.(reload);
  const shortcuts = pageReload ? [pageReload.handle, await openEditor(root, runtime)] : [createStaticHandler(root)];
  const server = createServer(createRequestListener({ shortcuts, handle: app.getRequestHandler(), isDev }));
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;
  drainOnSignal(server, settings, {
    onDrain: () => {
      runtime.isDraining = true;
    },
    onClosed: async () => {
      await app.close();
      vault?.close();
      await sandbox?.close();
      store?.close();
      await reporting.flush();
    },
  });
  await listen(server, settings).catch(async (error: unknown) => {
    vault?.close();
    await sandbox?.close();
    store?.close();
    throw error;
  });
}

/** Lets the studio save. Imported in development alone, so that no other process loads what writes to `brands/`. */
async function openEditor(root: string, runtime: Runtime): Promise<Shortcut> {
  const [{ createBrandWriter }, { createEditHandler }] = await Promise.all([
    import('./create-brand-writer'),
    import('./create-edit-handler'),
  ]);
  const writer = createBrandWriter(root);
  const { handle, grantToken } = createEditHandler(writer);
  runtime.editor = { countSaves: writer.countSaves, grantToken };
  return handle;
}

/** @throws Error that says from where to start, or that the pages are not built */
function checkFolders(root: string, isDev: boolean): void {
  if (!existsSync(path.join(root, 'brands'))) {
    throw new Error(`${root} has no folder brands/. Start the server in the folder of the project.`);
  }
  if (!isDev && !existsSync(path.join(projectFolder, '.next/BUILD_ID'))) {
    throw new Error('The pages are not built: run `npm run build`.');
  }
}

/** @throws Error with the address and port that cannot be opened */
async function listen(server: Server, { port, hostname, environment, backendUrl }: ServerSettings): Promise<void> {
  server.listen(port, hostname);
  await once(server, 'listening');
  const backend = backendUrl ? 'the backend of BFF_URL' : 'the sandbox';
  report('info', `listening on port ${port}, APP_ENV ${environment}, with ${backend}`, { area: 'start' });
}

async function openBackend(
  settings: ServerSettings,
  catalogue: ReturnType<typeof loadCatalogue>,
  isDev: boolean,
): Promise<{ backend: Backend; sandbox?: Sandbox; vault?: Awaited<ReturnType<typeof serveVault>> }> {
  if (settings.backendUrl) return { backend: createHttpBackend(settings.backendUrl) };
  const { databaseUrl, dataDir, captchaKey: key } = settings;
  const sandbox = await createSandbox({
    ...settings.sandbox,
    catalogue: buildSandboxCatalogue(catalogue, settings.environment),
    databaseUrl,
    dataDir,
    // For port 0 the system chooses a port later.
    use: { port: settings.port || undefined, isDev },
    key,
    onError: (error) => report('error', 'a call of the sandbox failed', { area: 'sandbox', code: codeOf(error) }),
  });
  setRunningSandbox(sandbox);
  const { port, hostname, publicOrigin, sandbox: place } = settings;
  const vault = await serveVault(sandbox.vault, {
    port: place.vaultPort,
    hostname,
    site: publicOrigin ?? `http://localhost:${port}`,
    origin: place.vaultOrigin,
  });
  return { backend: createSandboxBackend(sandbox), sandbox, vault };
}

/** Code of the system or the database, such as ENOSPC or 53100; otherwise the kind of error. */
function codeOf(error: Error & { code?: unknown }): string {
  return typeof error.code === 'string' ? error.code : error.name;
}

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false }, lang: { type: 'string' } } });
  await serve(values.dev, findAuthorLanguage(values.lang)).catch((error: unknown) => fail(error, values.lang));
}

function fail(error: unknown, language?: string): never {
  process.stderr.write(`${reportStartError(error, language)}\n`);
  process.exit(1);
}

start().catch(fail);
