import { expect, it } from 'vitest';
import { readCheckPage } from '../findings/tell-finding';
import { describeSyntaxError } from './describe-syntax-error';

/** The text after the fix of its first mistake, of a file that may hold what is expected. */
function mend(text: string, expected?: string): string | undefined {
  const { fix } = describeSyntaxError(text, (_, mended) => expected === undefined || mended === expected);
  if (fix?.kind !== 'replace-text') return undefined;
  return text.slice(0, fix.offset) + fix.replacement + text.slice(fix.offset + fix.length);
}

it.each<[text: string, reason: string, mended?: string]>([
  ['', 'empty'],
  ['  \n', 'empty'],
  ['{\\rtf1\\ansi\n\\{\\\n "a": 1\\\n\\}}', 'rich-text'],
  ['<!DOCTYPE html>\n<html lang="en"><pre>{"a":1}</pre></html>', 'web-page'],
  ['{"a": {\n  {"b":1},\n  {"b":2}\n]}', 'list-braced', '{"a": [\n  {"b":1},\n  {"b":2}\n]}'],
  ['{"a":1,}', 'comma-trailing', '{"a":1}'],
  ['[1,2,]', 'comma-trailing', '[1,2]'],
  ['{"a":1,,"b":2}', 'comma-double', '{"a":1,"b":2}'],
  ['{,"a":1}', 'comma-double', '{"a":1}'],
  ['{"a":1 "b":2}', 'comma-missing', '{"a":1, "b":2}'],
  ['{"a":1\n"b":2}', 'comma-missing', '{"a":1,\n"b":2}'],
  ['{"a":1; "b":2}', 'semicolon', '{"a":1, "b":2}'],
  ['{"a":1 // um\n}', 'comment', '{"a":1 \n}'],
  ['{"a":1 /* um */}', 'comment', '{"a":1 }'],
  ['/* aberto', 'comment'],
  ['{\n  # um "dois"\n  "a":1\n}', 'comment', '{\n  \n  "a":1\n}'],
  ['{"a":1, # um\n"b":2}', 'comment', '{"a":1, \n"b":2}'],
  ['{"a":"Sou o " #1 do Brasil", "b":2}', 'quote-inside'],
  ['{"a":#0b5fff}', 'text-unquoted', '{"a":"#0b5fff"}'],
  ["{'a':1}", 'single-quotes', '{"a":1}'],
  ['{"a":\'b\'}', 'single-quotes', '{"a":"b"}'],
  ["{'it\"s':1}", 'single-quotes'],
  ['{"a":“b”}', 'curly-quotes', '{"a":"b"}'],
  ['{"a":“b c"}', 'curly-quotes', '{"a":"b c"}'],
  ['{“a": 1}', 'curly-quotes', '{"a": 1}'],
  ['{"a":“b" c”}', 'curly-quotes'],
  ['{\n"a":"b c”,\n"d":1}', 'curly-quotes', '{\n"a":"b c",\n"d":1}'],
  ['{\n"a":"b c”\n}', 'curly-quotes', '{\n"a":"b c"\n}'],
  ['{\n"a":["b c”],\n"d":1}', 'curly-quotes', '{\n"a":["b c"],\n"d":1}'],
  ['{"a":"b c”, "d":1}', 'curly-quotes', '{"a":"b c", "d":1}'],
  ['{"a”: 1}', 'curly-quotes', '{"a": 1}'],
  ['{\n"a":"diga “oi”,\n"d":1}', 'string-unclosed', '{\n"a":"diga “oi”",\n"d":1}'],
  ['{a:1}', 'key-unquoted', '{"a":1}'],
  ['{a":1}', 'key-unquoted', '{"a":1}'],
  ['{"a: "b", "c":1}', 'key-unclosed', '{"a": "b", "c":1}'],
  ['{"a: 1\n}', 'key-unclosed', '{"a": 1\n}'],
  ['{"a": "b": 1}', 'value-missing'],
  ['{"a": 10:30}', 'colon-extra'],
  ['{"a":["b”: 1}', 'string-unclosed'],
  ['{"a":\u00a01}', 'blank-special', '{"a": 1}'],
  ['{\u00a0\u2003"a":1}', 'blank-special', '{ "a":1}'],
  ['{"a":true\u200b}', 'blank-special', '{"a":true }'],
  ['<<<<<<< HEAD\n{"a":1}\n=======\n{"a":2}\n>>>>>>> outro', 'conflict'],
  ['{\n=======\n"a":2}', 'conflict'],
  ['{"a":("b", "c")}', 'parentheses', '{"a":["b", "c"]}'],
  ['{"a":("b", (2))}', 'parentheses'],
  ['{"a":"b\n}', 'string-unclosed'],
  ['{"a":"b', 'string-unclosed'],
  ['{', 'bracket-unclosed'],
  ['{"a":[1,2', 'bracket-unclosed'],
  ['{"a":[1,2}', 'list-unclosed', '{"a":[1,2]}'],
  ['{"a":["b",\n"c":[1]}', 'list-unclosed', '{"a":["b"],\n"c":[1]}'],
  ['{"a":["b"\n"c":[1]}', 'list-unclosed', '{"a":["b"],\n"c":[1]}'],
  ['{"a":"b", "c"]}', 'list-unopened', '{"a":["b", "c"]}'],
  ['{\n "a":\n  {"b":1}\n ]\n}', 'list-unopened', '{\n "a": [\n  {"b":1}\n ]\n}'],
  ['{\n "a":\n  "b":1\n }\n}', 'group-unopened', '{\n "a": {\n  "b":1\n }\n}'],
  ['[\n {"a":1},\n "b":1}\n]', 'group-unopened', '[\n {"a":1},\n { "b":1}\n]'],
  ['{\n "a":{\n  "b":1\n "c":2\n}', 'group-unclosed', '{\n "a":{\n  "b":1\n },\n "c":2\n}'],
  ['{\n "a":{\n  "b":1\n ,\n "c":2\n}', 'group-unclosed', '{\n "a":{\n  "b":1\n },\n "c":2\n}'],
  ['{\n "a":{"b":1,\n "c":2\n}', 'group-unclosed', '{\n "a":{"b":1 },\n "c":2\n}'],
  ['{\n "a":{\n  "b":1\n }\n },\n "c":2\n}', 'bracket-extra', '{\n "a":{\n  "b":1\n },\n "c":2\n}'],
  ['{\n "a":{\n  "b":1\n ],\n "c":2\n}', 'bracket-mismatch', '{\n "a":{\n  "b":1\n },\n "c":2\n}'],
  ['[{"a":1}\n', 'bracket-unclosed', '[{"a":1}\n]\n'],
  ['[{"a":1]', 'bracket-mismatch'],
  ['{"a":None}', 'word-null', '{"a":null}'],
  ['{"a":FALSE}', 'word-false', '{"a":false}'],
  ['{"a":True}', 'word-true', '{"a":true}'],
  ['{"a":NaN}', 'word-unknown'],
  ['{"a":constructor}', 'word-unknown'],
  ['{"a":01}', 'number-invalid', '{"a":1}'],
  ['{"a":118_800}', 'number-separated', '{"a":118800}'],
  ['{"a":[1_118_800, -12_000]}', 'number-separated', '{"a":[1118800, -12_000]}'],
  ['{"a":1_188_00}', 'number-separated'],
  ['{"a":0_100}', 'number-separated'],
  ['{"a":118_800.50}', 'number-separated'],
  ['{"a":118_}', 'word-unknown'],
  ['{"a":1188,00}', 'number-comma'],
  ['{"a":1.188,00,"b":1}', 'number-comma'],
  ['{"a":9,900.00\n}', 'number-comma'],
  ['{"amount":598,80}', 'amount-comma', '{"amount":59880}'],
  ['{"amount": 1.188,00,"b":1}', 'amount-comma', '{"amount": 118800,"b":1}'],
  ['{"discount":1,2,3}', 'number-comma'],
  ['{"a":9.900.00}', 'number-invalid'],
  ['{"a":1, 2}', 'number-invalid'],
  ['{"a":.5}', 'number-invalid'],
  ['{"a":+1}', 'number-invalid'],
  ['{"a":1}}', 'text-after-end', '{"a":1}'],
  ['{"a":1} 2', 'text-after-end'],
  ['{"a" = 1}', 'colon-missing', '{"a" : 1}'],
  ['{"a" 1}', 'colon-missing'],
  ['{"a":}', 'value-missing'],
  ['<html>', 'web-page'],
  ['<svg/>', 'value-missing'],
  ['{"a":"C:\\Users"}', 'escape-invalid', '{"a":"C:\\\\Users"}'],
  ['{"a":"\\u12"}', 'escape-invalid'],
  ['{"a":"b,\n  c","d":1}', 'control-character', '{"a":"b, c","d":1}'],
  ['{"a":"b,\n  "c":1}', 'string-unclosed', '{"a":"b",\n  "c":1}'],
  ['{"a":"\t"}', 'tab'],
  ['{"a":"\u0007"}', 'control-character'],
  ['{"a":"Você "está" na lista"}', 'quote-inside'],
  ['{"a":"Clique em "Sair"", "b":1}', 'quote-inside'],
  ['{"a":"De "2" a "3", já"}', 'quote-inside'],
  ['{"a":"Leia "[x]" e "{y}""}', 'quote-inside'],
  ['[["b" [1, "c"]]]', 'comma-missing', '[["b", [1, "c"]]]'],
  ['{"a":"b" c, "d":1}', 'word-unknown'],
  ['{"a":"b" 2, "c":"d"}', 'comma-missing'],
  ['{"a":"b" {"c":"d"}}', 'comma-missing'],
  ['["a"",\n"b"]', 'quote-extra', '["a",\n"b"]'],
  [
    '{"a":"Acesse https:"//b.example e confira",\n"c":1}',
    'quote-stray',
    '{"a":"Acesse https://b.example e confira",\n"c":1}',
  ],
  ['{"a":"https"//b.example/c",\n"d":1}', 'quote-stray', '{"a":"https//b.example/c",\n"d":1}'],
  ['{"a":"https:" //b.example e confira",\n"c":1}', 'quote-stray'],
  ['{"a":"um"//dois",\n"c":1}', 'quote-stray'],
  ['{"a":"b" // um "dois"\n}', 'comment', '{"a":"b" \n}'],
  ['{"a":"b"// um\n}', 'comment', '{"a":"b"\n}'],
  ['{"a":{"b":"c },\n"d":1}', 'string-unclosed'],
])('%j: %s', (text, reason, mended) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(describeSyntaxError(text).reason).toBe(reason);
  expect(mend(text, mended)).toBe(mended);
  for (const { values, helpBy } of Object.values(readCheckPage('json-syntax').words)) {
    expect(values?.reason).toHaveProperty(reason);
    expect(helpBy?.reason).toHaveProperty(reason);
  }
});

