import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

test.each([
  ['productName', '"productName": "Curso Acme"'],
  ['businessName', '"businessName": "Escola Acme"'],
  ['title', '"title": "Acme"'],
  ['name', '"name": "Plano anual"'],
])('an empty %s is told as empty', (key, replace) => {
  const root = makeSample([{ file: 'brands/acme/brand.json', replace, by: `"${key}": ""` }]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(inspectConfig(root, { today: '2026-06-01' }).findings).toMatchObject([
    { code: 'value-range', params: { rule: 'empty', limit: 1 } },
  ]);
});
