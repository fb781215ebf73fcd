import { describe, expect, it } from 'vitest';
import { isPhone } from './phone';
import { isPhoneInternational } from './phone-international';

describe('a phone number with a + prefix', () => {
  it.each(['+258841234567', '+258 84 123 4567', '+12345', '+55 (11) 98765-4321', ' +351 912 345 678'])(
    '%s is valid',
    (phone) => {
      expect(isPhoneInternational(phone)).toBe(true);
      expect(isPhone(phone)).toBe(true);
    },
  );

  it.each(['+', '+1234', '+258', '+abcdef', '++12345', '+ 1'])('%s is invalid', (phone) => {
    expect(isPhoneInternational(phone)).toBe(false);
    expect(isPhone(phone)).toBe(false);
  });

  it.each(['', '11987654321', '123', 'abc'])(
    '%j has no + prefix and is left to the rule for phone numbers',
    (phone) => {
      expect(isPhoneInternational(phone)).toBe(true);
    },
  );
});
