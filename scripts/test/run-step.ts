import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SetupError, say } from '../setup/progress.mjs';
import { root, runCommand } from '../setup/run-command.mjs';
import { type Results, readResults } from './read-results';
import type { Step } from './steps';

export const resultsFolder = path.join(root, '.guiche/results');

const success: Results = { passed: 1, failed: 0, notRun: 0, failures: [] };
const failure: Results = { passed: 0, failed: 1, notRun: 0, failures: [] };

const failedSteps = new Set<string>();

/**
 * Runs a step with its output shown. A failed step counts at least one failure.
 *
 * @param isParallel beside another step, which has priority; the output is shown at the end
 */
export async function runStep(step: Step, isParallel: boolean): Promise<Results> {
  const result = await startStep(step, isParallel);
  if (result.failed > 0) failedSteps.add(step.name);
  return result;
}

async function startStep(step: Step, isParallel: boolean): Promise<Results> {
  if (step.needs && failedSteps.has(step.needs)) {
    say(`Not run: it needs the step "${step.needs}".`);
    return failure;
  }
  if ('task' in step) return runTask(step.task);
  if (step.report) return runTests([...step.command, ...(step.files ?? [])], step.name, step.report, isParallel);
  const { code } = await runCommand(step.command, { isShown: true });
  return code === 0 ? success : failure;
}

async function runTask(task: () => Promise<void>): Promise<Results> {
  try {
    await task();
    return success;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    return failure;
  }
}

async function runTests(
  command: readonly [string, ...string[]],
  name: string,
  kind: 'vitest' | 'playwright',
  isParallel: boolean,
): Promise<Results> {
  const file = path.join(resultsFolder, `${name}.json`);
  mkdirSync(resultsFolder, { recursive: true });
  rmSync(file, { force: true });
  const reporters = {
    vitest: [
      ...['default', 'json', './tests/suites/vitest-suites.ts'].map((reporter) => `--reporter=${reporter}`),
      `--outputFile.json=${file}`,
    ],
    playwright: ['--reporter=list,json,./tests/suites/playwright-suites.ts'],
  };
  const { code, output } = await runCommand([...command, ...reporters[kind]], {
    isShown: !isParallel,
    isBehind: isParallel,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  if (isParallel) say(output);
  const result = readResults(file, kind);
  if (code === 0 || result.failed > 0) return result;
  return { ...result, failed: 1, failures: [`no test failed, but the run ended with code ${code}`] };
}
