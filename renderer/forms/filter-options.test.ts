import { expect, it } from 'vitest';
import { filterOptions } from './filter-options';

const options = [
  { value: 'SP', label: 'São Paulo', alias: 'SP' },
  { value: 'SC', label: 'Santa Catarina', alias: 'SC' },
  { value: 'ES', label: 'Espírito Santo', alias: 'ES' },
  { value: 'sb', label: 'Santa Bárbara d’Oeste' },
];

it.each<[typed: string, found: string[]]>([
  ['', ['SP', 'SC', 'ES', 'sb']],
  ['  ', ['SP', 'SC', 'ES', 'sb']],
  ['sao', ['SP']],
  ['SÃO PAULO', ['SP']],
  ['santa', ['SC', 'sb']],
  ['sant', ['SC', 'ES', 'sb']],
  ['cat santa', ['SC']],
  ['sp', ['SP']],
  ["d'oeste", ['sb']],
  ['Santa Barbara d-Oeste', ['sb']],
  ['aulo', []],
  ['x', []],
])('typing %j finds %j', (typed, found) => {
  expect(filterOptions(options, typed).map(({ value }) => value)).toEqual(found);
});
