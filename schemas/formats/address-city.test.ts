import { describe, expect, it } from 'vitest';
import { isAddressCity } from './address-city.ts';

describe('city', () => {
  it.each([
    'São Paulo',
    ' Brasília ',
    "Santa Bárbara d'Oeste",
    'Santa Bárbara d’Oeste',
    'Ji-Paraná',
    'Não-Me-Toque',
    "Olhos-d'Água",
    'Maputo',
  ])('takes %j as my city', (typed) => {
    expect(isAddressCity(typed)).toBe(true);
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
  ])('asks for a valid city when I type %j', (typed) => {
    expect(isAddressCity(typed)).toBe(false);
  });
});
