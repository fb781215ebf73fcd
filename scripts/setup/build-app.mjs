import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { showTask } from './progress.mjs';
import { root, runCommand } from './run-command.mjs';
import { hashSources, readStamp, removeStamp, writeStamp } from './source-hash.mjs';

/** Files to bundle. The server reads brands and flows at its start, so they are not included. */
const sources = [
  ...['pages', 'studio', 'templates', 'renderer', 'checks', 'catalogue', 'sandbox', 'model', 'schemas'],
  ...['next.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
  ...['scripts/build.mjs', 'scripts/setup/compress-static.mjs', 'scripts/setup/hint-scripts.mjs'],
  ...['scripts/setup/join-scripts.mjs', 'scripts/setup/trim-build-manifest.mjs'],
  ...['scripts/setup/take-source-maps.mjs', 'scripts/inventory'],
];

/**
 * Builds the pages, unless .next has a build of the same sources.
 *
 * @throws {import('./progress.mjs').SetupError}
 */
export async function buildApp() {
  const hash = hashSources(sources);
  if (isBuilt(hash)) return;
  removeStamp('build');
  await showTask({ 'pt-BR': 'Montando as páginas', en: 'Building the pages' }, () =>
    runCommand([process.execPath, 'scripts/build.mjs']),
  );
  writeStamp('build', `${hash} ${readBuildId()}`);
}

/**
 * Detects a later build by somebody else, which has another id.
 *
 * @param {string} hash
 */
function isBuilt(hash) {
  const buildId = readBuildId();
  return buildId !== undefined && readStamp('build') === `${hash} ${buildId}`;
}

/** @returns {string | undefined} */
function readBuildId() {
  const file = path.join(root, '.next/BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
