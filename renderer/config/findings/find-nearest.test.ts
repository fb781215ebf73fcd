import { expect, test } from 'vitest';
import { findNearest } from './find-nearest';

test.each([
  ['titel', ['title', 'terms'], 'title'],
  ['mdoe', ['mode', 'links'], 'mode'],
  ['pix-dinamic', ['pix-dynamic', 'pix-static'], 'pix-dynamic'],
  ['acme-pxi', ['acme', 'acme-pix'], 'acme-pix'],
  ['wup-idoimas', ['wup-idiomas', 'ms-idiomas'], 'wup-idiomas'],
  ['zup-idiomas', ['wup-idiomas'], 'wup-idiomas'],
  ['course-ofer', ['course-offer', 'course-pix'], 'course-offer'],
])('%s, of %j, most likely means %s', (found, allowed, meant) => {
  expect(findNearest(found, allowed)).toBe(meant);
});

test.each([
  ['minha-default', 'ms-default'],
  ['marca-default', 'ms-default'],
  ['wup-default', 'ms-default'],
  ['m2-idiomas', 'wup-idiomas'],
  ['nome', 'mode'],
])('%s is not %s', (found, other) => {
  expect(findNearest(found, [other])).toBeUndefined();
});
