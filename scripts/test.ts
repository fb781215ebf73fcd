import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installBrowser } from './setup/install-browser';
import { copyPublicFiles, generateCode } from './setup/prepare-sources.mjs';
import { SetupError, say, secondsSince } from './setup/progress.mjs';
import { resultsFolder, runStep } from './test/run-step';
import { chooseSteps, type Step } from './test/steps';
import { buildSuiteTable } from './test/suite-table';
import { chooseSuites, suitesFile } from './test/suites';

/** Path where `.ci/run` finds the total: npm prints lines after ours. */
const totalFile = path.join(resultsFolder, 'total.txt');

interface Total {
  passed: number;
  failed: number;
}

/** `npm test [-- --only unit,e2e | --suites pay,load]`: completes the set-up, runs every step, adds up. */
async function test(): Promise<Total> {
  const begin = performance.now();
  const [flag, names] = process.argv.slice(2);
  const steps = chooseSteps(flag, names);
  await generateCode();
  if (steps.some(({ needsBrowser }) => needsBrowser)) await installBrowser();
  await copyPublicFiles();

  rmSync(suitesFile, { force: true });
  const lines: string[] = [];
  const failures: string[] = [];
  const total = { passed: 0, failed: 0 };
  const run = async (step: Step, isParallel = false) => {
    const start = performance.now();
    const result = await runStep(step, isParallel);
    const notRun = result.notRun > 0 ? `, ${result.notRun} not run` : '';
    lines.push(
      `${result.failed > 0 ? '✗' : '✓'} ${step.title}: ${formatResult(result)}${notRun} in ${secondsSince(start)}`,
    );
    failures.push(...result.failures.map((failure) => `${step.name}: ${failure}`));
    total.passed += result.passed;
    total.failed += result.failed;
  };
  for (const step of steps) {
    if (steps.some(({ name }) => name === step.parallelTo)) continue;
    const others = steps.filter(({ parallelTo }) => parallelTo === step.name);
    say(`\n━━ ${[step, ...others].map(({ name, title }) => `${title} (${name})`).join(' · ')} ━━`);
    await Promise.all([run(step), ...others.map((other) => run(other, true))]);
  }
  const suites = buildSuiteTable(
    steps.map(({ name }) => name),
    { isNight: Boolean(process.env.NIGHTLY), suites: chooseSuites(flag === '--suites' ? names : undefined) },
  );
  failures.push(...suites.failures);
  total.failed += suites.failures.length;
  if (suites.table) say(`\n━━ Suites ━━\n${suites.table}`);
  // Repeats the failures, because thousands of lines may follow their first mention.
  if (failures.length > 0) say(`\n━━ What failed ━━\n${failures.join('\n\n')}`);
  say(`\n━━ All steps after ${secondsSince(begin)} ━━\n${lines.join('\n')}\n`);
  return total;
}

function formatResult({ passed, failed }: Total): string {
  return `${passed} passed, ${failed} failed`;
}

/** A set-up that fails counts as one failure. */
async function testOrFail(): Promise<Total> {
  try {
    return await test();
  } catch (error) {
    say(error instanceof SetupError ? error.message : String(error instanceof Error ? error.stack : error));
    return { passed: 0, failed: 1 };
  }
}

rmSync(totalFile, { force: true });
const total = await testOrFail();
mkdirSync(resultsFolder, { recursive: true });
writeFileSync(totalFile, `${formatResult(total)}\n`);
say(formatResult(total));
process.exitCode = total.failed > 0 ? 1 : 0;
