import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckSample } from '../../../../schemas/generated/types';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

const brand = (content: object): CheckSample[number] => ({
  file: 'brands/beta/brand.json',
  text: JSON.stringify(content),
});

test.each<[title: string, changes: CheckSample]>([
  ['an order and nothing else', [brand({ order: 20 })]],
  ['a schema and an order', [brand({ $schema: '../../schemas/brand.schema.json', order: 20 })]],
  ['a colour besides', [brand({ order: 20, color: '#0b5fff' })]],
  ['all settings under "all"', [brand({ order: 20, all: { productName: 'Curso Beta', productCode: 'BETA' } })]],
  ['no other brand there that sells in Brazil', [brand({ order: 20 }), { file: 'brands/acme', isRemoved: true }]],
])('a brand with %s sells nowhere, and that is told once', (_, changes) => {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(inspectConfig(root, { today: '2026-06-01' }).findings).toMatchObject([
    { code: 'area-missing', severity: 'error', place: { file: 'brands/beta/brand.json' } },
  ]);
});
