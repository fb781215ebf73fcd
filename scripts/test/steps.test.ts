import { expect, test } from 'vitest';
import { chooseSteps } from './steps.mjs';

const namesOf = (args: string[]) => chooseSteps(args).map(({ name }) => name);

test('without arguments every step is run', () => {
  expect(namesOf([])).toEqual([
    ...['generate', 'types', 'lint', 'config', 'knip', 'architecture'],
    ...['unit', 'component', 'build', 'sizes', 'e2e', 'timed'],
  ]);
});

test.each([
  ['--only unit', ['unit']],
  ['--only e2e,types', ['types', 'build', 'e2e']],
  ['--nightly', ['unit', 'component', 'build', 'e2e', 'timed']],
])('%s chooses the steps and what they need, in order', (args, names) => {
  expect(namesOf(args.split(' '))).toEqual(names);
});

test.each(['--only', '--only unit,nothing', '--fast', 'unit'])('%s tells which steps there are', (args) => {
  expect(() => namesOf(args.split(' '))).toThrow(/--only generate,types,/);
});
