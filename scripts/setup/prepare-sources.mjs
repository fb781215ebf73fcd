import { existsSync } from 'node:fs';
import path from 'node:path';
import { SetupError, showTask } from './progress.mjs';
import { findScript, root, runCommand } from './run-command.mjs';
import { hashSources, readStamp, removeStamp, writeStamp } from './source-hash.mjs';

const generatorSources = [
  'brands/_base',
  'schemas',
  'templates',
  'renderer',
  'studio',
  'checks',
  'catalogue',
  'model',
  'scripts/generate',
  'scripts/generate.ts',
];
const publicSources = [
  'brands/_base/fonts.json',
  'package-lock.json',
  'schemas/api/card-company.schema.json',
  'scripts/setup/copy-public-files.ts',
];
const publicFolders = ['public/cards', 'public/flags', 'public/fonts'];

/**
 * Generates uncommitted code (types, validators, registries), unless its sources are unchanged.
 *
 * @param {{ isQuiet?: boolean }} [options] `isQuiet` for a command whose output a program reads
 * @throws {SetupError} with the generator's findings
 */
export async function generateCode({ isQuiet = false } = {}) {
  const generate = () => runCommand([...findScript('scripts/generate.ts'), '--code']);
  await skipUnchanged('generated', generatorSources, async () => {
    if (!isQuiet) return showTask({ 'pt-BR': 'Gerando código', en: 'Generating code' }, generate);
    const { code, output } = await generate();
    if (code !== 0) throw new SetupError(output);
  });
}

/** Copies flags, fonts and card pictures from their packages into public/, if needed. */
export async function copyPublicFiles() {
  if (publicFolders.some((folder) => !existsSync(path.join(root, folder)))) removeStamp('public');
  await skipUnchanged('public', publicSources, () =>
    showTask({ 'pt-BR': 'Copiando os arquivos públicos', en: 'Copying public files' }, () =>
      runCommand(findScript('scripts/setup/copy-public-files.ts')),
    ),
  );
}

/** @param {string} stamp @param {readonly string[]} sources @param {() => Promise<void>} run */
async function skipUnchanged(stamp, sources, run) {
  if (readStamp(stamp) === hashSources(sources)) return;
  removeStamp(stamp);
  await run();
  writeStamp(stamp, hashSources(sources));
}
