import { pathToFileURL } from 'node:url';
import { bundleScript } from './setup/bundle-script.mjs';

/**
 * Starts server/serve.ts from a bundle, in half the time. Where no bundle can be written, tsx translates the sources
 * in memory.
 */
async function findServer() {
  try {
    return pathToFileURL(await bundleScript('server/serve.ts', { packages: 'external' })).href;
  } catch (error) {
    if (isMissingPackage(error)) {
      process.stderr.write('The packages are missing: run `npm ci`.\n');
      process.exit(1);
    }
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    await import('./setup/load-typescript.mjs');
    return import.meta.resolve('../server/serve.ts');
  }
}

/** @param {unknown} error */
function isMissingPackage(error) {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
}

process.setSourceMapsEnabled(true);
await import(await findServer());
