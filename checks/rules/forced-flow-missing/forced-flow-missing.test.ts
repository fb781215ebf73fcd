import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { tellFinding } from '../../findings/tell-finding';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

test('a flow rule with the file name of a flow gets a fix to its id', () => {
  const file = 'brands/acme/brand.json';
  const root = makeSample([{ file, replace: '"flow": "pix"', by: '"flow": "acme-pix"' }]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { findings } = inspectConfig(root, { today: '2026-06-01' });
  expect(findings).toMatchObject([{ code: 'forced-flow-missing', fix: { kind: 'set-value', value: 'pix' } }]);
  expect(findings.map((finding) => tellFinding(finding, 'en').help)).toEqual([
    'change it to "pix": the id of the flow goes here, and "acme-pix" is the name of the file',
  ]);
});
