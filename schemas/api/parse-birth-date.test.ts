import { expect, it } from 'vitest';
import { parseBirthDate } from './parse-birth-date';

it.each([
  ['31/12/1990', '1990-12-31'],
  ['5/7/1990', '1990-07-05'],
  ['05.07.1990', '1990-07-05'],
  ['5 7 90', '1990-07-05'],
  ['5 de julho de 1990', '1990-07-05'],
  ['1º de Março 90', '1990-03-01'],
  ['05de dezembro de 1990', '1990-12-05'],
  ['5/dez/1990', '1990-12-05'],
  ['5 de julh de 1990', '1990-07-05'],
  ['5 de ju de 1990', undefined],
  ['5 de brumário de 1990', undefined],
  ['31 de abril de 1990', undefined],
  ['5/7/05', undefined],
  ['5/7/990', undefined],
])('the birth date %s is sent as the ISO day %s', (typed, day) => {
  expect(parseBirthDate(typed)).toBe(day);
});
