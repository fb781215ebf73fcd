import { expect, it } from 'vitest';
import { testProduct } from '../testing/test-catalogue';
import { parseDemoId } from './demo-id';

const catalogue = {
  products: [
    testProduct({ slugs: ['acme', 'acme-ingles'] }),
    testProduct({ area: 'MZ', currency: 'MZN', slugs: ['acme-mz'] }),
    testProduct({ productCode: 'ACME-PRO', slugs: [] }),
  ],
};

it.each([
  ['aberta-ACME', 'ACME', 'BR'],
  ['aberta-acme-2', 'ACME', 'BR'],
  ['aberta-acme-ingles-2', 'ACME', 'BR'],
  ['aberta-acme-mz', 'ACME', 'MZ'],
  ['aberta-ACME-MZ-2', 'ACME', 'MZ'],
  ['aberta-acme-mzx', 'ACME', 'BR'],
  ['aberta-acme-pro', 'ACME-PRO', 'BR'],
])('%s names the product %s in %s', (id, productCode, area) => {
  expect(parseDemoId(catalogue, ['aberta'], id)).toMatchObject({ word: 'aberta', product: { productCode, area } });
});

it.each(['aberta-', 'aberta-acm', 'paga-ACME', 'ACME'])('%s names no product', (id) => {
  expect(parseDemoId(catalogue, ['aberta'], id)).toBeUndefined();
});
