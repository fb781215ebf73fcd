import { expect, test } from 'vitest';
import { findInValid, mistakes, scoreMistakes } from './score-mistakes';

test('the check finds nothing in a valid catalogue', () => {
  expect(findInValid()).toEqual([]);
});

test('the check finds at least 100 typical mistakes, nearly all on the right line and with help', () => {
  const scored = scoreMistakes();
  const share = (count: number) => count / scored.length;
  expect(mistakes.length).toBeGreaterThanOrEqual(100);
  // Nothing but a guess tells that a text or a name belongs elsewhere.
  expect(scored.filter(({ findings }) => findings === 0).map(({ name }) => name)).toEqual([
    'two texts of the other brand',
    'the name of the other brand in a text',
    'the product of the other brand in an offer',
    'a yearly plan with the name of a semester',
  ]);
  expect(share(scored.filter(({ findings }) => findings > 0).length)).toBeGreaterThanOrEqual(0.97);
  expect(share(scored.reduce((sum, { findings }) => sum + findings, 0))).toBeLessThanOrEqual(1.2);
  expect(share(scored.filter(({ isRightLine }) => isRightLine).length)).toBeGreaterThanOrEqual(0.9);
  expect(share(scored.filter(({ hasHelp }) => hasHelp).length)).toBeGreaterThanOrEqual(0.9);
  // Only the author knows the right value of a text or of a price.
  expect(share(scored.filter(({ hasFix }) => hasFix).length)).toBeGreaterThanOrEqual(0.45);
  // A company named twice and an unreadable colour have no single right value. A text keeps its quotes.
  const fixed = scored.filter(({ hasFix }) => hasFix);
  expect(fixed.filter(({ isRestored }) => isRestored).length / fixed.length).toBeGreaterThanOrEqual(0.85);
});
