import { expect, test } from 'vitest';
import { printable, printableJson, printableLines } from './printable';

test.each([
  ['a\nb', 'a·b'],
  ['a\r\nb', 'a··b'],
  ['a\tb', 'a b'],
  ['a\u001b[31mb', 'a·[31mb'],
  ['a\u0085\u2028\u2029\u202eb', 'a····b'],
  ['São João · 🙂', 'São João · 🙂'],
])('one line of %j is %j', (text, line) => {
  expect(printable(text)).toBe(line);
});

test.each([
  ['a\nb\n', 'a\nb\n'],
  ['a\n::stop-commands::b', 'a\n·::stop-commands::b'],
  ['  ::add-mask::b', '·  ::add-mask::b'],
  ['a ##[error]b', 'a ##·[error]b'],
  ['a\r::b', 'a·::b'],
  ['acme::b', 'acme::b'],
])('lines of %j are %j, without commands', (text, lines) => {
  expect(printableLines(text)).toBe(lines);
});

test('lines have the colours of reports on a terminal with colours, and no other control sequence', () => {
  const text = '\u001b[1m\u001b[31merro\u001b[39m\u001b[22m \u001b[8mgone\u001b[2J';
  expect(printableLines(text, true)).toBe('\u001b[1m\u001b[31merro\u001b[39m\u001b[22m ·[8mgone·[2J');
  expect(printableLines(text)).not.toContain('\u001b');
});

test('JSON says the same without control characters and commands', () => {
  const value = { 'a\n::b': '##[group]\u2028\u009b\u00ad', list: [1, '##[', '\u{e0001}'] };
  const text = printableJson(value);
  expect(JSON.parse(text)).toEqual(value);
  expect(text.split('\n').filter((line) => /##\[|^\s*::|[\p{Cc}\p{Cf}\p{Zl}]/u.test(line))).toEqual([]);
});
