import { describe, expect, it } from 'vitest';
import { findInvisibleSigns } from './invisible-signs';

/** The mended text, and the names of the signs. */
function mend(text: string, hasProse = false) {
  const found = findInvisibleSigns(text, hasProse);
  const mended = found.reduceRight(
    (left, { fix: { offset, length, replacement } }) =>
      left.slice(0, offset) + replacement + left.slice(offset + length),
    text,
  );
  return { mended, signs: found.map(({ sign }) => sign['pt-BR']) };
}

describe('a sign that nobody sees is found in a key or a value', () => {
  it.each<[text: string, mended: string, signs: string[]]>([
    ['{"code":"WUP\u200b"}', '{"code":"WUP"}', ['espaço invisível, U+200B']],
    [
      '{"na\u200cme":"a","b":"#0b5fff\ufeff"}',
      '{"name":"a","b":"#0b5fff"}',
      ['caractere invisível, U+200C', 'caractere invisível, U+FEFF'],
    ],
    ['{"name":"Escola\u00a0Acme"}', '{"name":"Escola Acme"}', ['espaço especial, U+00A0']],
    ['{"link":"https://a\u00adcme.example\u202c"}', '{"link":"https://acme.example"}', ['hífen invisível, U+00AD']],
    ['{"name":"R$\u00a010\u200b e 👩\u200d🎓"}', '{"name":"R$\u00a010 e 👩\u200d🎓"}', ['espaço invisível, U+200B']],
  ])('%j', (text, mended, signs) => {
    expect(mend(text)).toEqual({ mended, signs });
  });

  it('but not a space between a number and its unit, nor an emoji', () => {
    const text = '{"text":"R$\u00a010 por 12\u00a0meses 👩\u200d🎓 ❤\ufe0f\u200d🔥"}';
    expect(mend(text)).toEqual({ mended: text, signs: [] });
  });

  it('in the copy, only in a key', () => {
    const text = '{"ti\u200btle":"Um\u200btexto\u00a0livre"}';
    expect(mend(text, true).mended).toBe('{"title":"Um\u200btexto\u00a0livre"}');
  });
});
