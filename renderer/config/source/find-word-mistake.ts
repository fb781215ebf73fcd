import { replace, type SyntaxMistake } from './syntax-mistake';

/** Words that other languages have for JSON's. */
const foreignWords = new Map([
  ['True', 'true'],
  ['TRUE', 'true'],
  ['False', 'false'],
  ['FALSE', 'false'],
  ['None', 'null'],
  ['NULL', 'null'],
  ['Null', 'null'],
  ['undefined', 'null'],
]);

/** Something that is no JSON value: a key without quotes, another language's word. */
export function describeWord(text: string, offset: number, at: { offset: number; length: number }): SyntaxMistake {
  const rest = text.slice(offset);
  const word = /^[\p{L}_$][\p{L}\d_$-]*/u.exec(rest)?.[0];
  if (word === undefined) return { reason: /^[+.\d-]/.test(rest) ? 'number-invalid' : 'value-missing', ...at };
  const { length } = word;
  const quote = /^("?)\s*:/.exec(rest.slice(length))?.[1];
  if (quote !== undefined) {
    return { reason: 'key-unquoted', offset, length, fix: replace(offset, length + quote.length, `"${word}"`) };
  }
  const meant = foreignWords.get(word);
  if (meant === undefined) return { reason: 'word-unknown', offset, length };
  return { reason: `word-${meant}`, offset, length, fix: replace(offset, length, meant) };
}
