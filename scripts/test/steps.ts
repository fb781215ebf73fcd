import path from 'node:path';
import { buildApp } from '../build/build-app.mjs';
import { SetupError } from '../setup/progress.mjs';
import { findProgram, findScript, root } from '../setup/run-command.mjs';
import { chooseSuites, findStep, listFiles } from './suites';

type Command = readonly [string, ...string[]];

/** One with a `report` runs tests and counts each; any other step counts as one. */
export type Step = {
  name: string;
  title: string;
  /** Step without which this one is not run. */
  needs?: string;
  /** Step beside which this one runs with a lower priority, when both are chosen. */
  parallelTo?: string;
  needsBrowser?: boolean;
  isOnlyAtNight?: true;
} & ({ task: () => Promise<void> } | { command: Command; report?: 'vitest' | 'playwright'; files?: readonly string[] });

/** In this order. */
const everyStep: readonly Step[] = [
  { name: 'generate', title: 'Generated files are up to date', command: findScript('scripts/generate.ts') },
  { name: 'types', title: 'Types', command: [...findProgram('typescript', 'tsc'), '--noEmit'] },
  {
    name: 'lint',
    title: 'Lint and format',
    command: [...findProgram('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings'],
  },
  {
    name: 'config',
    title: 'Brands and flows',
    command: [
      process.execPath,
      ...[path.join(root, 'cli/guiche.mjs'), 'check'],
      ...(process.env.GITHUB_ACTIONS ? ['--format', 'github'] : []),
    ],
  },
  {
    name: 'openapi',
    title: 'OpenAPI document',
    command: [...findProgram('@redocly/cli', 'redocly'), 'lint', 'schemas/generated/openapi.json'],
  },
  {
    name: 'knip',
    title: 'Dead code',
    // Git ignores generated code, but it imports the templates.
    command: [...findProgram('knip'), '--no-gitignore', '--treat-config-hints-as-errors'],
  },
  {
    name: 'architecture',
    title: 'Architecture rules',
    ...vitest('architecture'),
    needsBrowser: true,
    // It and the build use one core each.
    parallelTo: 'component',
  },
  { name: 'component', title: 'Component tests in Chromium', ...vitest('component'), needsBrowser: true },
  { name: 'build', title: 'Production build', task: buildApp, parallelTo: 'component' },
  { name: 'sizes', title: 'Size budgets', command: findScript('scripts/check-sizes.ts'), needs: 'build' },
  // Browsers wait a third of their time.
  { name: 'unit', title: 'Unit tests', ...vitest('unit*'), parallelTo: 'e2e' },
  { name: 'e2e', title: 'End-to-end and accessibility tests in Chromium', ...playwright('shared') },
  {
    name: 'timed',
    title: 'What is seen in time, with nothing beside it',
    ...playwright('timed'),
    isOnlyAtNight: true,
  },
];

/** @param project a name in vitest.config.ts; `unit*` runs `unit` and `unit-isolated` */
function vitest(project: string) {
  return { command: [...findProgram('vitest'), 'run', `--project=${project}`], report: 'vitest' } as const;
}

/** @param project of playwright.config.ts */
function playwright(project: string) {
  return {
    command: [...findProgram('@playwright/test', 'playwright'), 'test', `--project=${project}`],
    report: 'playwright',
    needs: 'build',
    needsBrowser: true,
  } as const;
}

/** These run with every repeat, width and mode, and with more generated brands and mutants. */
const longAtNight = ['architecture', 'unit', 'component', 'e2e', 'timed'];

/**
 * `--only a,b` → these steps and those that they need; `--nightly` → those with more work at night; `--suites a,b` →
 * those of the suites' files, which they run as at night; nothing → all but those of the night alone.
 *
 * @throws SetupError for an unknown name
 */
export function chooseSteps(flag?: string, names = ''): readonly Step[] {
  if (flag === undefined) return everyStep.filter(({ isOnlyAtNight }) => !isOnlyAtNight);
  // The tests read it and repeat themselves.
  if (['--nightly', '--suites'].includes(flag)) process.env.NIGHTLY = '1';
  if (flag === '--suites') return chooseFiles(chooseSuites(names).flatMap(listFiles));
  if (flag === '--nightly') return withNeeded(everyStep.filter(({ name }) => longAtNight.includes(name)));
  const wanted = names.split(',');
  const chosen = everyStep.filter(({ name }) => wanted.includes(name));
  if (flag === '--only' && chosen.length === new Set(wanted).size) return withNeeded(chosen);
  throw new SetupError(`The steps: npm test -- --only ${everyStep.map(({ name }) => name).join(',')}`);
}

/** Steps that run the test files, and those files alone. */
function chooseFiles(files: readonly string[]): readonly Step[] {
  const chosen = everyStep.filter(({ name }) => files.some((file) => findStep(file) === name));
  return withNeeded(chosen).map((step) =>
    'report' in step ? { ...step, files: files.filter((file) => findStep(file) === step.name) } : step,
  );
}

function withNeeded(chosen: readonly Step[]): readonly Step[] {
  return everyStep.filter((step) => chosen.includes(step) || chosen.some(({ needs }) => needs === step.name));
}
