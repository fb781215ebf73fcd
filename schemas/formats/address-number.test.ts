import { describe, expect, it } from 'vitest';
import { isAddressNumber } from './address-number.ts';

describe('number of the house', () => {
  it.each(['10', 'S/N', '12 B', 'km 4,5'])('takes %j as my number', (typed) => {
    expect(isAddressNumber(typed)).toBe(true);
  });

  it.each(['', ' ', '\t\n', '\u00a0'])('asks for my number when I leave %j', (typed) => {
    expect(isAddressNumber(typed)).toBe(false);
  });
});
