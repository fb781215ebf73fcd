import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeSample } from '../../checks/testing/make-sample';
import { runGuiche } from '../testing/run-guiche';

const root = makeSample([]);

beforeAll(() => {
  writeFileSync(path.join(root, 'README.md'), '# Acme\n');
  mkdirSync(path.join(root, 'docs'));
  return () => rmSync(root, { recursive: true });
});

test.each([
  ['brands/nope', 'brands/nope does not exist'],
  ['acme', 'acme does not exist; perhaps brands/acme is meant'],
  ['brands/amce/', 'brands/amce/ does not exist; perhaps brands/acme is meant'],
  ['brand/acme/brand.jsno', 'brand/acme/brand.jsno does not exist; perhaps brands/acme/brand.json is meant'],
  ['flows/acme.json/steps', 'flows/acme.json/steps does not exist'],
  ['acmme.json', 'acmme.json does not exist; perhaps flows/acme.json is meant'],
  ['README.md', 'nothing is checked in README.md: only brands/, flows/ and the JSON of templates/ are'],
  ['docs', 'nothing is checked in docs: only brands/, flows/ and the JSON of templates/ are'],
  [
    'templates/lead/lead.styles.ts',
    'nothing is checked in templates/lead/lead.styles.ts: only brands/, flows/ and the JSON of templates/ are',
  ],
  ['..', 'there is no folder brands/ in .., nor above'],
])('guiche check %s cannot run: %s', async (where, reason) => {
  expect(await runGuiche(root, ['check', where, '--lang', 'en'])).toEqual({
    status: 2,
    stdout: '',
    stderr: `guiche: ${reason}\n`,
  });
});

test.each([
  '.',
  'brands',
  'brands/acme',
  'brands/acme/brand.json',
  'flows/acme.json',
  'templates',
  'templates/lead',
  'templates/lead/lead.manifest.json',
])('guiche check %s runs', async (where) => {
  expect(await runGuiche(root, ['check', where])).toMatchObject({ status: 0, stderr: '' });
});

test('guiche check, run in an unchecked folder, checks the whole project', async () => {
  const file = path.join(root, 'flows/Oferta.json');
  writeFileSync(file, '{}');
  const { stdout } = await runGuiche(path.join(root, 'docs'), ['check']);
  rmSync(file);
  expect(stdout).toContain('flows/Oferta.json');
});
