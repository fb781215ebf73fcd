import { describe, expect, it } from 'vitest';
import { isMPesaNumber } from './m-pesa-number.ts';

describe('M-Pesa number', () => {
  it.each(['841234567', '84 123 4567', '+258 84 123 4567', '+258851234567', '258 85 123 4567', ' 84-123-4567 '])(
    'takes %j as my M-Pesa number',
    (typed) => {
      expect(isMPesaNumber(typed)).toBe(true);
    },
  );

  it.each([
    '',
    '84123456',
    '8412345678',
    '82 123 4567',
    '86 123 4567',
    '87 123 4567',
    '+55 84 12345 6789',
    '+25 84 123 4567',
    '84 123 456a',
    '(11) 98765-4321',
    '８４１２３４５６７',
  ])('asks for my M-Pesa number when I type %j', (typed) => {
    expect(isMPesaNumber(typed)).toBe(false);
  });
});
