import { expect, it } from 'vitest';
import type { CheckSample } from '../../schemas/generated/types';
import { inspectFiles } from '../inspect-config';
import { sampleFiles } from '../sample-files';

const inBrand = (id: string, replace: string, by: string): CheckSample[number] => ({
  file: `brands/${id}/brand.json`,
  replace,
  by,
});
const switches = `{ "methods": { "creditcard": {
  "isActive": false, "name": "creditcard", "planId": { "test": "ACMECT1", "homolog": "ACMECH1", "production": "ACMECP1" }
} } }`;
const methods = (list: string) => inBrand('beta', '["credit-card"]', list);
const companies = inBrand('beta', '"methods": [', '"companies": ["hipercard", "visa", "elo", "diners"], "methods": [');

it.each<[title: string, changes: CheckSample, reported: string[]]>([
  [
    'Brazil\'s area under the key "MZ", without findings for its copy files',
    [inBrand('acme', '"BR": {', '"MZ": {')],
    ['first-brand', 'method-not-in-country MZ.payment.methods.1 pix'],
  ],
  ['Pix in Mozambique', [methods('["credit-card", "pix"]')], ['method-not-in-country MZ.payment.methods.1 pix']],
  ['no M-Pesa and no bank slips in Mozambique', [methods('["credit-card", "bankslip", "m-pesa"]')], []],
  [
    "Brazil's card companies in Mozambique",
    [companies],
    ['company-not-in-country MZ.payment.companies.0 hipercard, elo'],
  ],
  [
    "Pix and Brazil's card companies in Mozambique, with a finding only for Pix",
    [methods('["credit-card", "pix"]'), companies],
    ['method-not-in-country MZ.payment.methods.1 pix'],
  ],
  [
    'the language of Mozambique in Brazil, once although the brand has its own copy',
    [inBrand('acme', '"title": "Acme",', '"title": "Acme", "language": "pt-MZ",')],
    ['language-country BR.language pt-MZ'],
  ],
  [
    'a language without words, although the brand has words in the language of the country',
    [
      inBrand('beta', '"business": "beta",', '"business": "beta", "language": "pt-BR",'),
      { file: 'brands/beta/copy.pt-MZ.json', text: '{ "lead": { "submit": "Continuar" } }' },
      { file: 'brands/beta/messages.pt-MZ.json', text: '{ "email": "Confira o email." }' },
    ],
    ['language-country MZ.language pt-BR'],
  ],
  [
    "Mozambique's method switches in Brazil",
    [inBrand('acme', '"payment": {', `"mz": ${switches}, "payment": {`)],
    ['key-not-in-country BR.mz mz'],
  ],
  [
    'Mozambique\'s method switches under "all"',
    [inBrand('acme', '"BR": {', `"all": { "mz": ${switches} }, "BR": {`)],
    ['key-not-in-country all.mz mz'],
  ],
  [
    'a request for the CPF in Mozambique',
    [inBrand('beta', '"payment": {', '"payment": { "collectsDocument": true,')],
    ['key-not-in-country MZ.payment.collectsDocument payment.collectsDocument'],
  ],
  [
    'no finding when an area of Mozambique states that it asks for no CPF',
    [inBrand('beta', '"payment": {', '"payment": { "collectsDocument": false,')],
    [],
  ],
  [
    'a request for the CPF under "all"',
    [inBrand('beta', '"MZ": {', '"all": { "payment": { "collectsDocument": true } }, "MZ": {')],
    ['key-not-in-country all.payment.collectsDocument payment.collectsDocument'],
  ],
  [
    'a request for the CPF in Brazil\'s area under the key "MZ"',
    [inBrand('acme', '"BR": {', '"MZ": {'), inBrand('acme', '"payment": {', '"payment": { "collectsDocument": true,')],
    [
      'first-brand',
      'key-not-in-country MZ.payment.collectsDocument payment.collectsDocument',
      'method-not-in-country MZ.payment.methods.1 pix',
    ],
  ],
])('the check reports a value that its country does not have: %s', (_, changes, reported) => {
  const { findings } = inspectFiles(sampleFiles(changes), { today: '2026-06-01' });
  const lines = findings.map(({ code, place, params }) =>
    [code, 'path' in place ? place.path.join('.') : '', params.found ?? params.key].join(' ').trim(),
  );
  expect(lines).toEqual(reported);
});
