import { expect, test } from 'vitest';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

test('a flow rule with the file name of a flow gets a fix to its id', () => {
  const file = 'brands/acme/brand.json';
  const { findings } = inspectFiles(sampleFiles([{ file, replace: '"flow": "pix"', by: '"flow": "acme-pix"' }]), {
    today: '2026-06-01',
  });
  expect(findings).toMatchObject([{ code: 'forced-flow-missing', fix: { kind: 'set-value', value: 'pix' } }]);
  expect(findings.map((finding) => describeFinding(finding, 'en').help)).toEqual([
    'change it to "pix": the id of the flow goes here, and "acme-pix" is the name of the file',
  ]);
});
