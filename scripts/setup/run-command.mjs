import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Argument of `node --import` that runs TypeScript files. */
const loader = pathToFileURL(path.join(root, 'scripts/setup/load-typescript.mjs')).href;

/** Environment added to every command: no telemetry, no prompts, no lockfile changes. */
const quietEnvironment = {
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
  DISABLE_OPENCOLLECTIVE: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  npm_config_update_notifier: 'false',
};

/** @returns {NodeJS.ProcessEnv} the environment of commands and of the server */
export function buildEnvironment(extra = {}) {
  return { ...process.env, ...quietEnvironment, ...extra };
}

/**
 * Runs a command in the project's folder, without stdin.
 *
 * @param {readonly [string, ...string[]]} command the program and its arguments
 * @param {object} [options]
 * @param {boolean} [options.isShown] passes the output through; else it is collected
 * @param {boolean} [options.isBehind] leaves the processor to others that need it
 * @param {Record<string, string>} [options.env]
 * @returns {Promise<{ code: number, output: string }>} 127 when the program does not exist
 */
export function runCommand([program, ...args], { isShown = false, isBehind = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: buildEnvironment(env),
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    });
    // Half the share of another program: with less, it would starve on a machine that is busy besides.
    if (isBehind && child.pid !== undefined) setPriority(child.pid, 3);
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Command line of an installed package's program, as a script for this Node: no shell, no npx.
 *
 * @param {string} packageName
 * @param {string} [program] its name, if it differs from the package's
 * @returns {[string, string]}
 */
export function findProgram(packageName, program = packageName) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return [process.execPath, path.join(folder, typeof bin === 'string' ? bin : bin[program])];
}

/** The command line of one of the project's TypeScript files. @returns {[string, ...string[]]} */
export function findScript(/** @type {string} */ file) {
  return [process.execPath, '--import', loader, path.join(root, file)];
}

/** The command line of the server. @type {readonly [string, string]} */
export const serverCommand = [process.execPath, path.join(root, 'scripts/serve.mjs')];

/**
 * Command line of npm: the running one, or the one that came with Node.
 *
 * @returns {[string, ...string[]]}
 */
export function findNpm() {
  const running = process.env.npm_execpath;
  if (running && path.basename(running) === 'npm-cli.js') return [process.execPath, running];
  try {
    const beside = createRequire(process.execPath).resolve('../lib/node_modules/npm/bin/npm-cli.js');
    return [process.execPath, beside];
  } catch {
    return ['npm'];
  }
}
