import type { MaskitoPreprocessor } from '@maskito/core';
import { digitsOf, readPhoneEdit, replacePhone, signsOf, startAtPlus } from './phone-edit';

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
