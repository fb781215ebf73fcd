import { expect, it } from 'vitest';
import { makeCheckoutView } from '../../testing/make-checkout-view';
import { mostProfiles, parseProfiles } from './most-profiles';

it('the step limits the people, then the brand, then a usual maximum', () => {
  const family = makeCheckoutView({ brand: 'contaredonda' });
  expect(mostProfiles({ maxProfiles: 3 }, family)).toBe(3);
  expect(mostProfiles({}, family)).toBe(5);
  expect(mostProfiles({}, makeCheckoutView())).toBe(10);
});

it.each([
  ['1', 1],
  [' 3 ', 3],
  ['05', 5],
  ['３', 3],
  ['“3”', 3],
  ['3\u200b.', 3],
  ['6', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['2,5', undefined],
  ['', undefined],
  ['três', undefined],
])('of at most 5 people, "%s" is %s', (typed, count) => {
  expect(parseProfiles(typed, 5)).toBe(count);
});
