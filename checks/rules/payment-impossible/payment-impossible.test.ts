import { describe, expect, it } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const brand = (replace: string, by: string, id: 'acme' | 'beta' = 'beta'): CheckSample[number] => ({
  file: `brands/${id}/brand.json`,
  replace,
  by,
});
const methodsOff = brand('"isActive": true', '"isActive": false');
const installments = (text: string) => brand('"mz": {', `"mz": { ${text},`);
const companies = (methods: string) =>
  brand('"methods": ["credit-card", "pix"]', `"companies": [], "methods": ${methods}`, 'acme');
const onlyPix: CheckSample = [
  companies('["pix"]'),
  { file: 'flows/acme.json', replace: '["credit-card", "pix"]', by: '["pix"]' },
];
function codesOf(changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings.map(({ code, params }) => [
    code,
    params.what,
  ]);
}

describe('an area without a possible payment gets one finding', () => {
  it.each<[title: string, changes: CheckSample, what: string]>([
    ['every method switched off', [methodsOff], 'methods'],
    ['card payment without a card company', [companies('["credit-card", "pix"]')], 'companies'],
    ['more installments than a plan has', [installments('"installments": [18, 24]')], 'installments'],
    ['an empty list of installments', [installments('"installments": []')], 'installments'],
  ])('%s', (_, changes, what) => {
    expect(codesOf(changes)).toEqual([['payment-impossible', what]]);
  });
});

describe('an area with a possible payment gets no finding', () => {
  it.each<[title: string, changes: CheckSample]>([
    ['no card companies without card payment', onlyPix],
    ['fewer installments than the plan has', [installments('"installments": [1, 3, 6]')]],
    [
      'an unusable list of installments that buyers do not see',
      [installments('"installments": [18], "showsInstallments": false')],
    ],
    [
      'one method of two switched off',
      [brand('"methods": ["credit-card"]', '"methods": ["credit-card", "bankslip"]'), methodsOff],
    ],
  ])('%s', (_, changes) => {
    expect(codesOf(changes)).toEqual([]);
  });
});
