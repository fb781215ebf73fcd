import { describe, expect, it } from 'vitest';
import { isAddressCountry } from './address-country.ts';

describe('country', () => {
  it.each(['Brasil', ' Moçambique ', 'Guiné-Bissau', 'Timor-Leste', 'São Tomé e Príncipe'])(
    'takes %j as my country',
    (typed) => {
      expect(isAddressCountry(typed)).toBe(true);
    },
  );

  it.each([
    '',
    '   ',
    'Duas  lacunas',
    'Flores, 10',
    'Flores; Rosas',
    'Flores.',
    'Flores #10',
    'ana@example',
    'Flores - Rosas',
    'Flores--Rosas',
    '-Flores',
    'Flores-',
    'Flores\tRosas',
    'Flores 😀',
    'Flores \ud800',
    '<b>Flores</b>',
  ])('asks for a valid country when I type %j', (typed) => {
    expect(isAddressCountry(typed)).toBe(false);
  });
});
