import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

const sample = path.join(import.meta.dirname, '../sample');

test.each([
  ['brands/acme/theme.json', 'brands/acme/copy.pt-BR.json'],
  ['brands/acme/brand.json', 'brands/acme/theme.json'],
  ['brands/acme/brand.json', 'flows/acme.json'],
  ['brands/acme/copy.pt-BR.json', 'flows/acme.json'],
])('swapped contents of %s and %s give one finding for each file and no fix', (one, other) => {
  const textOf = (file: string) => readFileSync(path.join(sample, file), 'utf8');
  const root = makeSample([
    { file: one, text: textOf(other) },
    { file: other, text: textOf(one) },
  ]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { findings, broken } = inspectConfig(root, { today: '2026-06-01' });
  const told = findings.map(({ code, place, fix }) => `${code} ${place.file} ${fix?.kind ?? 'without a fix'}`);
  expect(told.sort()).toEqual([one, other].sort().map((file) => `schema-mismatch ${file} without a fix`));
  expect([...broken]).toEqual(expect.arrayContaining([one, other]));
});
