import type { MaskitoPreprocessor } from '@maskito/core';
import { digitsOf, readPhoneEdit, replacePhone, signsOf, startAtPlus } from './phone-edit';

/** Area code and nine digits. */
const length = 11;

/** Before a number that comes at once: Brazil's code, the zero of a call to another area, or that zero with a carrier's code. */
const prefix = /^(?:0{0,2}55|0(?:[1-9]\d)?)([1-9]\d{9,10})$/;

/** Before one that is being typed, once a twelfth digit comes after what can be a mobile number: elsewhere that digit is one too many. */
const typedPrefix = /^(?:0?55([1-9][1-9]9\d{6,8})|0([1-9][1-9]9\d{8}))$/;

/** 55 11 98765-4321 → 11987654321, as it is with 055, 0055, 0 and 021. Eleven digits are a number of area 55. */
export function dropPrefix(text: string, isTyped = false): string {
  const digits = digitsOf(text);
  if (digits !== signsOf(text) || digits.length <= length) return text;
  const [, number, withZero] = (isTyped ? typedPrefix : prefix).exec(digits) ?? [];
  return number ?? withZero ?? text;
}

/** Reads what is written as a Brazilian number. */
export const readBrazilianPhone: MaskitoPreprocessor = (change, action) => {
  if (action !== 'insert' && action !== 'validation') return change;
  const { text, isAtOnce, isAtEnd } = readPhoneEdit(change, action);
  return isAtEnd ? replacePhone(change, action, startAtPlus(dropPrefix(text, !isAtOnce))) : change;
};
