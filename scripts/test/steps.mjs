import path from 'node:path';
import { buildApp } from '../build/build-app.mjs';
import { SetupError } from '../setup/progress.mjs';
import { findProgram, findScript, root } from '../setup/run-command.mjs';
import { chooseSuites, findStep, listFiles } from './suites.mjs';

/**
 * One with a `report` runs tests and counts each; any other step counts as one. One `beside` another runs at the same
 * time with a lower priority when both are chosen.
 *
 * @typedef {{
 *   name: string,
 *   title: string,
 *   needs?: string,
 *   beside?: string,
 *   needsBrowser?: boolean,
 *   isOnlyAtNight?: true,
 * } & ({ task: () => Promise<void> } | {
 *   command: () => [string, ...string[]], report?: 'vitest' | 'playwright', files?: readonly string[],
 * })} Step
 */

/** In this order; a step that `needs` another is not run when that one has failed. @type {readonly Step[]} */
const everyStep = [
  {
    name: 'generate',
    title: 'Generated files are up to date',
    command: () => findScript('scripts/generate.ts'),
  },
  {
    name: 'types',
    title: 'Types',
    command: () => [...findProgram('typescript', 'tsc'), '--noEmit'],
  },
  {
    name: 'lint',
    title: 'Lint and format',
    command: () => [...findProgram('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings'],
  },
  {
    name: 'config',
    title: 'Brands and flows',
    command: () => [
      process.execPath,
      path.join(root, 'cli/guiche.mjs'),
      'check',
      ...(process.env.GITHUB_ACTIONS ? ['--format', 'github'] : []),
    ],
  },
  {
    name: 'openapi',
    title: 'OpenAPI document',
    command: () => [...findProgram('@redocly/cli', 'redocly'), 'lint', 'schemas/generated/openapi.json'],
  },
  {
    name: 'knip',
    title: 'Dead code',
    // Git ignores generated code, but it imports the templates.
    command: () => [...findProgram('knip'), '--no-gitignore', '--treat-config-hints-as-errors'],
  },
  {
    name: 'architecture',
    title: 'Architecture rules',
    command: () => findVitest('architecture'),
    report: 'vitest',
    needsBrowser: true,
    // It and the build use one core each.
    beside: 'component',
  },
  {
    name: 'component',
    title: 'Component tests in Chromium',
    command: () => findVitest('component'),
    report: 'vitest',
    needsBrowser: true,
  },
  {
    name: 'build',
    title: 'Production build',
    task: buildApp,
    beside: 'component',
  },
  {
    name: 'sizes',
    title: 'Size budgets',
    command: () => findScript('scripts/check-sizes.ts'),
    needs: 'build',
  },
  {
    name: 'unit',
    title: 'Unit tests',
    command: () => findVitest('unit*'),
    report: 'vitest',
    // Browsers wait a third of their time.
    beside: 'e2e',
  },
  {
    name: 'e2e',
    title: 'End-to-end and accessibility tests in Chromium',
    command: () => findPlaywright('shared'),
    report: 'playwright',
    needs: 'build',
    needsBrowser: true,
  },
  {
    name: 'timed',
    title: 'What is seen in time, with nothing beside it',
    isOnlyAtNight: true,
    command: () => findPlaywright('timed'),
    report: 'playwright',
    needs: 'build',
    needsBrowser: true,
  },
];

/** These run with every repeat, width and mode, and with more generated brands and mutants. */
const longAtNight = ['architecture', 'unit', 'component', 'e2e', 'timed'];

/**
 * `--only a,b` → these steps and those that they need; `--nightly` → those with more work at night; `--suites a,b` →
 * those of the suites' files, which they run as at night; nothing → all but those of the night alone.
 *
 * @param {string} [flag]
 * @throws {SetupError} for an unknown name
 */
export function chooseSteps(flag, names = '') {
  if (flag === undefined) return everyStep.filter(({ isOnlyAtNight }) => !isOnlyAtNight);
  // The tests read it and repeat themselves.
  if (['--nightly', '--suites'].includes(flag)) process.env.NIGHTLY = '1';
  if (flag === '--suites') return chooseFiles(chooseSuites(names).flatMap(listFiles));
  if (flag === '--nightly') {
    return withNeeded(everyStep.filter(({ name }) => longAtNight.includes(name)));
  }
  const chosen = names.split(',').map((name) => everyStep.find((step) => step.name === name));
  const known = chosen.filter((step) => step !== undefined);
  if (flag === '--only' && known.length === chosen.length) return withNeeded(known);
  throw new SetupError(`The steps: npm test -- --only ${everyStep.map(({ name }) => name).join(',')}`);
}

/** Steps that run the test files, and those files alone. @param {readonly string[]} files */
function chooseFiles(files) {
  const chosen = everyStep.filter(({ name }) => files.some((file) => findStep(file) === name));
  return withNeeded(chosen).map((step) =>
    'report' in step ? { ...step, files: files.filter((file) => findStep(file) === step.name) } : step,
  );
}

/** @param {readonly Step[]} chosen */
function withNeeded(chosen) {
  return everyStep.filter((step) => chosen.includes(step) || chosen.some(({ needs }) => needs === step.name));
}

/** @param {string} project a name in vitest.config.ts; `unit*` runs `unit` and `unit-isolated` @returns {[string, ...string[]]} */
function findVitest(project) {
  return [...findProgram('vitest'), 'run', `--project=${project}`];
}

/** @param {string} project of playwright.config.ts @returns {[string, ...string[]]} */
function findPlaywright(project) {
  return [...findProgram('@playwright/test', 'playwright'), 'test', `--project=${project}`];
}
