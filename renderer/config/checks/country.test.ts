import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectConfig } from '../inspect-config';
import { makeSample } from './make-sample';

const inBrand = (id: string, replace: string, by: string): CheckSample[number] => ({
  file: `brands/${id}/brand.json`,
  replace,
  by,
});
const methods = (list: string) => inBrand('beta', '["credit-card"]', list);
const companies = inBrand('beta', '"methods": [', '"companies": ["hipercard", "visa", "elo", "diners"], "methods": [');

it.each<[title: string, changes: CheckSample, told: string[]]>([
  [
    "Brazil's area by the name of Mozambique's, whose words are not called needless",
    [inBrand('acme', '"BR": {', '"MZ": {')],
    ['method-not-in-country MZ.payment.methods.1 pix', 'first-brand'],
  ],
  ['Pix in Mozambique', [methods('["credit-card", "pix"]')], ['method-not-in-country MZ.payment.methods.1 pix']],
  ['slips and M-Pesa in Mozambique', [methods('["credit-card", "bankslip", "m-pesa"]')], []],
  [
    "Brazil's card companies in Mozambique",
    [companies],
    ['company-not-in-country MZ.payment.companies.0 hipercard, elo'],
  ],
  [
    'both, of which the companies go with the area',
    [methods('["credit-card", "pix"]'), companies],
    ['method-not-in-country MZ.payment.methods.1 pix'],
  ],
  [
    'the language of Mozambique in Brazil, once though the brand has words',
    [inBrand('acme', '"title": "Acme",', '"title": "Acme", "language": "pt-MZ",')],
    ['language-country BR.language pt-MZ'],
  ],
])('what a country does not have is told: %s', (_, changes, told) => {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { findings } = inspectConfig(root, { today: '2026-06-01' });
  const lines = findings.map(({ code, place, params }) =>
    [code, 'path' in place ? place.path.join('.') : '', params.found].join(' ').trim(),
  );
  expect(lines).toEqual(told);
});
