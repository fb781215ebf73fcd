import { expect, it } from 'vitest';
import { findReminders } from './find-reminders';

it.each([
  ['TODO', true],
  ['TODO: escrever', true],
  ['TODO(ana) escrever', true],
  ['Texto\nFIXME', true],
  ['fixme', true],
  ['Lorem Ipsum dolor', true],
  ['LOREM IPSUM', true],
  ['xxx', true],
  ['XXXX', true],
  ['PARA TODO O BRASIL', false],
  ['Todo: um curso', false],
  ['todo', true],
  ['[todo]', true],
  ['todo dia', false],
  ['é todo', false],
  ['TBD', true],
  ['Data: tbd', true],
  ['A DEFINIR', true],
  ['Preço A DEFINIR até maio', true],
  ['a definir', true],
  ['[A definir]', true],
  ['Local a definir com a turma', false],
  ['A definição do curso', false],
  ['A PREENCHER', true],
  ['preencher', true],
  ['[preencher] o título', true],
  ['Preencher depois', true],
  ['Preencher', false],
  ['Falta preencher seus dados', false],
  ['Texto aqui', true],
  ['Inserir texto aqui', true],
  ['[seu texto aqui]', true],
  ['Escreva o texto aqui e envie', false],
  ['teste teste', true],
  ['Teste Teste 2', true],
  ['Teste grátis', false],
  ['Xxl Idiomas', false],
  ['método', false],
  ['XX', false],
  ['TODO-acme-yearly-test', true],
  ['TODO-DIA', false],
])('the text %j is a reminder of unfinished work: %s', (text, isLeft) => {
  const found = findReminders(JSON.stringify({ TODO: text }));
  expect(found.map((reminder) => reminder.text)).toEqual(isLeft ? [text] : []);
});

it('the pending ids of one plan are one reminder', () => {
  const planId = { test: 'TODO-acme-yearly-test', homolog: 'TODO-acme-yearly-homolog', production: 'ACEP1' };
  const plans = { yearly: { planId }, monthly: { planId: { ...planId, test: 'ACET1' } } };
  const found = findReminders(JSON.stringify({ dsProductId: 'TODO-acme-product', productName: 'TODO: nome', plans }));
  expect(found.map(({ text, kind }) => [text, kind])).toEqual([
    ['TODO-acme-product', 'id'],
    ['TODO: nome', 'text'],
    ['TODO-acme-yearly-test', 'id'],
    ['TODO-acme-yearly-homolog', 'id'],
  ]);
});
