import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inspectConfig } from '../checks/inspect-config';
import { makeSample } from '../checks/testing/make-sample';
import { runGuiche } from './testing/run-guiche';

const acme = 'brands/acme/brand.json';
const beta = 'brands/beta/brand.json';

/** Beta's upsell uses the theme of acme, whose business is its folder's name. */
function sampleRoot(): string {
  const root = makeSample([
    { file: acme, replace: '    "business": "acme",\n', by: '' },
    {
      file: beta,
      replace: '"payment": {',
      by: '"upsell": { "productName": "acme", "theme": "acme" },\n    "payment": {',
    },
  ]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');
const rename = (root: string, ...args: string[]) => runGuiche(root, ['rename', 'brand', ...args]);

test('guiche rename brand moves the folder, updates references, and keeps the business name', async () => {
  const root = sampleRoot();
  const [acmeBefore, betaBefore] = [read(root, acme), read(root, beta)];
  const files = readdirSync(path.join(root, 'brands/acme'));
  const { status, stdout } = await rename(root, 'acme', 'gamma');
  expect(status).toBe(0);
  expect(readdirSync(path.join(root, 'brands'))).toEqual(['_base', 'beta', 'gamma']);
  expect(readdirSync(path.join(root, 'brands/gamma'))).toEqual(files);
  expect(read(root, beta)).toBe(betaBefore.replace('"theme": "acme"', '"theme": "gamma"'));
  expect(read(root, 'brands/gamma/brand.json')).toBe(
    acmeBefore.replace('"BR": {\n', '"BR": {\n    "business": "acme",\n'),
  );
  expect(stdout).toContain('brands/acme/ → brands/gamma/\n2 arquivos alterados.\n');
  expect(inspectConfig(root).findings).toEqual([]);
});

test('guiche rename brand keeps the business name of an area without settings', async () => {
  const root = sampleRoot();
  const { BR, all, ...rest } = JSON.parse(read(root, acme)) as Record<string, object>;
  writeFileSync(path.join(root, acme), JSON.stringify({ ...rest, all: { ...all, ...BR }, BR: {} }));
  expect((await rename(root, 'acme', 'gamma')).status).toBe(0);
  expect(JSON.parse(read(root, 'brands/gamma/brand.json'))).toMatchObject({ BR: { business: 'acme' } });
});

test('guiche rename brand --dry-run shows the changes without making them', async () => {
  const root = sampleRoot();
  const before = read(root, beta);
  const { status, stdout } = await rename(root, 'acme', 'gamma', '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toContain('+ "upsell": { "productName": "acme", "theme": "gamma" },\n');
  expect(read(root, beta)).toBe(before);
  expect(readdirSync(path.join(root, 'brands'))).toEqual(['_base', 'acme', 'beta']);
});

test.each([
  [['acne', 'gamma'], 'talvez acme'],
  [['acme', 'beta'], 'já existe brands/beta'],
  [['acme', '../gamma'], 'letras minúsculas'],
  [['acme', '_base'], 'letras minúsculas'],
  [['acme'], 'falta NOVO-NOME\n'],
])('guiche rename brand %j fails and changes nothing', async (args, words) => {
  const root = sampleRoot();
  const before = read(root, beta);
  const { status, stdout, stderr } = await rename(root, ...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(words);
  expect(read(root, beta)).toBe(before);
  expect(readdirSync(path.join(root, 'brands'))).toEqual(['_base', 'acme', 'beta']);
});

test('guiche rename brand works despite existing errors in the brand', async () => {
  const root = sampleRoot();
  writeFileSync(path.join(root, 'brands/acme/copy.pt-BR.json'), '{ "lead": { "titel": "x" } }');
  expect(inspectConfig(root).findings).not.toEqual([]);
  expect((await rename(root, 'acme', 'gamma')).status).toBe(0);
});

test('guiche rename brand works despite a product code shared with another brand', async () => {
  const root = sampleRoot();
  const { productCode } = (JSON.parse(read(root, acme)) as { BR: { productCode: string } }).BR;
  writeFileSync(
    path.join(root, beta),
    read(root, beta).replace(/"productCode": "[^"]+"/, `"productCode": "${productCode}"`),
  );
  expect(inspectConfig(root).findings).toContainEqual(expect.objectContaining({ code: 'product-code-duplicate' }));
  expect(await rename(root, 'acme', 'gamma')).toMatchObject({ status: 0, stderr: '' });
});

test('guiche rename brand works if another brand’s logo is a link to a file in the project', async () => {
  const root = sampleRoot();
  mkdirSync(path.join(root, 'art'));
  renameSync(path.join(root, 'brands/beta/logo.svg'), path.join(root, 'art/logo.svg'));
  symlinkSync('../../art/logo.svg', path.join(root, 'brands/beta/logo.svg'));
  expect(inspectConfig(root).findings).toEqual([]);
  expect(await rename(root, 'acme', 'gamma')).toMatchObject({ status: 0, stderr: '' });
});

test('guiche rename brand works as a separate process in a subfolder', () => {
  const root = sampleRoot();
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.resolve('cli/guiche.mjs'), 'rename', 'brand', 'acme', 'gamma', '--lang', 'en'],
    { cwd: path.join(root, 'brands'), encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('2 files changed.\n') });
});

test('guiche rename brand also moves a named pipe in the folder', async () => {
  const root = sampleRoot();
  execFileSync('mkfifo', [path.join(root, 'brands/acme/copy.pt-MZ.json')]);
  expect((await rename(root, 'acme', 'gamma')).status).toBe(0);
  expect(readdirSync(path.join(root, 'brands/gamma'))).toContain('copy.pt-MZ.json');
});

test('guiche rename brand reports a file system error in one line and moves nothing', async () => {
  const root = sampleRoot();
  vi.stubEnv('TMPDIR', path.join(root, 'missing'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const { status, stderr } = await rename(root, 'acme', 'gamma');
  expect(status).toBe(2);
  expect(stderr).toContain(path.join(root, 'missing'));
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(readdirSync(path.join(root, 'brands'))).toEqual(['_base', 'acme', 'beta']);
});
