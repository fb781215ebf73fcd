import { expect, it, test } from 'vitest';
import { describeFinding, readCheckPage } from '../findings/describe-finding';
import { describeSyntaxError } from './describe-syntax-error';

const acceptAll = () => true;

/** The fixed text. */
function mend(text: string): string | undefined {
  const { fix } = describeSyntaxError(text, acceptAll);
  return fix && text.slice(0, fix.offset) + fix.replacement + text.slice(fix.offset + fix.length);
}

it.each<[text: string, reason: string, mended?: string]>([
  ['', 'empty'],
  ['  \n', 'empty'],
  ['{"a":1,}', 'comma-extra', '{"a":1}'],
  ['[1,2,]', 'comma-extra', '[1,2]'],
  ['{"a":1,,"b":2}', 'comma-extra'],
  ['{"a":1\n"b":2}', 'comma-missing', '{"a":1,\n"b":2}'],
  ['{"a":1 // um\n}', 'comment', '{"a":1 \n}'],
  ['{"a":1 /* um */}', 'comment', '{"a":1 }'],
  ['/* aberto', 'comment'],
  ["{'a':1}", 'unknown', '{"a":1}'],
  ['{"a":“b c”}', 'unknown', '{"a":"b c"}'],
  ['{a:1}', 'unknown', '{"a":1}'],
  ['{"a":#0b5fff}', 'unknown', '{"a":"#0b5fff"}'],
  ['{"a":True}', 'unknown', '{"a":true}'],
  ['{"a":\u00a01}', 'invisible', '{"a": 1}'],
  ['{\u200b"a":1}', 'invisible', '{"a":1}'],
  ['{\u00a0\u00a0"a":1,\u2060"b\u00a0c":2}', 'invisible', '{  "a":1,"b\u00a0c":2}'],
  ['{"a":1}\n, "b": 2', 'comma-extra'],
  ['{“a”:1}', 'unknown', '{"a":1}'],
  ['{"a" = 1}', 'unknown'],
  ['{"a":"Você "está" na lista"}', 'unknown', '{"a":"Você \\"está\\" na lista"}'],
  ['<<<<<<< HEAD\n{"a":1}\n=======\n{"a":2}\n>>>>>>> outro', 'conflict'],
  ['{\n=======\n"a":2}', 'conflict'],
  ['{\n"a":"b,\n"c":1}', 'string-unclosed', '{\n"a":"b",\n"c":1}'],
  ['{"a":"b', 'string-unclosed'],
  ['{"a":"b,\n  c","d":1}', 'string-unclosed', '{"a":"b,\\n  c","d":1}'],
  ['{', 'bracket-unclosed'],
  ['{"a":[1,2}', 'bracket-unclosed', '{"a":[1,2]}'],
  ['[{"a":1}\n', 'bracket-unclosed', '[{"a":1}]\n'],
  ['{"a":1}}', 'text-after-end', '{"a":1}'],
  ['{"a" 1}', 'colon-missing', '{"a": 1}'],
  ['{"a":}', 'value-missing'],
  ['{"a":None}', 'unknown'],
  ['{1:2}', 'key-missing', '{"1":2}'],
  ['{"a":1188,00}', 'number-comma'],
  ['{"a":1.188,00,"b":1}', 'number-comma'],
  ['{"a":01}', 'number-invalid', '{"a":"01"}'],
  ['{"a":9.900.00}', 'unknown', '{"a":"9.900.00"}'],
  ['{\n"a":"b c”,\n"d":1}', 'string-unclosed'],
  ['{"a":"C:\\Users"}', 'escape-invalid', '{"a":"C:Users"}'],
  ['{"a":"\t"}', 'control-character', '{"a":"\\t"}'],
])('the invalid JSON %j is reported as %s', (text, reason, mended) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(describeSyntaxError(text, acceptAll).params.reason).toBe(reason);
  expect(mend(text)).toBe(mended);
  for (const { values, helpBy } of Object.values(readCheckPage('json-syntax').words)) {
    expect(values?.reason).toHaveProperty(reason);
    expect(helpBy?.reason).toHaveProperty(reason);
  }
});

test.each<[title: string, text: string, found: string, help: string]>([
  ['a missing character is reported where it belongs', '{\n  "a": 1\n  "b": 2\n}', '1', 'escreva , depois daqui'],
  ['an extra character is reported', '{"a":1 }}', '}', 'apague }'],
  ['a wrong character is reported with the right one', "{'a':1}", "'a'", 'troque \'a\' por "a"'],
  [
    'a space that JSON does not allow is reported',
    '{"a":\u00a01}',
    '\u00a0',
    'troque este espaço especial por um espaço comum',
  ],
  [
    'an unescaped quote inside a text gets the advice to escape it',
    '{"a":"Você "está" na lista"}',
    '"está',
    'escreva \\" no lugar de cada aspa dentro do texto',
  ],
  [
    'a mistake without a fix is reported with the rule',
    '{"a":1188,00}',
    ',',
    'escreva preços inteiros, em centavos: R$ 1.188,00 é 118800; em outro número, troque a vírgula por ponto',
  ],
])('%s', (_, text, found, help) => {
  const { params, offset, length } = describeSyntaxError(text, acceptAll);
  const place = { file: 'a.json', path: [] };
  expect(text.slice(offset, offset + length)).toBe(found);
  expect(describeFinding({ code: 'json-syntax', severity: 'error', place, params }, 'pt-BR').help).toBe(help);
});

test('one fix repairs several mistakes, and the finding is at the first one', () => {
  const text = '{\n "a":1\n "b":2\n "c":[1,2\n}';
  expect(mend(text)).toBe('{\n "a":1,\n "b":2,\n "c":[1,2]\n}');
  expect(describeSyntaxError(text, acceptAll)).toMatchObject({ offset: 7, params: { reason: 'comma-missing' } });
});

test('a repair that makes the file invalid is not offered as a fix', () => {
  const isFitting = (text: string) => typeof (JSON.parse(text) as { a: unknown }).a === 'number';
  expect(describeSyntaxError('{"a":01}', isFitting)).not.toHaveProperty('fix');
  expect(describeSyntaxError('{"a":1 }}', isFitting)).toHaveProperty('fix');
});

test.each([
  ['in a text', '{"a":1, "b":"Come'],
  ['after a value', '{"a":{"b":1'],
  ['after a group', '{"a":[{"b":1}'],
])('a file that is cut off %s gets no fix', (_, text) => {
  expect(describeSyntaxError(text, acceptAll)).not.toHaveProperty('fix');
});

test('a repair keeps every other character of the file', () => {
  const text = '{\r\n\t"b" : [ 1,2 ] ,\r\n\t"a":\'um\'\r\n}\r\n\r\n';
  expect(mend(text)).toBe(text.replaceAll("'", '"'));
});
