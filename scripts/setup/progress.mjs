import { terminalLanguage } from './terminal-language.mjs';

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {number} start of `performance.now()` */
export function secondsSince(start) {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return `${terminalLanguage === 'en' ? seconds : seconds.replace('.', ',')} s`;
}

const words = {
  'pt-BR': { done: 'pronto em', failed: (/** @type {number} */ code) => `falhou com o código de saída ${code}.` },
  en: { done: 'done in', failed: (/** @type {number} */ code) => `failed with exit code ${code}.` },
}[terminalLanguage];

/** A failed set-up step; its output is the message. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';
}

/**
 * Prints the task, and its duration at the end.
 *
 * @param {import('./terminal-language.mjs').Words<string>} task such as "Installing packages"
 * @param {() => Promise<{ code: number, output: string }>} run
 * @throws {SetupError} when it ends with another code than 0
 */
export async function showTask(task, run) {
  const start = performance.now();
  const name = task[terminalLanguage];
  say(`${name} …`);
  const { code, output } = await run();
  if (code !== 0) throw new SetupError(`${output}\n${name}: ${words.failed(code)}`);
  say(`${name}: ${words.done} ${secondsSince(start)}`);
}
