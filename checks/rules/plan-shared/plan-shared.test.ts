import { expect, it } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

function inspect(changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings.map((finding) => ({
    file: finding.place.file,
    path: 'path' in finding.place ? finding.place.path.join('.') : '',
    message: describeFinding(finding, 'pt-BR').message,
  }));
}

it('a shared plan id that resembles neither brand is reported in the brand with the higher order', () => {
  const copied = inspect([
    { file: 'brands/acme/brand.json', replace: '"order": 1', by: '"order": 3' },
    { file: 'brands/acme/brand.json', replace: '"ACMEPRD1"', by: '"4711"' },
    { file: 'brands/beta/brand.json', replace: '"BETAPRD1"', by: '"4711"' },
  ]);
  expect(copied).toEqual([
    {
      file: 'brands/acme/brand.json',
      path: 'BR.plans.yearly.planId.production',
      message: 'o plano MZ.plans.yearly da marca "beta" já tem 4711 (production)',
    },
  ]);
});

it.each([
  ['test', 'BETATST1', 'BETAPRD1', 'production'],
  ['production', 'BETAPRD1', 'BETATST1', 'test'],
  ['homolog', 'BETAHML1', 'BETAPRD1', 'production'],
  ['homolog', 'BETAHML1', 'BETATST1', 'test'],
])(
  'a repeated plan id is reported in the environment that it does not fit: %s, with %s changed to %s',
  (environment, was, id, other) => {
    const repeated = inspect([{ file: 'brands/beta/brand.json', replace: `"${was}"`, by: `"${id}"` }]);
    expect(repeated.map(({ path, message }) => [path.split('.').at(-1), message])).toEqual([
      [environment, `o plano MZ.plans.yearly da marca "beta" já tem ${id} (${other})`],
    ]);
  },
);

it('the message names the other environment of the plan with the same id', () => {
  const repeated = inspect([{ file: 'brands/beta/brand.json', replace: '"BETAPRD1"', by: '"BETAHML1"' }]);
  expect(repeated.map(({ path, message }) => [path.split('.').at(-1), message])).toEqual([
    ['production', 'o plano MZ.plans.yearly da marca "beta" já tem BETAHML1 (homolog)'],
  ]);
});

/** Text in a brand's file, with other ids. */
const ids = (...planIds: [string, string, string]) => {
  const [test, homolog, production] = planIds.map((id) => JSON.stringify(id));
  return `"test": ${test},\n          "homolog": ${homolog},\n          "production": ${production}`;
};
const ofAcme = ids('ACMETST1', 'ACMEHML1', 'ACMEPRD1');

it('plan ids copied together from another brand give one finding', () => {
  const copied = inspect([
    { file: 'brands/beta/brand.json', replace: ids('BETATST1', 'BETAHML1', 'BETAPRD1'), by: ofAcme },
  ]);
  expect(copied).toEqual([
    {
      file: 'brands/beta/brand.json',
      path: 'MZ.plans.yearly.planId',
      message:
        'o plano BR.plans.yearly da marca "acme" já tem ACMETST1, ACMEHML1, ACMEPRD1 (test, homolog, production)',
    },
  ]);
});

it('plan ids that two areas of one brand share are reported', () => {
  const sold = `"plans": { "yearly": { "amount": 1140000, "installments": 12, "planId": {\n          ${ofAcme} } } }`;
  const copied = inspect([
    {
      file: 'brands/acme/brand.json',
      replace: '"BR": {',
      by: `"MZ": {
        "productName": "Curso Acme", "productCode": "ACME", "dsProductId": "acme-curso", "domain": "acme.example",
        "flows": ["beta"], ${sold}
      },
      "BR": {`,
    },
  ]);
  expect(copied).toEqual([
    {
      file: 'brands/acme/brand.json',
      path: 'MZ.plans.yearly.planId',
      message:
        'o plano BR.plans.yearly da marca "acme" já tem ACMETST1, ACMEHML1, ACMEPRD1 (test, homolog, production)',
    },
  ]);
});

const monthly = (id: string) =>
  `"plans": { "monthly": { "name": "Plano mensal", "amount": 1560, "installments": 1, "planId": { "test": "BETAMTST1", "homolog": "BETAMHML1", "production": "${id}" } },`;

it.each<[title: string, change: CheckSample[number], path: string]>([
  [
    'of two plan types',
    { file: 'brands/beta/brand.json', replace: '"plans": {', by: monthly('BETAPRD1') },
    'MZ.plans.yearly.planId.production',
  ],
  [
    'of a plan and a method',
    { file: 'brands/beta/brand.json', replace: '"BETACPRD1"', by: '"BETAPRD1"' },
    'MZ.mz.methods.creditcard.planId.production',
  ],
  [
    'of two methods',
    {
      file: 'brands/beta/brand.json',
      replace: '"methods": {\n        "creditcard"',
      by: `"methods": {
        "debitcard": { "isActive": true, "name": "debit-card", "planId": { "test": "BETADTST1", "homolog": "BETADHML1", "production": "BETACPRD1" } },
        "creditcard"`,
    },
    'MZ.mz.methods.creditcard.planId.production',
  ],
])('an id %s of Mozambique is reported', (_, change, path) => {
  expect(inspect([change]).filter(({ message }) => message.includes('PRD1'))).toMatchObject([{ path }]);
});
