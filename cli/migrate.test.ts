import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readCheckPage } from '../checks/findings/describe-finding';
import { makeSample } from '../checks/testing/make-sample';
import { repositoryRoot } from '../renderer/testing/test-repository';
import { runGuiche } from './testing/run-guiche';

test('guiche migrate --dry-run finds no old keys in this project', async () => {
  const { status, stdout } = await runGuiche(repositoryRoot, ['migrate', '--dry-run']);
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'Nenhuma chave antiga.\n' });
});

test('guiche migrate renames an old key that guiche check reported and changes nothing else', async () => {
  const bad = readCheckPage('key-deprecated').bad;
  const root = makeSample(bad);
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect((await runGuiche(root, ['check'])).stdout).toContain('a chave "paymentApi" agora se chama "api"');
  const file = path.join(root, 'brands/acme/brand.json');
  const before = readFileSync(file, 'utf8');
  expect((await runGuiche(root, ['migrate'])).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(before.replace('"paymentApi"', '"api"'));
  expect((await runGuiche(root, ['check'])).status).toBe(0);
});
