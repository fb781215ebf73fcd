import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

/** Findings of a brand with card and pix that holds these methods. */
function inspectHeld(...held: string[]) {
  const flags = Object.fromEntries(held.map((method) => [method, 'acme-test']));
  const changes: CheckSample = [
    { file: 'brands/_base/flags.json', text: '{"acme-test": {"description": "Teste.", "isOn": true}}\n' },
    {
      file: 'brands/acme/brand.json',
      replace: '"methods": ["credit-card", "pix"]',
      by: `"methods": ["credit-card", "pix"], "flags": ${JSON.stringify(flags)}`,
    },
  ];
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings.map(
    (finding) => describeFinding(finding, 'en').help,
  );
}

test('a flag may hold a method beside a free one', () => {
  expect(inspectHeld('credit-card')).toEqual([]);
});

test.each([
  ['all methods', ['credit-card', 'pix'], 'leave at least one of "methods" out of "flags"'],
  ['a method that is not offered', ['bankslip'], 'bankslip is not in "methods"; the area offers credit-card or pix'],
  [
    'the only method of a step',
    ['pix'],
    'in the step "payment" of flows/acme-pix.json all methods depend on flags: leave one of them out of "flags"',
  ],
])('a feature flag cannot switch %s', (_, held, help) => {
  expect(inspectHeld(...held)).toEqual([help]);
});
