import { expect, test } from 'vitest';
import { checkTable } from '../../renderer/config/checks/check-table.generated';
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

test('a code that does not exist is told with the nearest', async () => {
  const { status, stderr } = await guiche('why', 'contrast-a');
  expect(status).toBe(2);
  expect(stderr).toContain('talvez "contrast-aa"');
});
