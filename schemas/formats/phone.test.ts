import { describe, expect, it } from 'vitest';
import { isPhone } from './phone.ts';

describe('phone number', () => {
  it.each([
    '(11) 98765-4321',
    '11 98765-4321',
    '11987654321',
    '  (21) 91234 5678  ',
    '+12345',
    '+258 84 123 4567',
    '+55 (11) 98765-4321',
    '+1 (212) 555-0100',
  ])('takes %j as my phone number', (typed) => {
    expect(isPhone(typed)).toBe(true);
  });

  it.each([
    '',
    '+',
    '+1234',
    '+ 1 2 3 4',
    '+-----',
    '+abcdef',
    '987654321',
    '(11) 88765-4321',
    '(11) 3876-4321',
    '(01) 98765-4321',
    '011 98765-4321',
    '(1) 98765-4321',
    '(11) 98765-432',
    '(11) 98765-43210',
    '5511987654321',
    '(11) 98765-432a',
    '11+987654321',
    '１１９８７６５４３２１',
  ])('asks for my phone number when I type %j', (typed) => {
    expect(isPhone(typed)).toBe(false);
  });
});
