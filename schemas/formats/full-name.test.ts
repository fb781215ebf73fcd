import { describe, expect, it } from 'vitest';
import { isFullName } from './full-name.ts';

describe('name and surname', () => {
  it.each(['Ana Souza', '  Ana   Souza  ', 'Ana\tSouza', 'Ana\u00a0Souza', 'João da Silva Sauro', 'Ó D’Ávila'])(
    'takes %j as my name and surname',
    (typed) => {
      expect(isFullName(typed)).toBe(true);
    },
  );

  it.each(['', ' ', 'Ana', '  Ana  ', 'Ana\u00a0', 'Ana-Clara'])('asks for my surname when I type %j', (typed) => {
    expect(isFullName(typed)).toBe(false);
  });
});
