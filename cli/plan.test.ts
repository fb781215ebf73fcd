import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ConfigCopy, copyConfig } from '../renderer/testing/test-repository';
import { runGuiche } from './testing/run-guiche';

const brand = 'brands/fusorama/brand.json';

/** The project's configuration as a separate repository with one commit. */
function makeRepository(): ConfigCopy & { git: (...args: string[]) => void } {
  const config = copyConfig();
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.c'];
  const git = (...args: string[]) => execFileSync('git', ['-C', config.root, ...identity, ...args], { stdio: 'pipe' });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'first');
  return { ...config, git };
}

/** A commit with a waiver that was valid then and has expired. */
function makeOldRepository() {
  const repository = makeRepository();
  const waiver = '"waivers": [{ "code": "asset-unused", "reason": "sai em março", "until": "2026-01-31" }],';
  repository.replace(brand, '"order": 40,', `"order": 40, ${waiver}`);
  repository.write('brands/fusorama/canvas-old.svg', repository.read('brands/fusorama/logo.svg'));
  repository.git('add', '-A');
  vi.stubEnv('GIT_COMMITTER_DATE', '2026-01-15T12:00:00Z');
  onTestFinished(() => void vi.unstubAllEnvs());
  repository.git('commit', '-qm', 'waiver');
  return { ...repository, waiver };
}

const plan = (cwd: string, ...args: string[]) => runGuiche(cwd, ['plan', ...args]);

test('guiche plan reports the effects of the working copy on buyers and leaves no temporary files', async () => {
  const repository = makeRepository();
  repository.replace(brand, '"amount": 118800', '"amount": 120000');
  const temporary = path.join(copyConfig().root, 'tmp');
  mkdirSync(temporary);
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { status, stdout, stderr } = await plan(repository.root, 'main');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('- **DINHEIRO** fusorama BR: preço do plano anual: `R$ 1.188,00` → `R$ 1.200,00`');
  expect(readdirSync(temporary)).toEqual([]);
});

test.each(['"x\\n::stop-commands::abc": 1', '"x\\r##[stop-commands]abc": 1', '"o\\u2028::error::abc": 1'])(
  'guiche plan prints one line for the mistake %s',
  async (key) => {
    const repository = makeRepository();
    repository.replace(brand, '"order": 40,', `"order": 40, ${key},`);
    const { status, stderr } = await plan(repository.root, 'main');
    expect(status).toBe(2);
    const [head, mistake, ...rest] = stderr.split('\n');
    expect(head).toMatch(/^guiche: não há plano/);
    expect(mistake).toMatch(/^erro\[key-unknown\] .*·.*abc/);
    expect(rest).toEqual(['']);
    expect(stderr).not.toContain('##[');
  },
);

test('guiche plan compares two refs in English and as JSON', async () => {
  const repository = makeRepository();
  repository.replace(brand, 'GTM-FUSO26K', 'GTM-FUSO26X');
  repository.git('commit', '-qam', 'second');
  repository.replace(brand, 'GTM-FUSO26X', 'GTM-FUSO26Y');
  const { stdout } = await plan(repository.root, 'HEAD~1', '--to', 'HEAD', '--lang', 'en');
  expect(stdout).toContain('tag manager container: `GTM-FUSO26K` → `GTM-FUSO26X`');
  const json = await plan(repository.root, 'HEAD~1', '--to', 'HEAD', '--format', 'json');
  expect(JSON.parse(json.stdout)).toMatchObject({
    risks: [{ before: 'GTM-FUSO26K', after: 'GTM-FUSO26X' }],
    effects: [],
  });
});

test.each([
  ['an unknown ref', ['nowhere']],
  ['an option in place of a ref', ['--', '--upload-pack=touch']],
  ['two positional refs', ['main', 'main']],
  ['the default ref origin/main without an origin', []],
])('guiche plan exits with 2 for %s', async (_, args) => {
  const { status, stdout, stderr } = await plan(makeRepository().root, ...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^guiche: /);
  expect(stderr).not.toContain('    at ');
});

test.each<[args: string[], reported: string]>([
  [['nada'], 'guiche: o ramo, tag ou commit "nada" não existe aqui\n'],
  [['nada', '--lang', 'en'], 'guiche: there is no branch, tag or commit "nada" here\n'],
  [['main', '--to', 'nada', '--lang', 'en'], 'guiche: there is no branch, tag or commit "nada" here\n'],
  [[], 'guiche: o ramo, tag ou commit "origin/main" não existe aqui; tente git fetch\n'],
  [['--lang', 'en'], 'guiche: there is no branch, tag or commit "origin/main" here; git fetch may bring it\n'],
])('guiche plan %j reports an unknown ref in the chosen language', async (args, reported) => {
  expect((await plan(makeRepository().root, ...args)).stderr).toBe(reported);
});

test('guiche plan reports that the folder is in no git repository', async () => {
  const { stderr } = await plan(copyConfig().root, 'main', '--lang', 'en');
  expect(stderr).toBe('guiche: this folder is in no git repository\n');
});

test.each<[language: string, side: string, finding: string]>([
  ['pt-BR', 'a pasta de trabalho não passa na verificação', 'erro[value-type] brands/fusorama/brand.json:'],
  ['en', 'the working tree does not pass the check', 'error[value-type] brands/fusorama/brand.json:'],
])(
  'guiche plan refuses a working copy that fails the check and reports its errors in %s',
  async (language, ...reported) => {
    const repository = makeRepository();
    repository.replace(brand, '"order": 40', '"order": "40"');
    const { status, stderr } = await plan(repository.root, 'main', '--lang', language);
    expect(status).toBe(2);
    for (const text of reported) expect(stderr).toContain(text);
  },
);

test('guiche plan accepts a base commit whose waiver has expired since', async () => {
  const { root, replace, remove, waiver } = makeOldRepository();
  replace(brand, waiver, '');
  remove('brands/fusorama/canvas-old.svg');
  expect(await plan(root, 'main')).toMatchObject({ status: 0, stderr: '' });
});

test('guiche plan reports the result of guiche rename brand only as a new name', async () => {
  const repository = makeRepository();
  await runGuiche(repository.root, ['rename', 'brand', 'fusorama', 'fusorama-idiomas']);
  const { stdout } = await plan(repository.root, 'main');
  expect(stdout.split('\n').slice(2)).toEqual([
    '',
    '**Novo nome:** fusorama agora é fusorama-idiomas',
    '',
    'Nada muda em telas, cobrança, promessas, caminhos ou medição.',
    '',
  ]);
});
