import { describe, expect, it } from 'vitest';
import { isCnpj } from './cnpj.ts';

describe('CNPJ', () => {
  it.each([
    '11.222.333/0001-81',
    '11222333000181',
    ' 11.222.333/0001-81 ',
    '12.ABC.345/01DE-35',
    '12ABC34501DE35',
    '12abc34501de35',
    '12.abc.345/01de-35',
  ])('takes %j as a CNPJ', (typed) => {
    expect(isCnpj(typed)).toBe(true);
  });

  it.each([
    '',
    '   ',
    '11.222.333/0001-80',
    '11.222.333/0001-18',
    '1122233300018',
    '112223330001810',
    '00.000.000/0000-00',
    '11111111111111',
    '12.ABC.345/01DE-36',
    '12.ABD.345/01DE-35',
    '12ABC34501DE3A',
    '12ABC34501DEAB',
    '12.ÁBC.345/01DE-35',
    '111.444.777-35',
  ])('asks to check the CNPJ when I type %j', (typed) => {
    expect(isCnpj(typed)).toBe(false);
  });
});
