import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const sample = path.join(import.meta.dirname, '../sample');

test.each([
  ['brands/acme/theme.json', 'brands/acme/copy.pt-BR.json'],
  ['brands/acme/brand.json', 'brands/acme/theme.json'],
  ['brands/acme/brand.json', 'flows/acme.json'],
  ['brands/acme/copy.pt-BR.json', 'flows/acme.json'],
])('swapped contents of %s and %s give one finding for each file and no fix', (one, other) => {
  const textOf = (file: string) => readFileSync(path.join(sample, file), 'utf8');
  const { findings } = inspectFiles(
    sampleFiles([
      { file: one, text: textOf(other) },
      { file: other, text: textOf(one) },
    ]),
    { today: '2026-06-01' },
  );
  const reported = findings.map(({ code, place, fix }) => `${code} ${place.file} ${fix?.kind ?? 'without a fix'}`);
  expect(reported.sort()).toEqual([one, other].sort().map((file) => `schema-mismatch ${file} without a fix`));
});
