import { describe, expect, it, vi } from 'vitest';
import { compileCopy, listPlaceholders, listShown, listWordings, type Wording } from './compile-copy';
import type { TextValues } from './copy-key';
import { translateByCode } from './translate';

/** A text with its values, as displayed. */
function read(text: string, values?: TextValues, language = 'pt-BR'): string {
  const copy = compileCopy({ group: { key: text } }, (_group, _key, reason) => {
    throw new SyntaxError(reason);
  });
  return translateByCode(copy, 'group', language)('key', values);
}

describe('a text is shown', () => {
  const fields = '{count, plural, one {Falta acertar um campo} other {Faltam acertar # campos}}';

  it.each<[text: string, values: TextValues | undefined, shown: string]>([
    ['Voltar', undefined, 'Voltar'],
    ['', undefined, ''],
    ['Passo {step} de {total}', { step: 2, total: 4 }, 'Passo 2 de 4'],
    ['{count}x de {value}', { count: 12, value: 'R$ 95,00' }, '12x de R$ 95,00'],
    [fields, { count: 1 }, 'Falta acertar um campo'],
    [fields, { count: 3 }, 'Faltam acertar 3 campos'],
    [fields, { count: 0 }, 'Falta acertar um campo'],
    ["'{'literal'}'", undefined, '{literal}'],
    ["D''{name}", { name: 'Ana' }, "D'Ana"],
    ["Gota d'água, {name}", { name: 'Ana' }, "Gota d'água, Ana"],
    ['R$ 50 & "10 < 20"', undefined, 'R$ 50 & "10 < 20"'],
    ['Olá, {name}', { name: '<img src=x onerror=alert(1)>' }, 'Olá, <img src=x onerror=alert(1)>'],
    ['Olá, {name}', { name: '{other}' }, 'Olá, {other}'],
  ])('%s with %j: %s', (text, values, shown) => {
    expect(read(text, values)).toBe(shown);
  });

  it('with numbers in the format of the language', () => {
    expect(read(fields, { count: 999 })).toBe('Faltam acertar 999 campos');
    expect(read(fields, { count: 1234 })).toBe('Faltam acertar 1.234 campos');
    expect(read(fields, { count: 2.5 })).toBe('Faltam acertar 2,5 campos');
  });

  it('without Intl.NumberFormat for a small count', () => {
    const spy = vi.spyOn(Intl, 'NumberFormat');
    expect(read(fields, { count: 3 })).toBe('Faltam acertar 3 campos');
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  });
});

describe('a text with invalid ICU syntax', () => {
  it.each([
    '{name',
    '{count, plural, one {um}}',
    '{count, plural}',
    '{}',
    '{a b}',
    '<b>',
    '<b>oi</b>',
    '{n, plural, one {<i>a</i>} other {b}}',
    "para '{email}'",
    "Gota d'{email} x",
    "d'''{name}",
    "d'{n, plural, one {um} other {dois}}",
  ])('%s is reported and left out', (text) => {
    const onError = vi.fn();
    const copy = compileCopy({ lead: { bad: text, good: 'Olá' } }, onError);
    expect(onError).toHaveBeenCalledExactlyOnceWith('lead', 'bad', expect.any(String));
    expect(Object.keys(copy.lead ?? {})).toEqual(['good']);
  });

  it('is ignored as the value of $schema in a file or a group', () => {
    const onError = vi.fn();
    expect(compileCopy({ $schema: '{', lead: { $schema: '{', title: 'Olá' } } as never, onError)).toEqual({
      lead: { title: 'Olá' },
    });
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('the placeholders of a text', () => {
  it.each<[text: string, names: string[]]>([
    ['Voltar', []],
    ['{step} de {total}', ['step', 'total']],
    ['{count, plural, one {um {kind}} other {# {kind} de {total}}}', ['count', 'kind', 'total']],
    ['{n, select, a {{x}} other {{y}}}', ['n', 'x', 'y']],
  ])('%s: %j', (text, names) => {
    const message = compileCopy({ group: { text } }, () => undefined).group?.text ?? '';
    expect(listPlaceholders(message)).toEqual(names);
  });
});

describe('the placeholders that every variant of a text shows', () => {
  it.each<[text: string, names: string[]]>([
    ['Voltar', []],
    ['{count}x de {value}', ['count', 'value']],
    ['{count, plural, one {um} other {#}} de {total}', ['total']],
    ['{count, plural, one {{kind} e {value}} other {# {kind}}}', ['kind']],
    ['{n, select, a {{x}} other {{n, plural, one {{x}} other {{x} {y}}}}}', ['x']],
  ])('%s: %j', (text, names) => {
    const message = compileCopy({ group: { text } }, () => undefined).group?.text ?? '';
    expect(listShown(message)).toEqual(names);
  });
});

describe('the variants of a text', () => {
  it.each<[text: string, wordings: Wording[]]>([
    ['Voltar', [['Voltar']]],
    ['Passo {step} de {total}', [['Passo ', null, ' de ', null]]],
    ['{name}', [[null]]],
    [
      '{count, plural, one {um campo} other {# campos}} de {total}',
      [
        ['um campo', ' de ', null],
        [null, ' campos', ' de ', null],
      ],
    ],
    [
      '{n, select, a {{x}} other {{k, selectordinal, one {#ª} other {vez}}}}!',
      [
        [null, '!'],
        [null, 'ª', '!'],
        ['vez', '!'],
      ],
    ],
    ['{n, plural, one {} other {#}}', [[''], [null]]],
  ])('%s: %j', (text, wordings) => {
    const message = compileCopy({ group: { text } }, () => undefined).group?.text;
    expect(listWordings(message)).toEqual(wordings);
  });
});
