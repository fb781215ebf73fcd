import { describe, expect, it } from 'vitest';
import { isFirstNameLength } from './first-name-length.ts';

describe('length of the first name', () => {
  it.each([
    '',
    'Ana Souza',
    'a'.repeat(40),
    `${'a'.repeat(40)} Souza`,
    `  ${'é'.repeat(40)}  Souza`,
    `Ana ${'a'.repeat(500)}`,
    '𝒜'.repeat(40),
  ])('takes %j, with a first name of at most 40 letters', (typed) => {
    expect(isFirstNameLength(typed)).toBe(true);
  });

  it.each(['a'.repeat(41), `${'a'.repeat(41)} Souza`, `  ${'é'.repeat(41)} Souza`, '𝒜'.repeat(41)])(
    'says that the first name of %j is too long',
    (typed) => {
      expect(isFirstNameLength(typed)).toBe(false);
    },
  );
});
