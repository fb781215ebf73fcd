import { isAmountKey } from './is-amount-key';
import { parseMoney } from './parse-money';
import { replace, type SyntaxMistake } from './syntax-mistake';

/** A number with a _ between its digits, as other languages write thousands; only groups of three leave no doubt. */
export function describeSeparated(text: string, offset: number, rest: string): SyntaxMistake | undefined {
  const start = text.slice(0, offset).search(/\d+$/);
  const end = /^_[\d_.,]*\d/.exec(rest)?.[0].length;
  if (start === -1 || end === undefined) return undefined;
  const written = text.slice(start, offset + end);
  const isGrouped = /^[1-9]\d{0,2}(?:_\d{3})+$/.test(written);
  const fix = isGrouped ? replace(start, written.length, written.replaceAll('_', '')) : undefined;
  return { reason: 'number-separated', offset: start, length: written.length, ...(fix && { fix }) };
}

/** Two numbers side by side: one with zeros before it, as in lists that are sorted by name. */
export function describeNumber(text: string, before: number): SyntaxMistake {
  const start = text.slice(0, before + 1).search(/\d+$/);
  const zeros = /^0+(?=[1-9])/.exec(text.slice(start))?.[0].length ?? 0;
  const fix = zeros > 0 ? replace(start, zeros, '') : undefined;
  return { reason: 'number-invalid', offset: start, length: before - start + 1, ...(fix && { fix }) };
}

/** A number with a comma, of which a place lies behind the comma. That of a price is money: it has a fix. */
export function describeCommaNumber(text: string, offset: number): SyntaxMistake | undefined {
  const start = text.slice(0, offset).search(/[\d.,]+$/);
  const length = /^[\d.,]*\d/.exec(text.slice(start))?.[0].length ?? 0;
  if (start + length <= offset) return undefined;
  const key = /"(\w+)"\s*:\s*$/.exec(text.slice(0, start))?.[1];
  const amount = isAmountKey(key) ? parseMoney(text.slice(start, start + length)) : undefined;
  if (amount === undefined) return { reason: 'number-comma', offset: start, length };
  return { reason: 'amount-comma', offset: start, length, fix: replace(start, length, String(amount)) };
}
