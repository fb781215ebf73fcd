#!/usr/bin/env node
import '../scripts/setup/check-node.mjs';
import { generateCode } from '../scripts/setup/prepare-sources.mjs';

/** `npx guiche <command>`: tools for authors of brands and flows. */
async function main() {
  try {
    await generateCode({ isQuiet: true });
    await import('../scripts/setup/load-typescript.mjs');
  } catch (error) {
    process.stderr.write(`guiche: ${formatError(error)}\n`);
    return 2;
  }
  const { runCommandLine } = await import('./frame/run-command-line.ts');
  return runCommandLine(process.argv.slice(2), {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    cwd: process.cwd(),
    env: process.env,
  });
}

function formatError(/** @type {unknown} */ error) {
  const isMissing =
    error instanceof Error && /ERR_MODULE_NOT_FOUND/.test(`${'code' in error && error.code} ${error.message}`);
  return isMissing ? 'faltam os pacotes; rode `npm install` na pasta do projeto.' : String(error);
}

/** The reader may close the pipe early, as `head` does. Further output is dropped, and the command ends normally. */
function outliveReader(/** @type {NodeJS.ErrnoException} */ error) {
  if (error.code !== 'EPIPE') throw error;
}

process.stdout.on('error', outliveReader);
process.stderr.on('error', outliveReader);
process.exitCode = await main();