it('a missing comma is told where it belongs, not where it is missed', () => {
  expect(describeSyntaxError('{\n  "a": 1\n  "b": 2\n}')).toMatchObject({ offset: 9, length: 1 });
});

it('where a text ends too early, what closes it is told with the line of each opening, innermost first', () => {
  const { params } = describeSyntaxError('{\n  "steps": [\n    { "id": "lead",\n      "templateId": "lead"\n');
  expect(params).toEqual({ closers: '} ] }', lines: '3, 2, 1' });
});

it('a number with a comma is told as a whole', () => {
  expect(describeSyntaxError('{ "a": 1.188,00, "b": 1 }')).toMatchObject({ offset: 7, length: 8 });
});

/** The text after the fix of each of its mistakes, as long as there is one. */
function mendAll(text: string): string {
  const mended = mend(text);
  return mended === undefined ? text : mendAll(mended);
}

it('two mistakes are mended one after the other', () => {
  expect(mendAll('{\n "a":1\n "b":2\n "c":[1,2\n}')).toBe('{\n "a":1,\n "b":2,\n "c":[1,2]\n}');
});

it('a mistake has no fix when another behind it has none', () => {
  expect(describeSyntaxError('{\n "a":1\n "b":\n}')).toEqual({ reason: 'comma-missing', offset: 7, length: 1 });
});

it('a missing brace has a fix when one place for it fits the file, and is told there', () => {
  const text = '{\n "steps":[\n  {"id":1, "props":{"a":1, "b":2, "next":3},\n  {"id":2}\n ]\n}';
  const fits = (names: string[]) => (value: unknown) =>
    Object.keys((value as { steps: { props: object }[] }).steps[0]?.props ?? {}).every((key) => names.includes(key));
  const isWithNext = (value: unknown) => JSON.stringify(value).includes('},"next":3}');
  const { offset, fix } = describeSyntaxError(text, isWithNext);
  expect({ before: text.slice(0, offset + 1).endsWith('"b":2'), fix: fix?.replacement }).toEqual({
    before: true,
    fix: ' }',
  });
  // Behind "a" or behind "b": nobody can tell.
  expect(describeSyntaxError(text, fits(['a', 'b']))).not.toHaveProperty('fix');
  expect(describeSyntaxError(text, () => false)).not.toHaveProperty('fix');
});

it('a comma is mended in a file that has other mistakes too', () => {
  expect(describeSyntaxError('{"a":1 "b":2}', () => false)).toHaveProperty('fix');
});
