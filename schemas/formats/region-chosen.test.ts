import { describe, expect, it } from 'vitest';
import { isRegionChosen } from './region-chosen.ts';

describe('choice of a region', () => {
  it.each(['SP', 'Maputo Cidade'])('takes %j as my choice', (chosen) => {
    expect(isRegionChosen(chosen)).toBe(true);
  });

  it.each(['', ' ', '\n'])('asks for a state when I leave %j', (chosen) => {
    expect(isRegionChosen(chosen)).toBe(false);
  });
});
