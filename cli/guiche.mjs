#!/usr/bin/env node
import '../scripts/setup/check-node.mjs';
import { pathToFileURL } from 'node:url';
import { bundleScript } from '../scripts/setup/bundle-script.mjs';
import { generateCode } from '../scripts/setup/prepare-sources.mjs';

/** `npx guiche <command>`: tools for authors of brands and flows. */
async function main() {
  let script;
  try {
    await generateCode({ isQuiet: true });
    script = await bundleScript('cli/frame/run-command-line.ts');
  } catch (error) {
    process.stderr.write(`guiche: ${tellError(error)}\n`);
    return 2;
  }
  process.setSourceMapsEnabled(true);
  const { runCommandLine } = await import(pathToFileURL(script).href);
  return runCommandLine(process.argv.slice(2), {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    cwd: process.cwd(),
    env: process.env,
  });
}

function tellError(/** @type {unknown} */ error) {
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
