import { expect, it } from 'vitest';
import { suggestEmail } from './suggest-email';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.com.br', undefined],
  ['ana@gmil.com', 'ana@gmail.com'],
  ['ana@hotmal.com', 'ana@hotmail.com'],
  ['ana@hotmial.com.br', 'ana@hotmail.com.br'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.com.br', 'ana@yahoo.com.br'],
  ['ana@uol.com.b', 'ana@uol.com.br'],
  ['ana@iclould.com', 'ana@icloud.com'],
  ['Ana@GMIAL.com', 'Ana@gmail.com'],
  ['ana@gmail.com', undefined],
  ['ana@ymail.com', undefined],
  ['ana@mail.com', undefined],
  ['ana@gmx.com', undefined],
  ['ana@escola.edu.br', undefined],
  ['ana@example.com', undefined],
  ['ana', undefined],
  ['@gmial.com', undefined],
  ['', undefined],
])('the address “%s” was probably meant as %s', (typed, intended) => {
  expect(suggestEmail(typed)).toBe(intended);
});
