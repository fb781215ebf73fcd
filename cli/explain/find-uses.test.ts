import { expect, test } from 'vitest';
import type { Explanation } from '../../catalogue/explain-brand';
import { findUses } from './find-uses';

/** Keys of a screen's texts that match a text. */
function find(text: string, texts: Readonly<Record<string, unknown>>, group = 'copy.pt-BR'): string[] {
  const all = Object.entries(texts).map(
    ([key, value]): Explanation => ({
      ...{ group, key, value, path: `${group}.${key}` },
      ...{ origin: null, overridden: [], sources: [] },
    }),
  );
  return findUses(all, text).map(({ key }) => key);
}

const plural = '{count, plural, one {Falta um campo} other {Faltam # campos}} de {total}';

test.each<[text: string, message: string]>([
  ['Passo 1 de 3', 'Passo {step} de {total}'],
  ['passo 1 de 3!', 'Passo {step} de {total}'],
  ['12x de R$ 99,00', '{count}x de {value}'],
  ['Falta um campo de 9', plural],
  ['Faltam 1.234 campos de 2.000', plural],
  ['Olá, Ana Prado, tudo bem?', "Olá, {name}, '{'tudo'}' bem?"],
  ['ou R$ 9,90', 'ou {price}'],
  ['Passo 1', 'Passo {step} de {total}'],
  ['R$ 99,00 sem juros', '{count}x de {value} sem juros'],
  ['99,00 sem juros', '{count}x de {value} sem juros'],
  ['um campo de 9', plural],
  ['234 campos de', plural],
  ['Ana, tudo bem', "Olá, {name}, '{'tudo'}' bem?"],
])('the text "%s" matches the message "%s"', (text, message) => {
  expect(find(text, { message })).toEqual(['message']);
});

test.each<[text: string, message: string]>([
  ['1 de 3', 'Passo {step} de {total}'],
  ['asso 1', 'Passo {step} de {total}'],
  ['Passo um de três, e nada mais', 'Passo {step} de {total} ali'],
  ['O passo 1 de 3', 'Passo {step} de {total}'],
  ['qualquer outra coisa', '{name}'],
  ['qualquer outra coisa', '{count, plural, one {#} other {{name}: {value}}}'],
  ['qualquer outra coisa', '{name'],
])('the text "%s" does not match the message "%s"', (text, message) => {
  expect(find(text, { message })).toEqual([]);
});

test('a text matches only the messages with the most words in common', () => {
  const texts = { short: '{count}x de {value}', long: '{count}x de {value} sem juros', same: '{n}x de {v} sem juros' };
  expect(find('12x de R$ 99,00 sem juros', texts)).toEqual(['long', 'same']);
  expect(find('12x de R$ 99,00', texts)).toEqual(['short']);
  expect(find('99,00 sem juros', texts)).toEqual(['long', 'same']);
});

test('a literal match excludes messages that match through their placeholders', () => {
  const texts = { filled: 'Passo {step} de {total}', held: 'No passo 1 de 3 há mais', whole: 'Passo 1 de 3' };
  expect(find('Passo 1 de 3', texts)).toEqual(['whole']);
  expect(find('passo 1 de', texts)).toEqual(['held', 'whole']);
});

test('braces in a setting or a list are not placeholders', () => {
  expect(find('Passo 1 de 3', { message: 'Passo {step} de {total}' }, 'BR')).toEqual([]);
  expect(find('Passo 1 de 3', { message: ['Passo {step} de {total}'] })).toEqual([]);
});
