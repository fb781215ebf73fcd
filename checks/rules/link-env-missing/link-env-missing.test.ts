import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

test('one finding lists all links that an environment lacks', () => {
  const file = 'brands/beta/brand.json';
  const root = makeSample([
    { file, replace: '        "terms": "https://homolog.beta.example/termos",\n', by: '' },
    { file, replace: '        "faq": "https://homolog.beta.example/ajuda",\n', by: '' },
  ]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(inspectConfig(root, { today: '2026-06-01' }).findings).toMatchObject([
    { code: 'link-env-missing', params: { environment: 'homolog', links: '"terms", "faq"' } },
  ]);
});
