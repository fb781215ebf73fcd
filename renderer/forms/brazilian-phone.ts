import type { MaskitoPreprocessor } from '@maskito/core';
import { digitsOf, readPhoneEdit, replacePhone, startAtPlus } from './phone-edit';

/** Area code and nine digits. */
const length = 11;

/** Before a number that comes at once: Brazil's code, the zero of a call to another area, or that zero with a carrier's code. */
const prefix = /^(?:0{0,2}55|0(?:[1-9]\d)?)([1-9]\d{9,10})$/;

/** Before one that is being typed, once a twelfth digit comes after what can be a mobile number: elsewhere that digit is one too many. */
const typedPrefix = /^(?:0?55([1-9][1-9]9\d{6,8})|0([1-9][1-9]9\d{8}))$/;

/** 55 11 98765-4321 → 11987654321, as it is with 055, 0055, 0 and 021. Eleven digits are a number of area 55. */
export function dropPrefix(text: string, isTyped = false): string {
  const digits = digitsOf(text);
  if (text.includes('+') || digits.length <= length) return text;
  const [, number, withZero] = (isTyped ? typedPrefix : prefix).exec(digits) ?? [];
  return number ?? withZero ?? text;
}

/** Reads what is written as a Brazilian number, and counts the digits that are too many: cut, it could be somebody else's. */
export function createBrazilianPhone(): { preprocessor: MaskitoPreprocessor; countExcess: () => number } {
  let digits = length;
  return {
    countExcess: () => Math.max(0, digits - length),
    preprocessor: (change, action) => {
      const { value } = change.elementState;
      digits = digitsOf(value).length;
      if (action !== 'insert' && action !== 'validation') return change;
      const edit = readPhoneEdit(change, action);
      if (!edit.isAtEnd) return change;
      const text = startAtPlus(dropPrefix(edit.text, !edit.isAtOnce));
      if (edit.isAtOnce) digits = digitsOf(text).length;
      return replacePhone(change, action, text);
    },
  };
}
