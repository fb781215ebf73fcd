import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { inspectConfig } from '../../checks/inspect-config';
import { makeSample } from '../../checks/testing/make-sample';
import { runGuiche } from '../testing/run-guiche';
import { requireBrand } from './require-brand';

const file = 'brands/acme/brand.json';

/** A tree with an unreadable brand.json of acme: `"order"` on line 3 has no value. */
function brokenRoot(): string {
  const root = makeSample([]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const name = path.join(root, file);
  writeFileSync(name, readFileSync(name, 'utf8').replace('"order": 10,', '"order": ,'));
  return root;
}

test.each<[AuthorLanguage, string]>([
  ['pt-BR', 'a marca acme existe, mas tem erros (veja npx guiche check):'],
  ['en', 'the brand acme is there but cannot be used (npx guiche check says more):'],
])('a brand with a syntax error is rejected with the line of the error, in %s', (language, words) => {
  const root = brokenRoot();
  const refuse = () => requireBrand(inspectConfig(root), 'acme', language);
  expect(refuse).toThrow(words);
  expect(refuse).toThrow(`\n${file}:3:`);
});

test.each([['explain'], ['flow']])(
  'guiche %s rejects a brand with a syntax error and names the line',
  async (command) => {
    const { status, stdout, stderr } = await runGuiche(brokenRoot(), [command, 'acme']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('a marca acme existe, mas tem erros');
    expect(stderr).toMatch(/^brands\/acme\/brand\.json:3:\d+ \S/m);
  },
);

test.each([
  ['explain', 'brands/beta/'],
  ['flow', 'brands/beta'],
  ['rename', 'brand', 'brands/beta/', 'gama', '--dry-run'],
])('guiche %s accepts a brand’s folder path, as shells complete it', async (...args) => {
  const root = makeSample([]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { status, stderr } = await runGuiche(root, args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('a brand folder without brand.json is rejected with the path of the missing file', () => {
  const root = brokenRoot();
  rmSync(path.join(root, file));
  expect(() => requireBrand(inspectConfig(root), 'acme', 'pt-BR')).toThrow(
    `mas tem erros (veja npx guiche check):\n${file}:1:1 `,
  );
});

test.each<[string, (root: string) => void, RegExp]>([
  ['file', (root) => writeFileSync(path.join(root, 'brands/_base/br.json'), '{'), /:\nbrands\/_base\/br\.json:1:/],
  ['folder', (root) => rmSync(path.join(root, 'flows'), { recursive: true }), /:\nflows:1:1 /],
])('the error names the broken shared %s that prevents a brand from loading', (_, spoil, reported) => {
  const root = brokenRoot();
  // A mistake that does not stop brands from being read.
  writeFileSync(path.join(root, 'brands/_base/messages.pt-BR.json'), '{ "none": "" }');
  spoil(root);
  const refuse = () => requireBrand(inspectConfig(root), 'beta', 'pt-BR');
  expect(refuse).toThrow(reported);
});

test('a brand folder that links outside the project is rejected with its path', () => {
  const root = brokenRoot();
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'guiche-elsewhere-'));
  onTestFinished(() => rmSync(elsewhere, { recursive: true }));
  symlinkSync(elsewhere, path.join(root, 'brands/linked'));
  expect(() => requireBrand(inspectConfig(root), 'linked', 'pt-BR')).toThrow(/:\nbrands\/linked:1:1 \S/);
});

test.each([['acmee'], ['../brands/acme'], ['_base'], ['']])('the unknown brand name %j is rejected', (brandId) => {
  expect(() => requireBrand(inspectConfig(brokenRoot()), brandId, 'pt-BR')).toThrow(`a marca ${brandId} não existe`);
});
