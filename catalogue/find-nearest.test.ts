import { expect, test } from 'vitest';
import { findNearest, isMisspelling } from './find-nearest';

test.each([
  ['titel', ['title', 'terms'], 'title'],
  ['mdoe', ['mode', 'links'], 'mode'],
  ['pix-dinamic', ['pix-dynamic', 'pix-static'], 'pix-dynamic'],
  ['acme-pxi', ['acme', 'acme-pix'], 'acme-pix'],
  ['wup-idoimas', ['wup-idiomas', 'ms-idiomas'], 'wup-idiomas'],
  ['zup-idiomas', ['wup-idiomas'], 'wup-idiomas'],
  ['course-ofer', ['course-offer', 'course-pix'], 'course-offer'],
])('for %s, the nearest word in %j is %s', (found, allowed, intended) => {
  expect(findNearest(found, allowed)).toBe(intended);
});

test.each([
  ['minha-default', 'ms-default'],
  ['marca-default', 'ms-default'],
  ['wup-default', 'ms-default'],
  ['m2-idiomas', 'wup-idiomas'],
  ['nome', 'mode'],
])('%s is too different from %s for a suggestion', (found, other) => {
  expect(findNearest(found, [other])).toBeUndefined();
});

test.each([
  ['acme-pxi', 'acme-pix', true],
  ['pixdynamic', 'pix-dynamic', true],
  ['american-expres', 'american_express', true],
  ['American Express', 'american_express', true],
  ['PT-br', 'pt-BR', true],
  ['acme-zm', 'acme-mz', true],
  ['prod', 'production', true],
  ['acme-2025', 'acme-2026', false],
  ['acme-1', 'acme-2', false],
  ['acme-pix2', 'acme-pix', false],
  ['acme-mz-default', 'acme-default', false],
  ['acme-default', 'acme-b-default', false],
  ['ms-default', 'mz-default', false],
])('%s is an unambiguous misspelling of %s: %s', (found, word, expected) => {
  expect(isMisspelling(found, word)).toBe(expected);
});
