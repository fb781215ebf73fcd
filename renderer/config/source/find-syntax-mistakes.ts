import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { describeNamedItem, describeNamedValue, describeUnnamed, describeUnopenedList } from './find-bracket-mistakes';
import { describeCommaNumber, describeNumber, describeSeparated } from './find-number-mistake';
import { describeQuoteEnd, describeQuotes, startOfText } from './find-quote-mistake';
import { describeWord } from './find-word-mistake';
import { closerOf, listOpen } from './list-brackets';
import { lastSign, replace, type SyntaxMistake } from './syntax-mistake';

/** A text that JSON.parse refuses → what a parser takes for its first mistake; more than one where that can have been meant. */
export function findSyntaxMistakes(text: string): SyntaxMistake[] {
  if (text.trim() === '') return [{ reason: 'empty', offset: 0, length: 1 }];
  const conflict = /^(?:<{7}|>{7}|\|{7}|={7}(?=\s*$)).*/m.exec(text);
  if (conflict) return [{ reason: 'conflict', offset: conflict.index, length: conflict[0].trimEnd().length }];
  const markup = /^\s*(?:(\{\\rtf)|<(?:!doctype\s+)?html\b)/i.exec(text);
  if (markup) return [{ reason: markup[1] ? 'rich-text' : 'web-page', offset: text.search(/\S/), length: 1 }];
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  return error ? [describe(text, error)].flat() : [];
}

/** What the parser says, where that is already the reason. */
const reasons: Readonly<Record<string, string>> = {
  UnexpectedEndOfComment: 'comment',
  InvalidUnicode: 'escape-invalid',
  InvalidNumberFormat: 'number-invalid',
  UnexpectedEndOfNumber: 'number-invalid',
  ColonExpected: 'colon-missing',
};

function describe(text: string, { error, offset, length }: ParseError): SyntaxMistake | SyntaxMistake[] {
  const at = { offset, length: Math.max(1, length) };
  const sign = text[offset] ?? '';
  const before = lastSign(text, offset);
  const name = printParseErrorCode(error);
  const reason = reasons[name];
  if (name === 'InvalidCommentToken') {
    const comment = { reason: 'comment', ...at, fix: replace(offset, length, '') };
    return describeStrayQuote(text, at, before) ?? comment;
  }
  if (name === 'EndOfFileExpected') return describeRest(text, offset);
  if (name === 'UnexpectedEndOfString') return describeOpenText(text, offset, length);
  if (name === 'InvalidEscapeCharacter') return describeEscape(text, offset, length);
  if (name === 'InvalidCharacter') return describeControlCharacter(text, at);
  const ended = describeEarlyEnd(text, offset, before);
  if (ended) return ended;
  if (sign === '=') return { reason: 'colon-missing', offset, length: 1, fix: replace(offset, 1, ':') };
  const unopened = name === 'ColonExpected' || sign === ']' ? describeUnopenedList(text, offset) : undefined;
  if (unopened) return unopened;
  if (reason !== undefined) return { reason, ...at };
  if (isInsideText(text, offset, before)) return { reason: 'quote-inside', offset: before, length: 1 };
  if (text[before] === '{' && /[[{]/.test(sign)) return describeUnnamed(before);
  const foreign = describeForeign(text, at, before);
  if (foreign) return foreign;
  if (name === 'CommaExpected') return describeMissingComma(text, offset, before);
  if (offset >= text.trimEnd().length) return describeOpenEnd(text, before);
  if (text[before] === ',' && (sign === '}' || sign === ']')) return extraComma('comma-trailing', before);
  if (sign === ',') return extraComma('comma-double', offset);
  if (name === 'PropertyNameExpected' && /\d,$/.test(text.slice(0, offset))) {
    const number = describeCommaNumber(text, offset);
    if (number) return number;
  }
  return describeWord(text, offset, at);
}

/** Blanks that only look like a space: what is copied from a web page or a chat brings them. */
const specialBlank = /(?:[^\S \t\r\n]|\p{Cf}|\u0085)+/u;

/** What stands outside of texts and has no place in JSON, but a meaning that people know from elsewhere. */
function describeForeign(
  text: string,
  { offset, length }: { offset: number; length: number },
  before: number,
): SyntaxMistake | undefined {
  const blank = specialBlank.exec(text.slice(offset, offset + length));
  if (blank) {
    const place = { offset: offset + blank.index, length: blank[0].length };
    return { reason: 'blank-special', ...place, fix: replace(place.offset, place.length, ' ') };
  }
  const rest = text.slice(offset).split('\n', 1)[0] ?? '';
  switch (text[offset]) {
    case ';':
      return { reason: 'semicolon', offset, length: 1, fix: replace(offset, 1, ',') };
    case '_':
      return describeSeparated(text, offset, rest);
    case '#':
      return describeHash(text, offset, rest);
    case '(':
      return /[:,[]/.test(text[before] ?? '') ? describeParentheses(offset, rest) : undefined;
    default:
      return describeQuotes(offset, rest);
  }
}

/** A colour without its quotes, or a comment as other languages write it. */
function describeHash(text: string, offset: number, rest: string): SyntaxMistake | undefined {
  const color = /^#[\da-f]{3,8}(?=\s*(?:[,}\]]|$))/i.exec(rest)?.[0];
  if (color !== undefined) {
    const place = { offset, length: color.length };
    return { reason: 'text-unquoted', ...place, fix: replace(offset, color.length, `"${color}"`) };
  }
  // Of a text that a quote inside has ended, the last quote stands behind the sign.
  const isComment = /\s/.test(text[offset - 1] ?? '') && (rest.split('"').length - 1) % 2 === 0;
  const { length } = rest.trimEnd();
  return isComment ? { reason: 'comment', offset, length, fix: replace(offset, length, '') } : undefined;
}

/** A list between parentheses; its fix is for one that holds only texts and numbers. */
function describeParentheses(offset: number, rest: string): SyntaxMistake {
  const list = /^\(((?:"(?:[^"\\]|\\.)*"|[\d\s,.])*)\)/.exec(rest);
  const fix = list ? replace(offset, list[0].length, `[${list[1]}]`) : undefined;
  return { reason: 'parentheses', offset, length: list?.[0].length ?? 1, ...(fix && { fix }) };
}

function describeMissingComma(text: string, offset: number, before: number): SyntaxMistake | SyntaxMistake[] {
  const next = text[offset] ?? '';
  if (next === ':') return describeName(text, offset, before);
  if (next === '"' && /^"(?:[^"\\\n]|\\.)*"\s*:/.test(text.slice(offset))) {
    const named = describeNamedItem(text, offset);
    if (named.length > 0) return named;
  }
  if (next === '}' && listOpen(text.slice(0, offset)).at(-1)?.sign === '[') {
    return { reason: 'list-unclosed', offset: before, length: 1, fix: replace(before + 1, 0, ']') };
  }
  if (next === '}' || next === ']') return { reason: 'bracket-mismatch', offset, length: 1 };
  if (/[.\d]/.test(next) && /\d/.test(text[offset - 1] ?? '')) return describeNumber(text, before);
  return { reason: 'comma-missing', offset: before, length: 1, fix: replace(before + 1, 0, ',') };
}

/** A colon behind what should have been a value: it was the name of the next one. */
function describeName(text: string, colon: number, before: number): SyntaxMistake | SyntaxMistake[] {
  const name = startOfText(text, before);
  const mistakes =
    name === undefined ? [] : [describeNamedItem(text, name), describeNamedValue(text, name) ?? []].flat();
  return mistakes.length > 0 ? mistakes : { reason: 'colon-extra', offset: colon, length: 1 };
}

/** The end came too early: what is still open is closed, unless the last value stands half written. */
function describeOpenEnd(text: string, before: number): SyntaxMistake {
  const open = listOpen(text).reverse();
  const closers = open.map(closerOf).join(' ');
  const lines = open.map(({ line }) => line + 1).join(', ');
  const isWhole = /["}\]\del]/.test(text[before] ?? '');
  const fix = isWhole && closers.length === 1 ? replace(before + 1, 0, `\n${closers}`) : undefined;
  return { reason: 'bracket-unclosed', offset: before, length: 1, params: { closers, lines }, ...(fix && { fix }) };
}

/** Text behind the end; one that only closes once more goes. */
function describeRest(text: string, offset: number): SyntaxMistake {
  const rest = text.slice(offset);
  const fix = /^[\s}\]]+$/.test(rest) ? replace(offset, rest.trimEnd().length, '') : undefined;
  return { reason: 'text-after-end', offset, length: 1, ...(fix && { fix }) };
}

/** A text that its line does not close; it ends before the comma that ends the line. */
function describeOpenText(text: string, offset: number, length: number): SyntaxMistake {
  const ended = describeDoubleQuote(text, offset) ?? describeQuoteEnd(text, offset, offset + length);
  if (ended) return ended;
  const broken = /^("[^"\\\n]*?)(\s*\n\s*)[^"\\\n]*"\s*[,}\]]/.exec(text.slice(offset));
  if (broken) {
    const [, first = '', gap = ''] = broken;
    const place = { offset: offset + first.length, length: gap.length };
    return { reason: 'control-character', ...place, fix: replace(place.offset, gap.length, ' ') };
  }
  const line = text.slice(offset).split('\n', 1)[0]?.trimEnd() ?? '';
  const next = text.slice(offset + line.length).trimStart();
  // A bracket before the comma is the text's, or what it stands in: nobody can tell.
  const isPlain = line.indexOf('"', 1) === -1 && /[^\s}\]"],$/.test(line) && /^["}\]]/.test(next);
  const fix = isPlain ? replace(offset + line.length - 1, 0, '"') : undefined;
  return { reason: 'string-unclosed', offset, length: Math.max(1, length), ...(fix && { fix }) };
}

