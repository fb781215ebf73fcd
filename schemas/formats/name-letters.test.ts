import { describe, expect, it } from 'vitest';
import { isNameLetters } from './name-letters.ts';

describe('letters of a name', () => {
  it.each([
    '',
    '   ',
    'Ana Souza',
    'João Conceição Müller',
    'Joa\u0303o',
    "Maria D'Ávila",
    'Maria D’Ávila',
    'Ana-Clara Vaz-Pinto',
    'Łukasz Nguyễn',
    'Ana\u00a0Souza',
  ])('takes the letters of %j', (typed) => {
    expect(isNameLetters(typed)).toBe(true);
  });

  it.each([
    'Ana 2',
    'Ana_Souza',
    'Ana Souza!',
    'Ana.Souza',
    'ana@souza',
    'Ana, Souza',
    'Ana "Nina" Souza',
    'Ana 😀',
    'Ana \ud800',
    '<b>Ana</b>',
  ])('asks for letters only when I type %j', (typed) => {
    expect(isNameLetters(typed)).toBe(false);
  });
});
