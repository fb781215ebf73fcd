#!/usr/bin/env node
import './setup/check-node.mjs';

/** `npx guiche <command>`: the tools of those who write brands and flows. */
async function main() {
  try {
    const { register } = await import('tsx/esm/api');
    register();
  } catch {
    process.stderr.write('guiche: faltam os pacotes; rode `npm install` na pasta do projeto.\n');
    return 2;
  }
  const { runCommandLine } = await import('./guiche/frame/run-command-line.ts');
  return runCommandLine(process.argv.slice(2), {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    cwd: process.cwd(),
    env: process.env,
  });
}

process.exitCode = await main();
