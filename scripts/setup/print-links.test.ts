import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeCourseSample } from '../../cli/testing/make-course-sample';
import { findScript } from './run-command.mjs';

function printLinks(root: string, locale: string) {
  const [program, ...args] = findScript('scripts/setup/print-links.ts');
  const env = { ...process.env, LC_ALL: locale };
  const { status, stdout } = spawnSync(program, args, { cwd: root, env, encoding: 'utf8', timeout: 60_000 });
  return { status, stdout };
}

test('npm start has the path of each brand and area before it builds the pages', () => {
  const { status, stdout } = printLinks(makeCourseSample(), 'C');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^( {2}\S.* \([A-Z]{2}\) +\/\S+\n)+$/);
});

test.each([
  ['C', 'error[key-unknown] brands/acme/brand.json:'],
  ['pt_BR.UTF-8', 'erro[key-unknown] brands/acme/brand.json:'],
])('npm start in the locale %s reports a mistake in a brand before it builds the pages', (locale, told) => {
  const root = makeCourseSample();
  const file = path.join(root, 'brands/acme/brand.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"productName"', '"productNome"'));
  const { status, stdout } = printLinks(root, locale);
  expect({ status, stdout }).toEqual({ status: 1, stdout: expect.stringContaining(told) });
});
