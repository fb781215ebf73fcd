import type { MaskitoPreprocessor } from '@maskito/core';

type Change = Parameters<MaskitoPreprocessor>[0];
type Action = Parameters<MaskitoPreprocessor>[1];

/** Result of an insertion or an autofill in a phone field. */
interface PhoneEdit {
  text: string;
  /** A complete number, pasted or autofilled. Otherwise the buyer continues typing and sees each digit's effect. */
  isAtOnce: boolean;
  /** The caret is at the end, so rewriting does not move it. */
  isAtEnd: boolean;
}

/** @param prefix text that the mask writes before each number */
export function readPhoneEdit({ elementState, data }: Change, action: Action, prefix = ''): PhoneEdit {
  const { value, selection } = elementState;
  const [from, to] = selection;
  if (action === 'validation') return { text: value, isAtOnce: true, isAtEnd: true };
  const text = value.slice(0, from) + data + value.slice(to);
  const isOnly = value.trim() === prefix.trim() || text === data;
  const isAtOnce = data.length > 1 && (isOnly || isNumber(data));
  return isAtOnce ? { text: data, isAtOnce, isAtEnd: true } : { text, isAtOnce, isAtEnd: to === value.length };
}

/** With fewer digits than an area code and a number, the text may be the rest of a number. */
function isNumber(data: string): boolean {
  return /\+\D*\d/.test(data) || digitsOf(data).length > 9;
}

/** Replaces the edit, so that only `text` remains with the caret after it. Unchanged if that is already its result. */
export function replacePhone(change: Change, action: Action, text: string): Change {
  const { value, selection } = change.elementState;
  const isInsert = action === 'insert';
  const result = isInsert ? value.slice(0, selection[0]) + change.data + value.slice(selection[1]) : value;
  if (text === result) return change;
  if (isInsert) return { elementState: { value: '', selection: [0, 0] }, data: text };
  return { ...change, elementState: { value: text, selection: [text.length, text.length] } };
}

/**
 * Cuts the text before a number's `+`, or before 00, its dialled form. A `+` typed after a number does not start one.
 */
export function startAtPlus(text: string, prefix = ''): string {
  const own = text.startsWith(prefix) ? text.slice(prefix.length) : text;
  const dialled = own.replace(/^[^\d+]*00(?=\D*[1-9][^+]*$)/, '+');
  const number = /\+[^+]*\d[^+]*$|^\D*\+$/.exec(dialled)?.[0];
  return number === undefined ? text : number.slice(number.indexOf('+'));
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Drops spaces and punctuation, but keeps the marks of hidden digits. */
export function signsOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{S}*•#?]/gu, '');
}

/** Digits of an area code and a mobile number. */
const length = 11;

/** Prefix of a number that arrives at once: Brazil's code, a trunk zero, or a zero with a carrier code. */
const prefix = /^(?:0{0,2}55|0(?:[1-9]\d)?)([1-9]\d{9,10})$/;

/** Prefix of a number that is being typed, once a twelfth digit follows a possible mobile number. */
const typedPrefix = /^(?:0?55([1-9][1-9]9\d{6,8})|0([1-9][1-9]9\d{8}))$/;

/** 55 11 98765-4321 → 11987654321; also with 055, 0055, 0 and 021. Eleven digits are a number of area 55. */
export function dropPrefix(text: string, isTyped = false): string {
  const digits = digitsOf(text);
  if (digits !== signsOf(text) || digits.length <= length) return text;
  const [, number, withZero] = (isTyped ? typedPrefix : prefix).exec(digits) ?? [];
  return number ?? withZero ?? text;
}

/** Reads text in the format of a Brazilian number. */
export const readBrazilianPhone: MaskitoPreprocessor = (change, action) => {
  if (action !== 'insert' && action !== 'validation') return change;
  const { text, isAtOnce, isAtEnd } = readPhoneEdit(change, action);
  return isAtEnd ? replacePhone(change, action, startAtPlus(dropPrefix(text, !isAtOnce))) : change;
};
