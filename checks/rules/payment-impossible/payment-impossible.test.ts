import { rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

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
const debitCard = `"debitcard": {
  "isActive": true, "name": "debitcard", "planId": { "test": "BETADT1", "homolog": "BETADH1", "production": "BETADP1" }
},`;

function codesOf(changes: CheckSample) {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return inspectConfig(root, { today: '2026-06-01' }).findings.map(({ code, params }) => [code, params.what]);
}

describe('an area that cannot be paid is told once', () => {
  it.each<[title: string, changes: CheckSample, what: string]>([
    ['every method switched off', [methodsOff], 'methods'],
    ['cards without a company', [companies('["credit-card", "pix"]')], 'companies'],
    ['more installments than a plan has', [installments('"installments": [18, 24]')], 'installments'],
    ['no number of installments', [installments('"installments": []')], 'installments'],
  ])('%s', (_, changes, what) => {
    expect(codesOf(changes)).toEqual([['payment-impossible', what]]);
  });

  it('a method of the area that cannot be sold yet, in place of all others, is that mistake alone', () => {
    expect(codesOf([methodsOff, brand('"creditcard": {', `${debitCard} "creditcard": {`)])).toEqual([
      ['method-unknown', undefined],
    ]);
  });
});

describe('an area that can be paid is fine', () => {
  it.each<[title: string, changes: CheckSample]>([
    ['no companies where no card is taken', onlyPix],
    ['fewer installments than the plan has', [installments('"installments": [1, 3, 6]')]],
    [
      'a list of installments that no buyer is shown',
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
