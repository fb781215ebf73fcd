import { expect, it } from 'vitest';
import { readCheckPage } from '../findings/tell-finding';
import { describeSyntaxError } from './describe-syntax-error';

/** The text after the fix of its first mistake. */
function mend(text: string): string | undefined {
  const { fix } = describeSyntaxError(text);
  if (fix?.kind !== 'replace-text') return undefined;
  return text.slice(0, fix.offset) + fix.replacement + text.slice(fix.offset + fix.length);
}

it.each<[text: string, reason: string, mended?: string]>([
  ['', 'empty'],
  ['  \n', 'empty'],
  ['{"a":1,}', 'comma-trailing', '{"a":1}'],
  ['[1,2,]', 'comma-trailing', '[1,2]'],
  ['{"a":1,,"b":2}', 'comma-double', '{"a":1,"b":2}'],
  ['{,"a":1}', 'comma-double', '{"a":1}'],
  ['{"a":1 "b":2}', 'comma-missing', '{"a":1, "b":2}'],
  ['{"a":1\n"b":2}', 'comma-missing', '{"a":1,\n"b":2}'],
  ['{"a":1; "b":2}', 'semicolon', '{"a":1, "b":2}'],
  ['{"a":1 // um\n}', 'comment', '{"a":1 \n}'],
  ['{"a":1 /* um */}', 'comment', '{"a":1 }'],
  ['/* aberto', 'comment', ''],
  ["{'a':1}", 'single-quotes', '{"a":1}'],
  ['{"a":\'b\'}', 'single-quotes', '{"a":"b"}'],
  ["{'it\"s':1}", 'single-quotes'],
  ['{"a":“b”}', 'curly-quotes', '{"a":"b"}'],
  ['{a:1}', 'key-unquoted', '{"a":1}'],
  ['{"a":"b\n}', 'string-unclosed'],
  ['{"a":"b', 'string-unclosed'],
  ['{', 'bracket-unclosed'],
  ['{"a":[1,2', 'bracket-unclosed'],
  ['{"a":[1,2}', 'bracket-unclosed', '{"a":[1,2]}'],
  ['[{"a":1}\n', 'bracket-unclosed', '[{"a":1}\n]\n'],
  ['[{"a":1]', 'bracket-mismatch'],
  ['{"a":None}', 'word-null', '{"a":null}'],
  ['{"a":FALSE}', 'word-false', '{"a":false}'],
  ['{"a":True}', 'word-true', '{"a":true}'],
  ['{"a":NaN}', 'word-unknown'],
  ['{"a":01}', 'number-invalid', '{"a":1}'],
  ['{"a":1188,00}', 'number-comma'],
  ['{"a":1.188,00,"b":1}', 'number-comma'],
  ['{"a":9,900.00\n}', 'number-comma'],
  ['{"a":9.900.00}', 'number-invalid'],
  ['{"a":1, 2}', 'number-invalid'],
  ['{"a":.5}', 'number-invalid'],
  ['{"a":+1}', 'number-invalid'],
  ['{"a":1}}', 'text-after-end', '{"a":1}'],
  ['{"a":1} 2', 'text-after-end'],
  ['{"a" = 1}', 'colon-missing', '{"a" : 1}'],
  ['{"a" 1}', 'colon-missing'],
  ['{"a":}', 'value-missing'],
  ['<html>', 'value-missing'],
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
  ['{"a":"b" 2, "c":"d"}', 'comma-missing', '{"a":"b", 2, "c":"d"}'],
  ['{"a":"b" {"c":"d"}}', 'comma-missing', '{"a":"b", {"c":"d"}}'],
])('%j: %s', (text, reason, mended) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(describeSyntaxError(text).reason).toBe(reason);
  expect(mend(text)).toBe(mended);
  for (const { values } of Object.values(readCheckPage('json-syntax').words)) {
    expect(values?.reason).toHaveProperty(reason);
    expect(values?.remedy).toHaveProperty(reason);
  }
});

it('a missing comma is told where it belongs, not where it is missed', () => {
  expect(describeSyntaxError('{\n  "a": 1\n  "b": 2\n}')).toMatchObject({ offset: 9, length: 1 });
});

it('a number with a comma is told as a whole', () => {
  expect(describeSyntaxError('{ "a": 1.188,00, "b": 1 }')).toMatchObject({ offset: 7, length: 8 });
});
