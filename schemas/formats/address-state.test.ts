import { describe, expect, it } from 'vitest';
import { isAddressState } from './address-state.ts';

describe('state', () => {
  it.each(['SP', 'Maputo', ' RJ '])('takes %j as my state', (typed) => {
    expect(isAddressState(typed)).toBe(true);
  });

  it.each(['', ' ', '\t\n', '\u00a0'])('asks for my state when I leave %j', (typed) => {
    expect(isAddressState(typed)).toBe(false);
  });
});
