import { describe, expect, it } from 'vitest';
import { isOptionChosen } from './option-chosen.ts';

describe('choice of an option', () => {
  it.each(['yearly', '0', ' google '])('takes %j as my choice', (typed) => {
    expect(isOptionChosen(typed)).toBe(true);
  });

  it.each(['', ' ', '\t\n', '\u00a0'])('asks for a choice when I leave %j', (typed) => {
    expect(isOptionChosen(typed)).toBe(false);
  });
});
