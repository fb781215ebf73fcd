import { describe, expect, it } from 'vitest';
import { isRegistry } from './registry.ts';

describe('CPF or CNPJ', () => {
  it.each([
    '111.444.777-35',
    '11144477735',
    '11.222.333/0001-81',
    '11222333000181',
    '12.ABC.345/01DE-35',
    '12abc34501de35',
  ])('takes %j as a CPF or CNPJ', (typed) => {
    expect(isRegistry(typed)).toBe(true);
  });

  it.each([
    '',
    '   ',
    '111.444.777-34',
    '11.222.333/0001-80',
    '111444777350',
    '1122233300018',
    '11111111111',
    '11111111111111',
    '111.444.777-35 11.222.333/0001-81',
  ])('asks to check the CPF or CNPJ when I type %j', (typed) => {
    expect(isRegistry(typed)).toBe(false);
  });
});
