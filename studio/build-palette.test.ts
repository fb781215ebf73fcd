import { expect, test } from 'vitest';
import { formatRatio } from './build-palette';

test.each([
  [4.5, '4,5:1'],
  [4.499, '4,49:1'],
  [21, '21:1'],
])('a contrast of %s reads as %s and never as more than it is', (ratio, text) => {
  expect(formatRatio(ratio)).toBe(text);
});