/** A text that two quotes end. */
function describeDoubleQuote(text: string, offset: number): SyntaxMistake | undefined {
  const isDouble = text[offset - 1] === '"' && /^"[\s,}\]]*(?:\n|$)/.test(text.slice(offset));
  return isDouble ? { reason: 'quote-extra', offset, length: 1, fix: replace(offset, 1, '') } : undefined;
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

function extraComma(reason: string, offset: number): SyntaxMistake {
  return { reason, offset, length: 1, fix: replace(offset, 1, '') };
}

/** A text that its line's next quote has closed, and not the sign that was meant to. */
function describeEarlyEnd(text: string, offset: number, before: number): SyntaxMistake | undefined {
  const start = isBehindText(text, offset, before) ? startOfText(text, before) : undefined;
  return start === undefined ? undefined : describeQuoteEnd(text, start, before);
}

/**
 * What looks like a comment behind a text and is the rest of it, with its last quote: a quote too many stands before the
 * slashes. Behind a scheme of an address nothing else can have been meant.
 */
function describeStrayQuote(
  text: string,
  { offset, length }: { offset: number; length: number },
  before: number,
): SyntaxMistake | undefined {
  if (!text.startsWith('//', offset) || !isBehindText(text, offset, before)) return undefined;
  const quotes = text.slice(offset, offset + length).split('"').length - 1;
  const isNext = before === offset - 1;
  // A comment that stands apart may quote a word.
  if (quotes === 0 || (!isNext && quotes % 2 === 0)) return undefined;
  const fix = isNext && /https?:?$/i.test(text.slice(0, before)) ? replace(before, 1, '') : undefined;
  return { reason: 'quote-stray', offset: before, length: 1, ...(fix && { fix }) };
}

/** Whether what follows a text goes on to another quote, which no comma or colon opens: a quote inside has ended the text. */
function isInsideText(text: string, offset: number, before: number): boolean {
  return isBehindText(text, offset, before) && /^[^"\n,:}\]][^"\n]*(?<![,:{[]\s*)"/.test(text.slice(offset));
}

function isBehindText(text: string, offset: number, before: number): boolean {
  return text[before] === '"' && !text.slice(before, offset).includes('\n');
}

/** A sign in a text that JSON wants written as an escape. */
function describeControlCharacter(text: string, at: { offset: number; length: number }): SyntaxMistake {
  const tab = text.slice(at.offset, at.offset + at.length).search(/\t/);
  if (tab === -1) return { reason: 'control-character', ...at };
  return { reason: 'tab', offset: at.offset + tab, length: 1 };
}
