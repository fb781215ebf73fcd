import { expect, test } from 'vitest';
import { findBrandName, isBrandName } from './is-brand-name';

test.each([
  ['Cerâmica Ação', 'ceramica-acao'],
  ['ACME', 'acme'],
  ['-acme_2-', 'acme-2'],
  [`${'a'.repeat(63)} b`, 'a'.repeat(63)],
  ['日本', undefined],
])('the invalid folder name %j gets the suggestion %j', (name, intended) => {
  expect(isBrandName(name)).toBe(false);
  expect(findBrandName(name)).toBe(intended);
});
