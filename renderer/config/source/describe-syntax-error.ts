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
  InvalidUnicode: 'escape-invalid',
  InvalidNumberFormat: 'number-invalid',
  UnexpectedEndOfNumber: 'number-invalid',
  ColonExpected: 'colon-missing',
};

function describe(text: string, { error, offset, length }: ParseError): SyntaxMistake {
  const at = { offset, length: Math.max(1, length) };
  const sign = text[offset] ?? '';
  const before = lastSign(text, offset);
  const name = printParseErrorCode(error);
  const reason = reasons[name];
  if (name === 'InvalidCommentToken') return { reason: 'comment', ...at, fix: replace(offset, length, '') };
  if (name === 'EndOfFileExpected') return describeRest(text, offset);
  if (sign === '=') return { reason: 'colon-missing', offset, length: 1, fix: replace(offset, 1, ':') };
  if (name === 'UnexpectedEndOfString') return describeOpenText(text, offset, length);
  if (name === 'InvalidEscapeCharacter') return describeEscape(text, offset, length);
  if (name === 'InvalidCharacter') return describeControlCharacter(text, at);
  if (reason !== undefined) return { reason, ...at };
  if (isInsideText(text, offset, before)) return { reason: 'quote-inside', offset: before, length: 1 };
  if (name === 'CommaExpected') return describeMissingComma(text, offset, before);
  if (sign === "'") return describeQuotes(text, offset, 'single-quotes', /^'([^'"\\\n]*)'/);
  if (sign === '“') return describeQuotes(text, offset, 'curly-quotes', /^“([^”"\\\n]*)”/);
  if (offset >= text.trimEnd().length) return describeOpenEnd(text, before);
  if (sign === ';') return { reason: 'semicolon', offset, length: 1, fix: replace(offset, 1, ',') };
  if (text[before] === ',' && (sign === '}' || sign === ']')) return extraComma('comma-trailing', before);
  if (sign === ',') return extraComma('comma-double', offset);
  if (name === 'PropertyNameExpected' && /\d,$/.test(text.slice(0, offset))) {
    const number = numberAround(text, offset);
    if (number) return { reason: 'number-comma', ...number };
  }
  return describeWord(text, offset, at);
}

function describeMissingComma(text: string, offset: number, before: number): SyntaxMistake {
  const next = text[offset] ?? '';
  if (next === '}' && listOpen(text.slice(0, offset)).at(-1) === '[') {
    return { reason: 'bracket-unclosed', offset: before, length: 1, fix: replace(before + 1, 0, ']') };
  }
  if (next === '}' || next === ']') return { reason: 'bracket-mismatch', offset, length: 1 };
  if (/[.\d]/.test(next) && /\d/.test(text[offset - 1] ?? '')) return describeNumber(text, before);
  return { reason: 'comma-missing', offset: before, length: 1, fix: replace(before + 1, 0, ',') };
}

/** Braces and brackets that a text leaves open, outermost first. Its strings are whole. */
function listOpen(text: string): string[] {
  const open: string[] = [];
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (sign === '{' || sign === '[') open.push(sign);
    else if (sign === '}' || sign === ']') open.pop();
  }
  return open;
}

/** The end came too early: what is still open is closed, unless the last value stands half written. */
function describeOpenEnd(text: string, before: number): SyntaxMistake {
  const closing = listOpen(text)
    .map((sign) => (sign === '{' ? '}' : ']'))
    .reverse()
    .join('\n');
  const isWhole = /["}\]\del]/.test(text[before] ?? '');
  const fix = isWhole && closing.length === 1 ? replace(before + 1, 0, `\n${closing}`) : undefined;
  return { reason: 'bracket-unclosed', offset: before, length: 1, ...(fix && { fix }) };
}

/** Text behind the end; one that only closes once more goes. */
function describeRest(text: string, offset: number): SyntaxMistake {
  const rest = text.slice(offset);
  const fix = /^[\s}\]]+$/.test(rest) ? replace(offset, rest.trimEnd().length, '') : undefined;
  return { reason: 'text-after-end', offset, length: 1, ...(fix && { fix }) };
}

/** A text that its line does not close; it ends before the comma that ends the line. */
function describeOpenText(text: string, offset: number, length: number): SyntaxMistake {
  const broken = /^("[^"\\\n]*?)(\s*\n\s*)[^"\\\n]*"\s*[,}\]]/.exec(text.slice(offset));
  if (broken) {
    const [, first = '', gap = ''] = broken;
    const place = { offset: offset + first.length, length: gap.length };
    return { reason: 'control-character', ...place, fix: replace(place.offset, gap.length, ' ') };
  }
  const line = text.slice(offset).split('\n', 1)[0]?.trimEnd() ?? '';
  const next = text.slice(offset + line.length).trimStart();
  const isPlain = line.indexOf('"', 1) === -1 && line.endsWith(',') && /^["}\]]/.test(next);
  const fix = isPlain ? replace(offset + line.length - 1, 0, '"') : undefined;
  return { reason: 'string-unclosed', offset, length: Math.max(1, length), ...(fix && { fix }) };
}

/** A backslash that escapes nothing is doubled. */
function describeEscape(text: string, offset: number, length: number): SyntaxMistake {
  const wrong = /\\(?!["\\/bfnrtu])/.exec(text.slice(offset, offset + length));
  if (!wrong) return { reason: 'escape-invalid', offset, length: Math.max(1, length) };
  return {
    reason: 'escape-invalid',
    offset: offset + wrong.index,
    length: 1,
    fix: replace(offset + wrong.index, 1, '\\\\'),
  };
}

function describeQuotes(text: string, offset: number, reason: string, quoted: RegExp): SyntaxMistake {
  const [whole, inside] = quoted.exec(text.slice(offset)) ?? [];
  if (whole === undefined) return { reason, offset, length: 1 };
  return { reason, offset, length: whole.length, fix: replace(offset, whole.length, `"${inside}"`) };
}

/** Two numbers side by side: one with zeros before it, as in lists that are sorted by name. */
function describeNumber(text: string, before: number): SyntaxMistake {
  const start = text.slice(0, before + 1).search(/\d+$/);
  const zeros = /^0+(?=[1-9])/.exec(text.slice(start))?.[0].length ?? 0;
  const fix = zeros > 0 ? replace(start, zeros, '') : undefined;
  return { reason: 'number-invalid', offset: start, length: before - start + 1, ...(fix && { fix }) };
}

/** Where a number with a comma stands, of which a place lies behind the comma. */
function numberAround(text: string, offset: number): { offset: number; length: number } | undefined {
  const start = text.slice(0, offset).search(/[\d.,]+$/);
  const length = /^[\d.,]*\d/.exec(text.slice(start))?.[0].length ?? 0;
  return start + length > offset ? { offset: start, length } : undefined;
}

function extraComma(reason: string, offset: number): SyntaxMistake {
  return { reason, offset, length: 1, fix: replace(offset, 1, '') };
}

/** Words that other languages have for JSON's. */
const foreignWords: Record<string, string> = {
  True: 'true',
  TRUE: 'true',
  False: 'false',
  FALSE: 'false',
  None: 'null',
  NULL: 'null',
  Null: 'null',
  undefined: 'null',
};

/** Whether what follows a text goes on to another quote, which no comma or colon opens: a quote inside has ended the text. */
function isInsideText(text: string, offset: number, before: number): boolean {
  const isBehindText = text[before] === '"' && !text.slice(before, offset).includes('\n');
  return isBehindText && /^[^"\n,:}\]][^"\n]*(?<![,:{[]\s*)"/.test(text.slice(offset));
}

/** A sign in a text that JSON wants written as an escape. */
function describeControlCharacter(text: string, at: { offset: number; length: number }): SyntaxMistake {
  const tab = text.slice(at.offset, at.offset + at.length).search(/\t/);
  if (tab === -1) return { reason: 'control-character', ...at };
  return { reason: 'tab', offset: at.offset + tab, length: 1 };
}

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
  if (meant === undefined) return { reason: 'word-unknown', offset, length };
  return { reason: `word-${meant}`, offset, length, fix: replace(offset, length, meant) };
}

/** Place of the last sign before an offset that is no space. */
function lastSign(text: string, offset: number): number {
  return Math.max(0, text.slice(0, offset).trimEnd().length - 1);
}

function replace(offset: number, length: number, replacement: string): Fix {
  return { kind: 'replace-text', offset, length, replacement };
}
