import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { showTask } from './progress.mjs';
import { findNpm, root, runCommand } from './run-command.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} LockedPackages */

/** Installs the packages of package-lock.json, if needed. */
export async function installPackages() {
  if (isInstalled()) return;
  const hasLockfile = existsSync(path.join(root, 'package-lock.json'));
  // Build and tests need the development packages, whatever NODE_ENV is.
  const command = [...findNpm(), hasLockfile ? 'ci' : 'install', '--include=dev', '--no-audit', '--no-fund'];
  await showTask({ 'pt-BR': 'Instalando os pacotes', en: 'Installing packages' }, () =>
    runCommand(/** @type {[string]} */ (command)),
  );
}

/** Compares npm's record of the last complete install with the lockfile. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  const wanted = readPackages('package-lock.json');
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([folder, { version, optional }]) => {
    if (folder === '') return true;
    const found = installed[folder];
    return found ? found.version === version : optional === true;
  });
}

/** @returns {LockedPackages | undefined} */
function readPackages(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
