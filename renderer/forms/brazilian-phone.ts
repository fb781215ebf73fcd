import type { MaskitoPreprocessor } from '@maskito/core';
import { digitsOf, readPhoneEdit, replacePhone, startAtPlus } from './phone-edit';

/** Area code and nine digits. */
const length = 11;

/**
 * 55 11 98765-4321 → 11987654321, as it is with 055 and 0055. Eleven digits are a number of area 55. A typed 55 is Brazil's
 * when a twelfth digit comes after what can be a mobile number: elsewhere that digit is one too many.
 */
export function dropDialCode(text: string, isTyped = false): string {
  const digits = digitsOf(text);
  if (text.includes('+') || digits.length <= length) return text;
  return (isTyped ? /^0?55([1-9][1-9]9\d{6,8})$/ : /^0{0,2}55([1-9]\d{9,10})$/).exec(digits)?.[1] ?? text;
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
      const text = startAtPlus(dropDialCode(edit.text, !edit.isAtOnce));
      if (edit.isAtOnce) digits = digitsOf(text).length;
      return replacePhone(change, action, text);
    },
  };
}
