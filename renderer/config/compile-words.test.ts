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
  ['Olá {nome', undefined],
  ['Olá {}', undefined],
  ['{n, plural, one a other {b}}', undefined],
  ['{n, plural, one {a} one {b} other {c}}', undefined],
  ['{n, select, }', undefined],
  ['{n, plural, um {a} other {b}}', undefined],
  ['{n, plural, one {{m, plural, outro {a} other {b}}} other {b}}', undefined],
  ['Para {email, date, short}', undefined],
  ['Para {email, number}', undefined],
  ['Olá nome} você', undefined],
  ['Para \u0024{email}', undefined],
  ['Seu nome <b na lista', '<'],
  ['Se 2<x e y>3', '<'],
  ['Olá <nome>, tudo bem?', '<'],
  ['Olá <nome>você', '<'],
  ['Escreva para <ajuda@x.example>', '<'],
])('%j is told with its sign %s, in every language', (text, sign) => {
  const [finding, ...others] = findingsOf(text);
  expect([finding?.code, finding?.params.sign, others]).toEqual(['icu-syntax', sign, []]);
  for (const language of authorLanguages) {
    expect(finding && tellFinding(finding, language).message).not.toMatch(/[A-Z]_[A-Z]/);
  }
});

test.each([
  'Nós <3 você',
  'De 2 < 3',
  "De 2'<'x",
  "Entre '{' e '}'",
  '{n, plural, one {Um} other {# {nome}}}',
  '{n, plural, =0 {Nenhum} one {Um} many {# de} other {#}}',
  '{n, select, um {Um} other {Outro}}',
  'Comece <b>agora</b>',
])('%j is told of nobody here', (text) => {
  expect(findingsOf(text)).toEqual([]);
});
