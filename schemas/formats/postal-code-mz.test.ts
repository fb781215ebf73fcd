import { expect, it } from 'vitest';
import { isPostalCodeMz } from './postal-code-mz';

it.each([
  ['', true],
  ['1100', true],
  [' 1100 ', true],
  ['110', false],
  ['11000', false],
  ['11-00', false],
])('the Mozambican postal code “%s” is valid: %s', (value, isValid) => {
  expect(isPostalCodeMz(value)).toBe(isValid);
});
