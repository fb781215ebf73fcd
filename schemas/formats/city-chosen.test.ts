import { describe, expect, it } from 'vitest';
import { isCityChosen } from './city-chosen.ts';

describe('choice of a city', () => {
  it.each(['São Paulo', "Santa Bárbara d'Oeste"])('takes %j as my choice', (chosen) => {
    expect(isCityChosen(chosen)).toBe(true);
  });

  it.each(['', ' ', '\n'])('asks for a city when I leave %j', (chosen) => {
    expect(isCityChosen(chosen)).toBe(false);
  });
});
