import { expect, test } from 'vitest';
import { chooseSteps } from './steps.mjs';

const namesOf = (args: string[]) => chooseSteps(args).map(({ name }) => name);

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

test.each(['--only', '--only unit,nothing', '--fast', 'unit'])(
  'npm test -- %s fails and lists the valid steps',
  (args) => {
    expect(() => namesOf(args.split(' '))).toThrow(/--only generate,types,/);
  },
);
