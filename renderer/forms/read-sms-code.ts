import type { MaskitoPreprocessor } from '@maskito/core';

/** Six digits in a message. Some senders split them in the middle. */
const code = /(?<![\d-])(\d{3})[ -]?(\d{3})(?![\d-])/;

/**
 * Extracts the code from a pasted or autofilled message and replaces the field's text. Other input keeps only its
 * digits.
 */
export const readSmsCode: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const [, start, end] = code.exec(action === 'insert' ? data : elementState.value) ?? [];
  if (start && end) {
    const digits = start + end;
    if (action === 'insert') return { elementState: { value: '', selection: [0, 0] }, data: digits };
    return { elementState: { value: digits, selection: [6, 6] } };
  }
  return { elementState, data: data.replace(/\D/g, '') };
};
