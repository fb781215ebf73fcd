import { afterEach, expect, test, vi } from 'vitest';
import { loadCatalogue } from '../checks/load-catalogue';
import { copyConfig } from '../renderer/testing/test-repository';
import { selectFinished } from './select-finished';

afterEach(() => {
  vi.restoreAllMocks();
});

function loadWith(changes: readonly (readonly [brand: string, id: string, pending: string])[]) {
  const { root, replace } = copyConfig();
  for (const [brand, id, pending] of changes) replace(`brands/${brand}/brand.json`, `"${id}"`, `"${pending}"`);
  return loadCatalogue(root);
}

const production = ['clinaria', 'CLINANUALPRD1', 'TODO-clinaria-yearly-production'] as const;

test('production leaves out a brand with a pending plan id, and says which key is pending', () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const catalogue = loadWith([production, ['ms', 'MSANUALTST1', 'TODO-ms-yearly-test']]);
  const kept = selectFinished(catalogue, 'production').brands;
  expect(catalogue.brands.filter((brand) => !kept.includes(brand)).map(({ id }) => id)).toEqual(['clinaria']);
  expect(log.mock.calls.join()).toContain(
    'brands/clinaria (BR) is not sold in production: plans.yearly.planId pending',
  );
});

test.each(['test', 'homolog'] as const)('%s shows a brand with pending ids', (environment) => {
  const catalogue = loadWith([production]);
  expect(selectFinished(catalogue, environment)).toBe(catalogue);
});

test('production keeps the area of a brand that has no pending id', () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { brands } = selectFinished(loadWith([['wup', 'WUPMZANUALPRD1', 'TODO-wup-yearly-production']]), 'production');
  expect(Object.keys(brands.find(({ id }) => id === 'wup')?.areas ?? {})).toEqual(['BR']);
});

test('production does not start when every brand of Brazil has a pending id', () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const catalogue = loadWith([production]);
  const brands = catalogue.brands.filter(({ id }) => id === 'clinaria');
  expect(() => selectFinished({ ...catalogue, brands }, 'production')).toThrow('Nothing can be sold in production');
});
