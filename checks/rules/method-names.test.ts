import { expect, test } from 'vitest';
import type { CheckSample } from '../../schemas/generated/types';
import { inspectFiles } from '../inspect-config';
import { sampleFiles } from '../sample-files';

function codesOf(changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings.map(({ code }) => code);
}

const brandOffers = (slip: string): CheckSample[number] => ({
  file: 'brands/acme/brand.json',
  replace: '"methods": ["credit-card", "pix"]',
  by: `"methods": ["credit-card", "pix", "${slip}"]`,
});
const flowAsks = (slip: string): CheckSample[number] => ({
  file: 'flows/acme.json',
  replace: '["credit-card", "pix"]',
  by: `["credit-card", "${slip}"]`,
});

test.each([
  ['bank-slip', 'bankslip'],
  ['bankslip', 'bank-slip'],
  ['bank-slip', 'bank-slip'],
])('a brand that offers %s satisfies a flow that asks for %s', (offered, asked) => {
  expect(codesOf([brandOffers(offered), flowAsks(asked)])).toEqual([]);
});

test('a flow that asks for bank-slip is reported when its brand does not offer it', () => {
  expect(codesOf([flowAsks('bank-slip')])).toEqual(['method-not-in-brand']);
});

test.each([
  ['bank-slip', 'bankslip'],
  ['bankslip', 'bank-slip'],
])('a switched-off %s is reported when a flow asks for %s', (offered, asked) => {
  const file = 'brands/beta/brand.json';
  const switchedOff = {
    isActive: false,
    name: 'Boleto',
    planId: { test: 'T-SLIP', homolog: 'H-SLIP', production: 'P-SLIP' },
  };
  const found = codesOf([
    { file, replace: '"methods": ["credit-card"]', by: `"methods": ["credit-card", "${offered}"]` },
    { file, replace: '"methods": {', by: `"methods": { "boleto": ${JSON.stringify(switchedOff)},` },
    {
      file: 'flows/beta.json',
      replace: '"templateId": "payment", "defaultNextStepId"',
      by: `"templateId": "payment", "props": { "methods": ["${asked}"] }, "defaultNextStepId"`,
    },
  ]);
  expect(found).toContain('method-inactive');
  expect(found).not.toContain('method-not-in-brand');
});
