import type { MaskitoPreprocessor } from '@maskito/core';

/** Six digits that stand alone. Some senders split them in the middle. */
const code = /(?<!\d|\d[.-])\d{6}(?!\d|[.-]\d)|(?<!\d[ .-]?)\d{3}[ -]\d{3}(?![ .-]?\d)/g;
const wordForCode = /c[oó]digo|code|senha|token|\b(?:pin|otp)\b/giu;

/** Extracts the code from a pasted or autofilled message and replaces the field's text. A message without a code adds nothing. */
export const readSmsCode: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const isInsert = action === 'insert';
  const text = isInsert ? data : elementState.value;
  const found = findCode(text);
  if (found === undefined && !/\p{L}{2}/u.test(text)) return { elementState, data: data.replace(/\D/g, '') };
  const digits = found ?? '';
  if (!isInsert) return { elementState: { value: digits, selection: [digits.length, digits.length] } };
  return { elementState: found ? { value: '', selection: [0, 0] } : elementState, data: digits };
};

/** The six digits of a message; among several, those next to a word for code. */
function findCode(message: string): string | undefined {
  const words = [...message.matchAll(wordForCode)];
  const distance = (digits: RegExpExecArray) =>
    Math.min(...words.map((word) => Math.max(digits.index - endOf(word), word.index - endOf(digits))));
  const [nearest] = [...message.matchAll(code)].sort((one, other) => distance(one) - distance(other) || 0);
  return nearest?.[0].replace(/\D/g, '');
}

function endOf({ index, 0: text }: RegExpExecArray): number {
  return index + text.length;
}
