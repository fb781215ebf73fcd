import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError, showTask } from './progress.mjs';
import { findScript, root, runCommand } from './run-command.mjs';
import { hashSources } from './source-hash.mjs';

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
  'scripts/setup/list-files.mjs',
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
  await skipUnchanged('generated', generatorSources, [], async () => {
    if (!isQuiet) return showTask({ 'pt-BR': 'Gerando código', en: 'Generating code' }, generate);
    const { code, output } = await generate();
    if (code !== 0) throw new SetupError(output);
  });
}

/** Copies flags, fonts and card pictures from their packages into public/, if needed. */
export async function copyPublicFiles() {
  await skipUnchanged('public', publicSources, publicFolders, () =>
    showTask({ 'pt-BR': 'Copiando os arquivos públicos', en: 'Copying public files' }, () =>
      runCommand(findScript('scripts/setup/copy-public-files.ts')),
    ),
  );
}

/**
 * Runs a task, unless the sources are those of its last run, which a stamp in .guiche/ states, and its folders are there.
 *
 * @param {string} name @param {readonly string[]} sources @param {readonly string[]} folders @param {() => Promise<void>} run
 */
async function skipUnchanged(name, sources, folders, run) {
  const stamp = path.join(root, '.guiche', name);
  const isWhole = [stamp, ...folders.map((folder) => path.join(root, folder))].every((file) => existsSync(file));
  if (isWhole && readFileSync(stamp, 'utf8') === hashSources(sources)) return;
  rmSync(stamp, { force: true });
  await run();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hashSources(sources));
}
