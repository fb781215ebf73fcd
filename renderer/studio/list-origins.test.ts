import { expect, test } from 'vitest';
import { repositoryRoot } from '../testing/test-repository';
import { listOrigins } from './list-origins';

const groups = listOrigins(repositoryRoot, 'wup');
const find = (title: string, key: string) =>
  groups.find((group) => group.title === title)?.values.find((one) => one.key === key);

test('values are told by what they are values of', () => {
  expect(groups.map(({ title }) => title).sort()).toEqual([
    'Ajustes de BR',
    'Ajustes de MZ',
    'Marca',
    'Mensagens em pt-BR',
    'Mensagens em pt-MZ',
    'Tema',
    'Textos em pt-BR',
    'Textos em pt-MZ',
  ]);
});

test('a value that the brand states has its line, and is its own', () => {
  expect(find('Ajustes de BR', 'productCode')).toMatchObject({ value: 'WUP', isOwn: true });
  expect(find('Ajustes de BR', 'productCode')?.origin).toMatch(/^brands\/wup\/brand\.json:\d+$/);
});

test('a value of the base has its line there, and is not the brand’s own', () => {
  expect(find('Ajustes de BR', 'country')).toMatchObject({ value: 'BR', isOwn: false });
  expect(find('Ajustes de BR', 'country')?.origin).toMatch(/^brands\/_base\/br\.json:\d+$/);
});

test('what no file states is derived from what is told, or computed', () => {
  const derived = groups.flatMap(({ values }) => values).filter(({ origin }) => origin === null);
  expect(derived.length).toBeGreaterThan(0);
  expect(derived.filter(({ isOwn }) => isOwn)).toEqual([]);
});

test('of a brand that is not there nothing is told', () => {
  expect(listOrigins(repositoryRoot, 'nobody')).toEqual([]);
});
