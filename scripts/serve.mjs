import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { serverBundle } from './build/bundle-server.mjs';

/** Starts the built server. In development, and without a build, tsx translates its sources. */
async function startServer() {
  if (!process.argv.includes('--dev') && existsSync(serverBundle)) {
    process.setSourceMapsEnabled(true);
    return import(pathToFileURL(serverBundle).href);
  }
  await import('./setup/load-typescript.mjs');
  return import(import.meta.resolve('../server/serve.ts'));
}

try {
  await startServer();
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
  process.stderr.write('The packages are missing: run `npm ci`.\n');
  process.exitCode = 1;
}
