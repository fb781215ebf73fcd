import { describe, expect, it } from 'vitest';
import { isPostalCodeBr } from './postal-code-br.ts';

describe('CEP', () => {
  it.each(['01310-100', '00000-000'])('takes %j as my CEP', (typed) => {
    expect(isPostalCodeBr(typed)).toBe(true);
  });

  it.each([
    '',
    '01310100',
    '01310 100',
    '0131-0100',
    '1310-100',
    '01310-1000',
    '01310-10',
    '01310–100',
    '0131O-100',
    '01310-100\n',
    '1 01310-100',
    '０１３１０-１００',
  ])('asks for a valid CEP when I type %j', (typed) => {
    expect(isPostalCodeBr(typed)).toBe(false);
  });
});
