import { expect, test } from 'vitest';
import { findBrandName, isBrandName } from './is-brand-name';

test.each([
  ['Cerâmica Ação', 'ceramica-acao'],
  ['ACME', 'acme'],
  ['-acme_2-', 'acme-2'],
  [`${'a'.repeat(63)} b`, 'a'.repeat(63)],
  ['日本', undefined],
])('the folder %j was meant to be %j', (name, meant) => {
  expect(isBrandName(name)).toBe(false);
  expect(findBrandName(name)).toBe(meant);
});
