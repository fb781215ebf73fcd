import { describe, expect, it } from 'vitest';
import { isCpf } from './cpf.ts';

describe('CPF', () => {
  it.each(['111.444.777-35', '11144477735', ' 111.444.777-35 ', '111 444 777 35', '529.982.247-25', '00000000191'])(
    'takes %j as my CPF',
    (typed) => {
      expect(isCpf(typed)).toBe(true);
    },
  );

  it.each([
    '',
    '   ',
    '111.444.777-34',
    '111.444.777-53',
    '1114447773',
    '111444777350',
    '000.000.000-00',
    '11111111111',
    '99999999999',
    '111.444.777-3x',
    'x11144477735',
    '11.222.333/0001-81',
    '１１１４４４７７７３５',
  ])('asks to check my CPF when I type %j', (typed) => {
    expect(isCpf(typed)).toBe(false);
  });
});
