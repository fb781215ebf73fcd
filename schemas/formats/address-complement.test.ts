import { describe, expect, it } from 'vitest';
import { isAddressComplement } from './address-complement.ts';

describe('complement of the address', () => {
  it.each(['', '   ', 'Apto 12', ' Bloco B ', '3º andar', 'Fundos', 'Térreo'])('takes %j as my complement', (typed) => {
    expect(isAddressComplement(typed)).toBe(true);
  });

  it.each([
    'Apto  12',
    'Apto 12, bloco B',
    'Apto 12-B',
    'Apto #12',
    'Apto 12.',
    'Apto\t12',
    'Apto \ud800',
    '<b>12</b>',
  ])('asks for a valid complement when I type %j', (typed) => {
    expect(isAddressComplement(typed)).toBe(false);
  });
});
