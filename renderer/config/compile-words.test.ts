import { expect, test } from 'vitest';
import { compileWords } from './compile-words';
import { FindingList } from './findings/finding-list';
import { authorLanguages, tellFinding } from './findings/tell-finding';

function findingsOf(text: string) {
  const findings = new FindingList();
  const placeOf = (group: string, key: string) => ({ file: 'copy.json', path: [group, key] });
  compileWords(
    { findings },
    { file: 'copy.json', language: 'pt-BR', copy: { lead: { title: text } }, isBrands: true, placeOf },
  );
  return findings.all;
}

test.each([
  ['Olá {nome', 'braces'],
  ['Olá {}', 'braces'],
  ['{n, plural, one a other {b}}', 'braces'],
  ['{n, plural, one {a} one {b} other {c}}', 'braces'],
  ['{n, select, }', 'braces'],
  ['Seu nome <b na lista', 'tag'],
  ['Se 2<x e y>3', 'tag'],
  ['Olá <nome>, tudo bem?', 'tag'],
  ['Olá <nome>você', 'tag'],
  ['Escreva para <ajuda@x.example>', 'tag'],
])('%j is told with a word about the %s, in every language', (text, remedy) => {
  const [finding, ...others] = findingsOf(text);
  expect([finding?.code, finding?.params.remedy, others]).toEqual(['icu-syntax', remedy, []]);
  for (const language of authorLanguages) {
    expect(finding && tellFinding(finding, language).message).not.toMatch(/[A-Z]_[A-Z]/);
  }
});

test.each(['Nós <3 você', 'De 2 < 3', "De 2'<'x", 'Comece <b>agora</b>'])('%j is told of nobody here', (text) => {
  expect(findingsOf(text)).toEqual([]);
});
