import { describe, expect, it } from 'vitest';
import { isSmsCode } from './sms-code.ts';

describe('code by SMS', () => {
  it.each(['000000', '123456'])('takes %j as a code', (typed) => {
    expect(isSmsCode(typed)).toBe(true);
  });

  it.each(['', '12345', '1234567', '12345a', '123 456', '123456\n'])('asks for six digits when I type %j', (typed) => {
    expect(isSmsCode(typed)).toBe(false);
  });
});
