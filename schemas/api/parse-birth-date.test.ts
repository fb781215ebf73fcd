import { expect, it } from 'vitest';
import { parseBirthDate } from './parse-birth-date';

it.each([
  ['31/12/1990', '1990-12-31'],
  ['5/7/1990', '1990-07-05'],
  ['05.07.1990', '1990-07-05'],
  ['5 7 90', '1990-07-05'],
  ['5/7/05', undefined],
  ['5/7/990', undefined],
])('the birth date %s is sent as the ISO day %s', (typed, day) => {
  expect(parseBirthDate(typed)).toBe(day);
});
