import { expect, test } from 'vitest';
import { chooseSteps } from './steps';

const namesOf = (args: string[]) => chooseSteps(...args).map(({ name }) => name);

test('npm test without arguments runs every step of the day', () => {
  expect(namesOf([])).toEqual([
    ...['generate', 'types', 'lint', 'config', 'openapi', 'knip', 'architecture'],
    ...['component', 'build', 'sizes', 'unit', 'e2e'],
  ]);
});

test.each([
  ['--only unit', ['unit']],
  ['--only e2e,types', ['types', 'build', 'e2e']],
  ['--nightly', ['architecture', 'component', 'build', 'unit', 'e2e', 'timed']],
])('npm test -- %s runs the chosen steps and those that they need, in order', (args, names) => {
  expect(namesOf(args.split(' '))).toEqual(names);
});

test('npm run test:suites runs the files of the chosen suites alone, and builds the pages first', () => {
  const steps = chooseSteps('--suites', 'ids,xss').map((step) => [step.name, 'files' in step ? step.files : undefined]);
  expect(steps).toEqual([
    ['component', ['templates/planted-text.test.tsx']],
    ['build', undefined],
    ['e2e', ['tests/e2e/planted-text.e2e.ts', 'tests/e2e/ids.e2e.ts']],
    ['timed', ['tests/e2e/ids.timed.e2e.ts']],
  ]);
});

test('npm run test:suites fails on an unknown name and lists the suites', () => {
  expect(() => chooseSteps('--suites', 'ids,nothing')).toThrow(/test:suites -- pay,/);
});

test.each(['--only', '--only unit,nothing', '--fast', 'unit'])(
  'npm test -- %s fails and lists the valid steps',
  (args) => {
    expect(() => namesOf(args.split(' '))).toThrow(/--only generate,types,/);
  },
);
