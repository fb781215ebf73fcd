import { describe, expect, it } from 'vitest';
import { normalizePhone } from './normalize-phone';

describe('a valid phone is sent in international format', () => {
  it.each([
    ['(11) 98765-4321', '+5511987654321'],
    ['11987654321', '+5511987654321'],
    ['11 9 8765 4321', '+5511987654321'],
    ['+55 (11) 98765-4321', '+5511987654321'],
    ['+258 84 123 4567', '+258841234567'],
    ['  +1 202-555-0123', '+12025550123'],
    ['+123456', '+123456'],
    ['+12345', '+12345'],
    ['(10) 98765-4321', '+5510987654321'],
  ])('%s: %s', (typed, value) => {
    expect(normalizePhone(typed)).toEqual({ value, hasError: false });
  });
});

describe('an invalid phone is returned as typed, with an error flag', () => {
  it.each([
    '',
    ' ',
    'abc',
    '+',
    '+1234',
    '+12.345',
    '11 8765-4321',
    '(01) 98765-4321',
    '98765-4321',
    '119876543210',
    '5511987654321',
  ])('%s', (typed) => {
    expect(normalizePhone(typed)).toEqual({ value: typed, hasError: true });
  });
});
