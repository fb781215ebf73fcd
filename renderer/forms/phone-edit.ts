import type { MaskitoPreprocessor } from '@maskito/core';

type Change = Parameters<MaskitoPreprocessor>[0];
type Action = Parameters<MaskitoPreprocessor>[1];

/** Result of an insertion or an autofill in a phone field. */
interface PhoneEdit {
  text: string;
  /** A number of its own, pasted or filled in; otherwise the buyer goes on with what is there and sees what becomes of each digit. */
  isAtOnce: boolean;
  /** Written up to its end: it may be rewritten without moving the caret. */
  isAtEnd: boolean;
}

/** @param prefix what the mask writes before each number */
export function readPhoneEdit({ elementState, data }: Change, action: Action, prefix = ''): PhoneEdit {
  const { value, selection } = elementState;
  const [from, to] = selection;
  if (action === 'validation') return { text: value, isAtOnce: true, isAtEnd: true };
  const text = value.slice(0, from) + data + value.slice(to);
  const isOnly = value.trim() === prefix.trim() || text === data;
  const isAtOnce = data.length > 1 && (isOnly || isNumber(data));
  return isAtOnce ? { text: data, isAtOnce, isAtEnd: true } : { text, isAtOnce, isAtEnd: to === value.length };
}

/** Fewer digits than those of an area code and a number may be the rest of one. */
function isNumber(data: string): boolean {
  return /\+\D*\d/.test(data) || digitsOf(data).length > 9;
}

/** The edit as one that leaves nothing but `text`, the caret behind it; as it is if it does so anyway. */
export function replacePhone(change: Change, action: Action, text: string): Change {
  const { value, selection } = change.elementState;
  const isInsert = action === 'insert';
  const result = isInsert ? value.slice(0, selection[0]) + change.data + value.slice(selection[1]) : value;
  if (text === result) return change;
  if (isInsert) return { elementState: { value: '', selection: [0, 0] }, data: text };
  return { ...change, elementState: { value: text, selection: [text.length, text.length] } };
}

/** A number begins at its +, which is dialled as 00; a + that is typed behind a number begins none. */
export function startAtPlus(text: string, prefix = ''): string {
  const own = text.startsWith(prefix) ? text.slice(prefix.length) : text;
  const dialled = own.replace(/^[^\d+]*00(?=\D*[1-9][^+]*$)/, '+');
  const number = /\+[^+]*\d[^+]*$|^\D*\+$/.exec(dialled)?.[0];
  return number === undefined ? text : number.slice(number.indexOf('+'));
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Without blanks and punctuation; the marks of hidden digits are signs. */
export function signsOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{S}*•#?]/gu, '');
}
