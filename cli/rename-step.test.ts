import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inspectConfig } from '../checks/inspect-config';
import { makeSample } from '../checks/testing/make-sample';
import { runGuiche } from './testing/run-guiche';

const file = 'flows/acme.json';

function sampleRoot(): string {
  const root = makeSample([]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

const read = (root: string) => readFileSync(path.join(root, file), 'utf8');
const rename = (root: string, ...args: string[]) => runGuiche(root, ['rename', 'step', ...args]);

test('guiche rename step changes the id and every reference to it, and no other character', async () => {
  const root = sampleRoot();
  const before = read(root);
  const { status, stdout } = await rename(root, 'acme', 'success', 'thanks');
  expect(status).toBe(0);
  expect(read(root)).toBe(
    before
      .replaceAll('"defaultNextStepId": "success"', '"defaultNextStepId": "thanks"')
      .replace('"id": "success"', '"id": "thanks"'),
  );
  expect(read(root)).toContain('"templateId": "success"');
  expect(stdout).toContain(`${file}:10\n  - "defaultNextStepId": "success"\n  + "defaultNextStepId": "thanks"\n`);
  expect(stdout).toContain('1 arquivo alterado.\n');
  expect(inspectConfig(root).findings).toEqual([]);
});

test('guiche rename step accepts the path of a flow file, as shells complete it', async () => {
  const { status, stdout } = await rename(sampleRoot(), file, 'success', 'thanks', '--dry-run');
  expect({ status, reported: stdout.split('\n', 1) }).toEqual({ status: 0, reported: [`${file}:10`] });
});

test('guiche rename step --dry-run shows the changes without making them', async () => {
  const root = sampleRoot();
  const before = read(root);
  const { status, stdout } = await rename(root, 'acme', 'lead', 'start', '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toBe(
    [
      `${file}:5`,
      '  - { "id": "lead", "templateId": "lead", "defaultNextStepId": "payment" },',
      '  + { "id": "start", "templateId": "lead", "defaultNextStepId": "payment" },',
      'Nada mudou (--dry-run).',
      '',
    ].join('\n'),
  );
  expect(read(root)).toBe(before);
});

test.each([
  [['acmee', 'lead', 'start'], 2, 'flows/acmee.json não existe'],
  [['../brands/acme/brand', 'lead', 'start'], 2, 'flows/../brands/acme/brand.json não existe'],
  [['acme', 'leed', 'start'], 2, 'não tem o passo leed; talvez lead'],
  [['acme', 'lead', 'payment'], 2, 'já tem o passo payment'],
  [['acme', 'lead'], 2, 'falta NOVO-ID\n'],
  [['acme', 'lead', 'one step'], 1, 'erro[value-format]'],
])('guiche rename step %j fails and changes nothing', async (args, expected, words) => {
  const root = sampleRoot();
  const before = read(root);
  const { status, stderr } = await rename(root, ...args);
  expect(status).toBe(expected);
  expect(stderr).toContain(words);
  expect(read(root)).toBe(before);
});

test('guiche rename step works despite an existing error in another file', async () => {
  const root = sampleRoot();
  writeFileSync(path.join(root, 'brands/beta/copy.pt-MZ.json'), '{ "frame": { "nothing": "x" } }');
  expect(inspectConfig(root).findings).not.toEqual([]);
  expect((await rename(root, 'acme', 'lead', 'start')).status).toBe(0);
});
