import { expect, test } from 'vitest';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const files = { BR: 'brands/acme/brand.json', MZ: 'brands/beta/brand.json' };

function findingsOf(area: keyof typeof files, code: string, symbol: string) {
  const currency = JSON.stringify({ code, symbol, isSymbolFirst: true });
  const replace = `"${area}": {`;
  return inspectFiles(sampleFiles([{ file: files[area], replace, by: `${replace} "currency": ${currency},` }]), {
    today: '2026-06-01',
  }).findings;
}

test.each([
  ['BR', 'BRL', 'US$', 'symbol', 'R$'],
  ['BR', 'BRL', 'MT', 'symbol', 'R$'],
  ['BR', 'BRL', '', 'symbol', 'R$'],
  ['BR', 'MZN', 'MT', 'code', 'BRL'],
  ['MZ', 'MZN', 'R$', 'symbol', 'MT'],
  ['MZ', 'BRL', 'US$', 'code', 'MZN'],
] as const)(
  'in the area %s, the currency %s with the symbol "%s" has a wrong %s',
  (area, code, symbol, key, wanted) => {
    expect(findingsOf(area, code, symbol)).toMatchObject([
      { code: 'currency-country', place: { path: [area, 'currency', key] }, params: { wanted } },
    ]);
  },
);

test.each([
  ['BR', 'BRL', 'R$'],
  ['BR', 'BRL', 'R$ '],
  ['MZ', 'MZN', 'MT'],
  ['MZ', 'MZN', 'Mt.'],
  ['MZ', 'MZN', 'MTn'],
] as const)('the area %s accepts the currency %s with the symbol "%s"', (area, code, symbol) => {
  expect(findingsOf(area, code, symbol)).toEqual([]);
});
