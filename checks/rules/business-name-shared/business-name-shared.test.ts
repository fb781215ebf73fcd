import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const beta = 'brands/beta/brand.json';
const named = (name: string): CheckSample[number] => ({
  file: beta,
  replace: '"businessName": "Escola Beta"',
  by: `"businessName": ${JSON.stringify(name)}`,
});
const titled = (title: string): CheckSample[number] => ({
  file: beta,
  replace: '"title": "Beta"',
  by: `"title": ${JSON.stringify(title)}`,
});
const unnamed: CheckSample[number] = { file: beta, replace: '"businessName": "Escola Beta",', by: '' };
const withProduct = (name: string): CheckSample[number] => ({
  file: beta,
  replace: '"productName": "Curso Beta"',
  by: `"productName": ${JSON.stringify(name)}`,
});
const unstated: CheckSample[number] = { file: beta, replace: '"business": "beta",', by: '' };
const ofAcme: CheckSample[number] = { file: beta, replace: '"business": "beta"', by: '"business": "acme"' };

function format(changes: CheckSample): string[] {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings.map(
    ({ code, place, params, otherFile }) =>
      `${code} ${place.file} ${'path' in place ? place.path.join('.') : ''}: ${params.owner} ${otherFile}`,
  );
}

const reported = [`business-name-shared ${beta} MZ.businessName: acme brands/acme/brand.json`];

test.each<[title: string, changes: CheckSample, expected: string[]]>([
  ['the same name', [named('Escola Acme')], reported],
  ['the same name in capitals', [named('ESCOLA ACME')], reported],
  ['the same title', [titled('Escola Acme')], reported.map((line) => line.replace('businessName', 'title'))],
  ['not a title of one word', [titled('Acme')], []],
  ['not a name that only begins like it', [named('Escola Acme Moçambique')], []],
  ['not a product name alone', [unnamed, withProduct('Escola Acme')], []],
  ['not without a stated business', [unstated, named('Escola Acme')], []],
  [
    'not by one business, which has its own check',
    [ofAcme, named('Escola Acme')],
    ['business-shared brands/beta/brand.json MZ.business: acme brands/acme/brand.json'],
  ],
])('the business name of another business is reported: %s', (_, changes, expected) => {
  expect(format(changes)).toEqual(expected);
});
