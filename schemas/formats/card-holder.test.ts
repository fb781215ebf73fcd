import { describe, expect, it } from 'vitest';
import { isCardHolder } from './card-holder.ts';

describe('name on the card', () => {
  it.each([
    'ANA SOUZA',
    'LENTO',
    'LI',
    'A.',
    ' Ana Souza ',
    'João Conceição',
    'Joa\u0303o',
    "MARIA D'AVILA",
    'MARIA D’AVILA',
    'ANA-CLARA VAZ',
    'J. P. SOUZA JR.',
    'Ana\u00a0Souza',
    'A'.repeat(60),
  ])('takes %j as the name on my card', (typed) => {
    expect(isCardHolder(typed)).toBe(true);
  });

  it.each([
    '',
    '   ',
    '\u00a0',
    '.',
    'A',
    ' Á ',
    "-'",
    'ANA 2',
    '4111 1111 1111 1111',
    'ANA_SOUZA',
    'ANA, SOUZA',
    'ana@souza',
    'ANA 😀',
    'ANA \ud800',
    '<b>ANA</b>',
    'A'.repeat(61),
  ])('asks for the name on my card when I type %j', (typed) => {
    expect(isCardHolder(typed)).toBe(false);
  });
});
