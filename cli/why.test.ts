import { expect, test } from 'vitest';
import { checkTable } from '../schemas/generated/check-table';
import { runGuiche } from './testing/run-guiche';

const guiche = (...args: string[]) => runGuiche('/', args);

test('lists every check by its group', async () => {
  const { status, stdout } = await guiche('why');
  expect(status).toBe(0);
  for (const code of Object.keys(checkTable)) expect(stdout).toContain(code);
});

test.each(Object.entries(checkTable))(
  '%s: why, what it says of a bad sample, and a good one',
  async (code, { severity }) => {
    const { status, stdout } = await guiche('why', code);
    expect(status).toBe(0);
    expect(stdout).toContain(`${severity === 'error' ? 'erro' : 'aviso'}[${code}]`);
    const [, good = ''] = stdout.split('Assim sim:\n');
    expect(good.trim().length).toBeGreaterThan(5);
  },
);

test('in English', async () => {
  const { stdout } = await guiche('why', 'plan-shared', '--lang', 'en');
  expect(stdout).toContain('cannot be waived');
  expect(stdout).toContain('error[plan-shared]');
});

test.each([
  ['contrast-a', 'talvez "contrast-aa"'],
  ['contrast', 'talvez "contrast-aa"'],
  ['Forced', 'talvez "forced-flow-hidden", "forced-flow-lost", "forced-flow-missing"'],
  ['xyzzy', 'todas estão em "npx guiche why"'],
  ['a', 'todas estão em "npx guiche why"'],
  ['', 'todas estão em "npx guiche why"'],
])('"%s", which is no code, is told with those that may be meant, or where all are', async (code, help) => {
  const { status, stderr } = await guiche('why', code);
  expect(status).toBe(2);
  expect(stderr).toBe(`guiche: não há verificação "${code}"; ${help}\n`);
});
