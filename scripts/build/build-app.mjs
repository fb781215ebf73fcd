import { readFileSync } from 'node:fs';
import path from 'node:path';
import { showTask } from '../setup/progress.mjs';
import { findScript, root, runCommand } from '../setup/run-command.mjs';
import { hashSources } from '../setup/source-hash.mjs';

/** Sources of the build. The server reads brands and flows at its start, so they are not included. */
const sources = [
  ...['pages', 'server', 'studio', 'templates', 'renderer', 'checks', 'catalogue', 'sandbox', 'model', 'schemas'],
  ...['next.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json', 'scripts/build.ts', 'scripts/build'],
];

/** File in which a build states the hash of its sources. */
export const sourceHashFile = path.join(root, '.next/source-hash');

/** Hash of what a build is made of. */
export function hashBuildSources() {
  return hashSources(sources);
}

/** Whether `.next` has a build of the sources as they are. */
export function isBuilt() {
  try {
    return readFileSync(sourceHashFile, 'utf8') === hashBuildSources();
  } catch {
    return false;
  }
}

/**
 * Builds the checkout, unless it is built.
 *
 * @throws {import('../setup/progress.mjs').SetupError}
 */
export async function buildApp() {
  if (isBuilt()) return;
  await showTask({ 'pt-BR': 'Montando as páginas', en: 'Building the pages' }, () =>
    runCommand(findScript('scripts/build.ts')),
  );
}
