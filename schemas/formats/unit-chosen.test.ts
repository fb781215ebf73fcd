import { describe, expect, it } from 'vitest';
import { isUnitChosen } from './unit-chosen.ts';

describe('choice of a unit', () => {
  it.each(['sandbox-sp-paulista'])('takes %j as my choice', (chosen) => {
    expect(isUnitChosen(chosen)).toBe(true);
  });

  it.each(['', ' ', '\n'])('asks for a unit when I leave %j', (chosen) => {
    expect(isUnitChosen(chosen)).toBe(false);
  });
});
