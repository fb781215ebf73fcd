import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SetupError, say } from '../setup/progress.mjs';
import { root, runCommand } from '../setup/run-command.mjs';
import { readResults } from './read-results.mjs';

/** @typedef {import('./read-results.mjs').Results} Result */

export const resultsFolder = path.join(root, '.guiche/results');

/** @type {Result} */
const success = { passed: 1, failed: 0, notRun: 0, failures: [] };
/** @type {Result} */
const failure = { passed: 0, failed: 1, notRun: 0, failures: [] };

/** @type {Set<string>} */
const failedSteps = new Set();

/**
 * Runs a step with its output shown. A failed step counts at least one failure.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {{ isBeside?: boolean }} [options] beside another step, which has priority; the output is shown at the end
 */
export async function runStep(step, { isBeside = false } = {}) {
  const result = await startStep(step, isBeside);
  if (result.failed > 0) failedSteps.add(step.name);
  return result;
}

/** @param {import('./steps.mjs').Step} step @param {boolean} isBeside */
async function startStep(step, isBeside) {
  if (step.needs && failedSteps.has(step.needs)) {
    say(`Not run: it needs the step "${step.needs}".`);
    return failure;
  }
  if ('task' in step) return runTask(step.task);
  if (step.report) return runTests([...step.command(), ...(step.files ?? [])], step.name, step.report, isBeside);
  const { code } = await runCommand(step.command(), { isShown: true });
  return code === 0 ? success : failure;
}

/** @param {() => Promise<void>} task */
async function runTask(task) {
  try {
    await task();
    return success;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    return failure;
  }
}

/**
 * @param {[string, ...string[]]} command
 * @param {string} name
 * @param {'vitest' | 'playwright'} kind
 * @param {boolean} isBeside
 */
async function runTests(command, name, kind, isBeside) {
  const file = path.join(resultsFolder, `${name}.json`);
  mkdirSync(resultsFolder, { recursive: true });
  rmSync(file, { force: true });
  const reporters = {
    vitest: [
      ...['default', 'json', './tests/suites/vitest-suites.ts'].map((name) => `--reporter=${name}`),
      `--outputFile.json=${file}`,
    ],
    playwright: ['--reporter=list,json,./tests/suites/playwright-suites.ts'],
  };
  const { code, output } = await runCommand([...command, ...reporters[kind]], {
    isShown: !isBeside,
    isBehind: isBeside,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  if (isBeside) say(output);
  const result = readResults(file, kind);
  if (code === 0 || result.failed > 0) return result;
  return { ...result, failed: 1, failures: [`no test failed, but the run ended with code ${code}`] };
}
