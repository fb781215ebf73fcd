import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeSample } from '../checks/testing/make-sample';
import { repositoryRoot } from '../renderer/testing/test-repository';
import { runGuiche } from './testing/run-guiche';

const flow = 'flows/old.json';
const image = 'brands/acme/old.svg';

/** The sample with the flows of `_base`, and an unused flow, image and text. */
function sampleRoot(): string {
  const root = makeSample([
    { file: flow, copyOf: 'flows/acme.json' },
    { file: image, copyOf: 'brands/acme/logo.svg' },
    { file: 'brands/acme/copy.pt-BR.json', replace: '"submit"', by: '"submitt"' },
  ]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ['default', 'offer', 'pix', 'bankslip']) {
    cpSync(path.join(repositoryRoot, `flows/course-${name}.json`), path.join(root, `flows/course-${name}.json`));
  }
  return root;
}

function commit(root: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { stdio: 'pipe' });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'first');
}

const unused = (root: string, ...args: string[]) => runGuiche(root, ['unused', ...args]);
const exists = (root: string) => [flow, image].map((file) => existsSync(path.join(root, file)));

test('guiche unused lists unused files and texts and deletes nothing', async () => {
  const root = sampleRoot();
  const { status, stdout } = await unused(root);
  expect({ status, lines: stdout.trimEnd().split('\n') }).toEqual({
    status: 1,
    lines: [
      expect.stringMatching(/^brands\/acme\/copy\.pt-BR\.json \S+\.submitt: texto que nenhuma tela mostra$/),
      `${image}: imagem que nenhuma tela mostra`,
      `${flow}: fluxo que nenhuma marca usa`,
    ],
  });
  expect(exists(root)).toEqual([true, true]);
});

test('guiche unused --fix deletes unused files that git can restore', async () => {
  const root = sampleRoot();
  commit(root);
  const { status, stdout } = await unused(root, '--fix');
  expect(status).toBe(1);
  expect(stdout).toContain(`apagado: ${image}\napagado: ${flow}\n`);
  expect(exists(root)).toEqual([false, false]);
});

test.each([
  ['files outside of git', () => undefined, [true, true]],
  [
    'files of a repository without a commit',
    (root: string) => execFileSync('git', ['-C', root, 'init', '-q']),
    [true, true],
  ],
  [
    'a file with uncommitted changes',
    (root: string) => {
      commit(root);
      writeFileSync(path.join(root, image), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    },
    [false, true],
  ],
  [
    'a file that is staged but not committed',
    (root: string) => {
      rmSync(path.join(root, image));
      commit(root);
      cpSync(path.join(root, 'brands/acme/logo.svg'), path.join(root, image));
      execFileSync('git', ['-C', root, 'add', '-A']);
    },
    [false, true],
  ],
])('guiche unused --fix keeps %s', async (_, prepare, left) => {
  const root = sampleRoot();
  prepare(root);
  const { status, stdout } = await unused(root, '--fix');
  expect(status).toBe(1);
  expect(stdout).toContain(`${image} fica: `);
  expect(exists(root)).toEqual(left);
});

test('guiche unused --fix deletes nothing and reports the reason if git is not installed', async () => {
  const root = sampleRoot();
  commit(root);
  vi.stubEnv('PATH', root);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { status, stderr } = await unused(root, '--fix');
  expect(status).toBe(2);
  expect(stderr).toBe('guiche: não foi possível usar o git (spawnSync git ENOENT)\n');
  expect(exists(root)).toEqual([true, true]);
});

test.each([[[]], [['--fix']]])(
  'guiche unused %j deletes nothing and fails while the configuration has errors',
  async (args) => {
    const root = sampleRoot();
    commit(root);
    writeFileSync(path.join(root, 'brands/beta/brand.json'), '{');
    const { status, stdout, stderr } = await unused(root, ...args);
    expect(status).toBe(2);
    expect(stdout).not.toContain('Nada sem uso');
    expect(stderr).toContain('a configuração tem erros');
    expect(exists(root)).toEqual([true, true]);
  },
);

test('guiche unused finds nothing unused in this project', async () => {
  expect(await unused(repositoryRoot)).toMatchObject({ status: 0, stdout: 'Nada sem uso.\n' });
});

test('guiche unused --fix deletes no picture while the theme file has a wrong name', async () => {
  const root = sampleRoot();
  renameSync(path.join(root, 'brands/acme/theme.json'), path.join(root, 'brands/acme/tema.json'));
  commit(root);
  const { status, stdout, stderr } = await unused(root, '--fix');
  expect(status).toBe(2);
  expect(stdout).not.toContain('canvas.svg');
  expect(stderr).toContain('um arquivo com outro nome');
  expect(exists(root)).toEqual([true, true]);
});
