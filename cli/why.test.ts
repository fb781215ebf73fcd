import { expect, test } from 'vitest';
import { checkTable } from '../schemas/generated/check-table';
import { runGuiche } from './testing/run-guiche';

const guiche = (...args: string[]) => runGuiche('/', args);

test('guiche why lists every check', async () => {
  const { status, stdout } = await guiche('why');
  expect(status).toBe(0);
  for (const code of Object.keys(checkTable)) expect(stdout).toContain(code);
});

test.each(Object.entries(checkTable))(
  'guiche why %s shows the finding of a bad sample, and a good sample',
  async (code, { severity }) => {
    const { status, stdout } = await guiche('why', code);
    expect(status).toBe(0);
    expect(stdout).toContain(`${severity === 'error' ? 'erro' : 'aviso'}[${code}]`);
    const [, good = ''] = stdout.split('Certo:\n');
    expect(good.trim().length).toBeGreaterThan(5);
  },
);

test('guiche why explains a check in English', async () => {
  const { stdout } = await guiche('why', 'plan-shared', '--lang', 'en');
  expect(stdout).toContain('cannot be waived');
  expect(stdout).toContain('error[plan-shared]');
});

test.each([
  ['contrast-a', 'talvez "contrast-aa"'],
  ['contrast', 'talvez "contrast-aa"'],
  ['Forced', 'talvez "forced-flow-hidden", "forced-flow-lost", "forced-flow-missing"'],
  ['xyzzy', '"npx guiche why" mostra todas'],
  ['a', '"npx guiche why" mostra todas'],
  ['', '"npx guiche why" mostra todas'],
])('guiche why rejects the unknown code "%s" and suggests similar codes or the full list', async (code, help) => {
  const { status, stderr } = await guiche('why', code);
  expect(status).toBe(2);
  expect(stderr).toBe(`guiche: a verificação "${code}" não existe; ${help}\n`);
});
