import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { Fix } from '../findings/config-finding';

/** Why a text is not JSON; the words for a reason stand with the check `json-syntax`. */
export interface SyntaxMistake {
  reason: string;
  offset: number;
  length: number;
  fix?: Fix;
}

/** A text that JSON.parse refuses → its first mistake. */
export function describeSyntaxError(text: string): SyntaxMistake {
  if (text.trim() === '') return { reason: 'empty', offset: 0, length: 1 };
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (!error) return { reason: 'unknown', offset: 0, length: 1 };
  return describe(text, error);
}

/** What the parser says, where that is already the reason. */
const reasons: Readonly<Record<string, string>> = {
  InvalidCommentToken: 'comment',
  UnexpectedEndOfComment: 'comment',
  UnexpectedEndOfString: 'string-unclosed',
  InvalidCharacter: 'control-character',
  InvalidEscapeCharacter: 'escape-invalid',
  InvalidUnicode: 'escape-invalid',
  InvalidNumberFormat: 'number-invalid',
  UnexpectedEndOfNumber: 'number-invalid',
  EndOfFileExpected: 'text-after-end',
  ColonExpected: 'colon-missing',
};

function describe(text: string, { error, offset, length }: ParseError): SyntaxMistake {
  const at = { offset, length: Math.max(1, length) };
  const sign = text[offset] ?? '';
  const before = lastSign(text, offset);
  const name = printParseErrorCode(error);
  const reason = reasons[name];
  if (name === 'InvalidCommentToken') return { reason: 'comment', ...at, fix: replace(offset, length, '') };
  if (reason !== undefined) return { reason, ...at };
  if (name === 'CommaExpected') return describeMissingComma(text, offset, before);
  if (sign === "'") return describeQuotes(text, offset, 'single-quotes', /^'([^'"\\\n]*)'/);
  if (sign === '“') return describeQuotes(text, offset, 'curly-quotes', /^“([^”"\\\n]*)”/);
  if (offset >= text.trimEnd().length) return { reason: 'bracket-unclosed', offset: before, length: 1 };
  if (sign === ';') return { reason: 'semicolon', offset, length: 1, fix: replace(offset, 1, ',') };
  if (text[before] === ',' && (sign === '}' || sign === ']')) return extraComma('comma-trailing', before);
  if (sign === ',') return extraComma('comma-double', offset);
  return describeWord(text, offset, at);
}

function describeMissingComma(text: string, offset: number, before: number): SyntaxMistake {
  const next = text[offset] ?? '';
  if (next === '}' || next === ']') return { reason: 'bracket-mismatch', offset, length: 1 };
  if (/\d/.test(next) && /\d/.test(text[offset - 1] ?? ''))
    return { reason: 'number-invalid', offset: before, length: 1 };
  return { reason: 'comma-missing', offset: before, length: 1, fix: replace(before + 1, 0, ',') };
}

function describeQuotes(text: string, offset: number, reason: string, quoted: RegExp): SyntaxMistake {
  const [whole, inside] = quoted.exec(text.slice(offset)) ?? [];
  if (whole === undefined) return { reason, offset, length: 1 };
  return { reason, offset, length: whole.length, fix: replace(offset, whole.length, `"${inside}"`) };
}

function extraComma(reason: string, offset: number): SyntaxMistake {
  return { reason, offset, length: 1, fix: replace(offset, 1, '') };
}

/** Words that other languages have for JSON's. */
const foreignWords: Record<string, string> = { True: 'true', False: 'false', None: 'null', undefined: 'null' };

/** Something that is no JSON value: a key without quotes, another language's word. */
function describeWord(text: string, offset: number, at: { offset: number; length: number }): SyntaxMistake {
  const rest = text.slice(offset);
  const word = /^[\p{L}_$][\p{L}\d_$-]*/u.exec(rest)?.[0];
  if (word === undefined) return { reason: /^[+.\d-]/.test(rest) ? 'number-invalid' : 'value-missing', ...at };
  const { length } = word;
  if (/^\s*:/.test(rest.slice(length))) {
    return { reason: 'key-unquoted', offset, length, fix: replace(offset, length, `"${word}"`) };
  }
  const meant = foreignWords[word];
  return { reason: 'word-unknown', offset, length, ...(meant && { fix: replace(offset, length, meant) }) };
}

/** Place of the last sign before an offset that is no space. */
function lastSign(text: string, offset: number): number {
  return Math.max(0, text.slice(0, offset).trimEnd().length - 1);
}

function replace(offset: number, length: number, replacement: string): Fix {
  return { kind: 'replace-text', offset, length, replacement };
}
