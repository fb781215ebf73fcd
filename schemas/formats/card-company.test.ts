import { describe, expect, it } from 'vitest';
import { isCardCompany } from './card-company.ts';

describe('card company', () => {
  it.each(['visa', 'american_express', ' elo '])('takes %j as a card company', (typed) => {
    expect(isCardCompany(typed)).toBe(true);
  });

  it.each(['', ' ', '\t\n', '\u00a0'])('asks for the card company when I leave %j', (typed) => {
    expect(isCardCompany(typed)).toBe(false);
  });
});
