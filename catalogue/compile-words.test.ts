import { expect, test } from 'vitest';
import { authorLanguages, describeFinding } from '../checks/findings/describe-finding';
import { FindingList } from '../checks/findings/finding-list';
import { rule } from '../checks/rules/icu-syntax/icu-syntax.rule';
import { makeConfig } from '../checks/testing/make-config';
import { compileWords } from './compile-words';
import type { SharedSubject } from './subject';

function findingsOf(text: string, [group, key] = ['lead', 'title']) {
  const list = new FindingList();
  const words = compileWords({
    file: 'copy.json',
    language: 'pt-BR',
    copy: { [group as 'lead']: { [key as 'title']: text } },
    isBrands: true,
    placeOf: (...path) => ({ file: 'copy.json', path }),
  });
  const shared = { wordFiles: [], variants: [], words: {} } as unknown as SharedSubject;
  rule(makeConfig({ words: [words], shared }), (...found) => list.add('icu-syntax', ...found));
  return list.all;
}

test.each([
  ['Olá {nome', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
  ['Olá {}', 'EMPTY_ARGUMENT'],
  ['{n, plural, one a other {b}}', 'EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT'],
  ['{n, plural, one {a} one {b} other {c}}', 'DUPLICATE_PLURAL_ARGUMENT_SELECTOR'],
  ['{n, select, }', 'EXPECT_SELECT_ARGUMENT_SELECTOR'],
  ['{n, plural, um {a} other {b}}', 'PLURAL_CATEGORY'],
  ['{n, plural, one {{m, plural, outro {a} other {b}}} other {b}}', 'PLURAL_CATEGORY'],
  ['Para {email, date, short}', 'FORMATTED_ARGUMENT'],
  ['Para {email, number}', 'FORMATTED_ARGUMENT'],
  ['Olá nome} você', 'OPENING_BRACE_MISSING'],
  ['Para \u0024{email}', 'DOLLAR_BRACE'],
  ['Seu nome <b na lista', 'tag'],
  ['Se 2<x e y>3', 'tag'],
  ['Olá <nome>, tudo bem?', 'tag'],
  ['Olá <nome>você', 'tag'],
  ['Escreva para <ajuda@x.example>', 'tag'],
])('the copy text %j gives the syntax error %s, with a message in every author language', (text, reason) => {
  const [finding, ...others] = findingsOf(text);
  expect([finding?.code, finding?.params.reason, others]).toEqual(['icu-syntax', reason, []]);
  for (const language of authorLanguages) {
    expect(finding && describeFinding(finding, language).message).not.toMatch(/[A-Z]_[A-Z]/);
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
])('the copy text %j gives no finding', (text) => {
  expect(findingsOf(text)).toEqual([]);
});

test.each<[place: [group: string, key: string], text: string, found: string | undefined]>([
  [['frame', 'pageTitle'], '{title, plural, one {Uma} other {# páginas}}', 'title'],
  [['frame', 'pageTitle'], '{title, selectordinal, one {#.º} other {#.º}}', 'title'],
  [['frame', 'pageTitle'], '{title, select, other {{title}}}', undefined],
  [['order', 'installments'], '{count, plural, one {À vista} other {#x de {value}}}', undefined],
  [['order', 'installments'], '{count, plural, one {À vista} other {{value, plural, other {#}}}}', 'value'],
  [['order', 'installments'], '{total, plural, one {Um real} other {# reais}}', 'total'],
  [['frame', 'progress'], '{total, plural, one {Etapa única} other {Etapa {step} de #}}', undefined],
  [['frame', 'progress'], '{step, plural, one {Primeira} other {#ª}} de {total}', undefined],
  [['pix', 'minutesLeft'], '{count, plural, one {# minuto} other {# minutos}}', undefined],
  // Screens give these texts no values; another check reports that.
  [['frame', 'pageTitle'], '{weeks, plural, one {Uma} other {#}}', undefined],
  [['frame', 'nowhere'], '{title, plural, one {Uma} other {#}}', undefined],
])('for the key %j, the copy text %j is reported for a plural over the text value %s', ([group, key], text, found) => {
  const reported = findingsOf(text, [group, key]).map(({ code, params }) => [code, params.reason, params.found]);
  expect(reported).toEqual(found === undefined ? [] : [['icu-syntax', 'PLURAL_OF_TEXT', found]]);
});
