import { describe, expect, it } from 'vitest';
import { type FileKind, fileKinds } from '../../catalogue/source/file-kinds';
import { findInvisibleSigns } from './invisible-signs';

/** The mended text, and the names of the signs. */
function mend(text: string, kind?: keyof typeof fileKinds) {
  const found = findInvisibleSigns(text, kind && (fileKinds[kind] as FileKind<unknown>));
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
    const text = '{"text":"R$\u00a010 por 12\u00a0meses 👩\u200d🎓 ❤\ufe0f\u200d🔥 👩🏽\u200d💻 🏳\ufe0f\u200d🌈"}';
    expect(mend(text)).toEqual({ mended: text, signs: [] });
  });

  it.each<[kind: keyof typeof fileKinds, text: string]>([
    ['flow', '{"steps":[{"props":{"markdown":"Maria\u00a0Silva: arqui\u00adtetura\u202f!"}}]}'],
    ['flow', '{"steps":[{"props":{"benefits":["10\u2009% e mais\u00a0aulas"]}}]}'],
    ['brand', '{"BR":{"businessName":"Escola\u00a0Acme","productName":"Curso\u00a0B","title":"Acme\u00a0B"}}'],
    ['brand', '{"all":{"plans":{"yearly":{"name":"Plano\u00a0B"}},"extras":[{"name":"Kit\u00a0B"}]}}'],
    ['brandSettings', '{"planNames":{"yearly":"Plano\u00a0anual"}}'],
    ['theme', '{"refererOptions":[{"id":"tv","label":"Na\u00a0TV"}]}'],
  ])('but not typography of a text in a %s: %j', (kind, text) => {
    expect(mend(text, kind)).toEqual({ mended: text, signs: [] });
  });

  it.each<[kind: keyof typeof fileKinds, text: string, mended: string]>([
    ['flow', '{"name":"Acme\u00a0B"}', '{"name":"Acme B"}'],
    [
      'flow',
      '{"steps":[{"props":{"markdown":"Maria\u00a0Silva\u200b!"}}]}',
      '{"steps":[{"props":{"markdown":"Maria\u00a0Silva!"}}]}',
    ],
    ['brand', '{"BR":{"productName":"Acme\u200b"}}', '{"BR":{"productName":"Acme"}}'],
    [
      'brand',
      '{"MZ":{"mz":{"methods":{"pix":{"name":"A\u00a0B"}}}}}',
      '{"MZ":{"mz":{"methods":{"pix":{"name":"A B"}}}}}',
    ],
    ['theme', '{"refererOptions":[{"id":"t\u00a0v"}]}', '{"refererOptions":[{"id":"t v"}]}'],
  ])('in a %s where no buyer reads, or without a width: %j', (kind, text, mended) => {
    expect(mend(text, kind).mended).toBe(mended);
  });

  it('in the copy, only in a key', () => {
    const text = '{"ti\u200btle":"Um\u200btexto\u00a0livre"}';
    expect(mend(text, 'copy').mended).toBe('{"title":"Um\u200btexto\u00a0livre"}');
  });
});
