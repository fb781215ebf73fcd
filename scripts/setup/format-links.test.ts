import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeCourseSample } from '../../cli/testing/make-course-sample';
import { formatLinks } from './format-links';

test('npm start has the path of each brand and area before it builds the pages', () => {
  expect(formatLinks(makeCourseSample(), 'en')).toMatch(/^( {2}\S.* \([A-Z]{2}\) +\/\S+(\n|$))+$/);
});

test.each([
  ['en', 'error[key-unknown] brands/acme/brand.json:'],
  ['pt-BR', 'erro[key-unknown] brands/acme/brand.json:'],
] as const)(
  'npm start in the language %s reports a mistake in a brand before it builds the pages',
  (language, text) => {
    const root = makeCourseSample();
    const file = path.join(root, 'brands/acme/brand.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"productName"', '"productNome"'));
    expect(() => formatLinks(root, language)).toThrow(text);
  },
);
