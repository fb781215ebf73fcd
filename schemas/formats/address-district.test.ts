import { describe, expect, it } from 'vitest';
import { isAddressDistrict } from './address-district.ts';

describe('district', () => {
  it.each(['Centro', ' Jardim Ângela ', 'Setor 9', "Pau-d'Alho", 'Boa-Vista'])('takes %j as my district', (typed) => {
    expect(isAddressDistrict(typed)).toBe(true);
  });

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
  ])('asks for a valid district when I type %j', (typed) => {
    expect(isAddressDistrict(typed)).toBe(false);
  });
});
