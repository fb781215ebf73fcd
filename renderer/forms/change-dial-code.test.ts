import { describe, expect, it } from 'vitest';
import { changeDialCode, hasDialCode } from './change-dial-code';

const countries = {
  br: { code: 'br', dialCode: '+55' },
  mz: { code: 'mz', dialCode: '+258' },
  us: { code: 'us', dialCode: '+1' },
  ca: { code: 'ca', dialCode: '+1' },
} as const;

describe('a buyer who chooses another country keeps the digits', () => {
  it.each([
    ['br', 'mz', '84 123 4567', '+258 841234567'],
    ['br', 'us', '(20) 25550-123', '+1 2025550123'],
    ['mz', 'br', '+258 11 98765 4321', '11987654321'],
    ['us', 'ca', '+1 202 555 0123', '+1 2025550123'],
    ['br', 'mz', '+55 11 98765-4321', '+258 11987654321'],
    ['br', 'mz', '', ''],
    ['us', 'mz', '+1 ', ''],
    ['mz', 'us', '+1 202 555 0123', '+1 2025550123'],
    ['mz', 'br', '+258 ', ''],
    ['br', 'br', '(11) 98765-4321', '11987654321'],
  ] as const)('%s → %s: %s', (from, to, typed, moved) => {
    expect(changeDialCode(typed, countries[from], countries[to])).toBe(moved);
  });
});

it.each([
  ['+258 84 123 4567', 'mz', true],
  [' +25884', 'mz', true],
  ['+25', 'mz', false],
  ['258841234567', 'mz', false],
  ['+1 202 555 0123', 'ca', true],
  ['', 'br', false],
] as const)('%s is written with the prefix of %s: %s', (typed, code, isWritten) => {
  expect(hasDialCode(typed, countries[code])).toBe(isWritten);
});
