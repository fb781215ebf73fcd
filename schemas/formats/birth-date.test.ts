import { expect, it } from 'vitest';
import { parseBirthDate } from '../api/parse-birth-date';
import { isBirthDate } from './birth-date';

it.each([
  ['31/12/1990', true],
  ['29/02/2000', true],
  ['29/02/2001', false],
  ['31/04/1990', false],
  ['01/01/1899', false],
  ['01/01/2999', false],
  ['1/1/1990', false],
  ['12/31/1990', false],
  ['', false],
])('the birth date “%s” is valid: %s', (value, isValid) => {
  expect(isBirthDate(value)).toBe(isValid);
});

it('a birth date is sent as an ISO day', () => {
  expect(parseBirthDate('31/12/1990')).toBe('1990-12-31');
});
