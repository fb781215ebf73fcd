import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { jsonrepair } from 'jsonrepair';
import type { Span } from '../../catalogue/source/json-text';
import type { Params, TextFix } from '../findings/config-finding';
import { compareTexts } from './compare-texts';
import { findSignBetween, isSpecialSpace, nameSign } from './invisible-signs';

/** First syntax error of a JSON file. The check `json-syntax` words its message. */
interface SyntaxMistake extends Span {
  params: Params & { reason: string };
  fix?: TextFix;
}

interface Reason extends Span {
  reason: string;
}

/**
 * Invalid JSON → its first mistake, with a fix if the repaired document is valid for its file.
 *
 * @param isFitting whether a text is valid JSON for the file
 */
export function describeSyntaxError(text: string, isFitting: (text: string) => boolean): SyntaxMistake {
  const { reason, ...parsed } = findFirstMistake(text);
  const copied = reason === 'conflict' ? undefined : describeCopied(text, isFitting);
  if (copied) return copied;
  const fix = reason === 'conflict' ? undefined : findRepair(text, isFitting);
  if (!fix) return { ...parsed, params: { reason } };
  const { offset, length, replacement } = fix;
  const edit = nameEdit(text.slice(offset, offset + length), replacement);
  if (!edit) return { ...parsed, params: { reason }, fix };
  // The missing text belongs after the character before it.
  const place = length > 0 ? { offset, length } : { offset: lastSign(text, offset), length: 1 };
  return { ...place, params: { reason, ...edit }, fix };
}

/** A document with signs between its values that nobody sees. */
function describeCopied(text: string, isFitting: (text: string) => boolean): SyntaxMistake | undefined {
  const found = findSignBetween(text);
  if (!found || listErrors(found.cleaned).length > 0) return undefined;
  const { offset, sign, cleaned } = found;
  const params = { reason: 'invisible', sign: nameSign(sign), edit: isSpecialSpace(sign) ? 'blank' : 'erase' };
  return { offset, length: 1, params, ...(isFitting(cleaned) && { fix: compareTexts(text, cleaned) }) };
}

/** Longest edit that a message shows; for a longer one, it shows only the reason. */
const longestWords = 40;

/** A short edit for the message; undefined when it is long or invisible. */
function nameEdit(found: string, expected: string): Params | undefined {
  if (found.length > longestWords || expected.length > longestWords || /\n/.test(found + expected)) return undefined;
  if (expected === ' ') return { edit: 'blank' };
  if (found !== '' && found.trim() === '') return undefined;
  if (expected === '') return { edit: 'delete', found };
  if (expected.includes('\\"')) return { edit: 'escape' };
  return { edit: found === '' ? 'insert' : 'replace', found, expected };
}

function findFirstMistake(text: string): Reason {
  if (text.trim() === '') return { reason: 'empty', offset: 0, length: 1 };
  const conflict = /^(?:<{7}|>{7}|\|{7}|={7}(?=\s*$)).*/m.exec(text);
  if (conflict) return { reason: 'conflict', offset: conflict.index, length: conflict[0].trimEnd().length };
  const [error] = listErrors(text);
  return error ? explain(text, error) : { reason: 'unknown', offset: 0, length: 1 };
}

function listErrors(text: string): ParseError[] {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  return errors;
}

/** Parser error code → text of the check. */
const reasons: Readonly<Record<string, string>> = {
  InvalidNumberFormat: 'number-invalid',
  PropertyNameExpected: 'key-missing',
  ValueExpected: 'value-missing',
  ColonExpected: 'colon-missing',
  CommaExpected: 'comma-missing',
  CloseBraceExpected: 'bracket-unclosed',
  CloseBracketExpected: 'bracket-unclosed',
  EndOfFileExpected: 'text-after-end',
  InvalidCommentToken: 'comment',
  UnexpectedEndOfComment: 'comment',
  UnexpectedEndOfString: 'string-unclosed',
  UnexpectedEndOfNumber: 'number-invalid',
  InvalidUnicode: 'escape-invalid',
  InvalidEscapeCharacter: 'escape-invalid',
  InvalidCharacter: 'control-character',
};

function explain(text: string, { error, offset, length }: ParseError): Reason {
  const name = printParseErrorCode(error);
  const at = { offset, length: Math.max(1, length) };
  const before = { offset: lastSign(text, offset), length: 1 };
  const sign = text[offset] ?? '';
  const isBehindComma = text[before.offset] === ',';
  if (/^\d/.test(sign) && name === 'PropertyNameExpected' && isBehindComma)
    return { reason: 'number-comma', ...before };
  if (isBehindComma && /^[\]}]/.test(sign)) return { reason: 'comma-extra', ...before };
  if (sign === ',') return { reason: 'comma-extra', ...at };
  if (name === 'CommaExpected') {
    if (/[\]}]/.test(sign)) return { reason: 'bracket-unclosed', ...at };
    if (/\d[.\d]/.test(text.slice(offset - 1, offset + 1))) return { reason: 'number-invalid', ...at };
    return { reason: 'comma-missing', ...before };
  }
  return { reason: reasons[name] ?? 'unknown', ...at };
}

/** Position of the last non-space character before an offset. */
function lastSign(text: string, offset: number): number {
  return Math.max(0, text.slice(0, offset).trimEnd().length - 1);
}

/**
 * Smallest edit that makes broken text valid JSON; undefined when no repair is valid for the file.
 *
 * @param isFitting whether a text is valid JSON for the file
 */
function findRepair(text: string, isFitting: (text: string) => boolean): TextFix | undefined {
  const repaired = repair(text);
  if (repaired === undefined || isCut(text, repaired)) return undefined;
  const fix = compareTexts(text, repaired);
  return isSafe(text, fix) && isFitting(repaired) ? fix : undefined;
}

function repair(text: string): string | undefined {
  try {
    return jsonrepair(text);
  } catch {
    return undefined;
  }
}

/** Half a file after a broken upload: closing its brackets would hide the loss. */
function isCut(text: string, repaired: string): boolean {
  return !/[\]}]\s*$/.test(text) || countClosers(repaired) - countClosers(text) > 1;
}

function countClosers(text: string): number {
  return text.match(/[\]}]/g)?.length ?? 0;
}

/** A repair must not add a null, which removes inherited values, nor end a text after a curly quote. */
function isSafe(text: string, { offset, replacement }: TextFix): boolean {
  return !/\bnull\b/.test(replacement) && !(/^"/.test(replacement) && /[“”]$/.test(text.slice(0, offset)));
}
