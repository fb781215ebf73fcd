import { describe, expect, it } from 'vitest';
import { isAddressStreet } from './address-street.ts';

describe('street', () => {
  it.each([
    'Rua das Flores',
    '  Rua 7 de Setembro  ',
    'Rua 1º de Maio',
    'Avenida São João',
    'Avenida Sa\u0303o Joa\u0303o',
    "Rua Sant'Ana",
    'Travessa D’Ávila',
    'Quadra SQN-210',
  ])('takes %j as my street', (typed) => {
    expect(isAddressStreet(typed)).toBe(true);
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
  ])('asks for a valid street when I type %j', (typed) => {
    expect(isAddressStreet(typed)).toBe(false);
  });
});
