import type { MaskitoPreprocessor } from '@maskito/core';

/** Six digits on their own, as they stand in a message; some senders part them in the middle. */
const code = /(?<![\d-])(\d{3})[ -]?(\d{3})(?![\d-])/;

/** Takes the code out of a whole message that is pasted or filled in, in the place of all that was typed. Anything else loses all but its digits. */
export const readSmsCode: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const [, start, end] = code.exec(action === 'insert' ? data : elementState.value) ?? [];
  if (start && end) {
    const digits = start + end;
    if (action === 'insert') return { elementState: { value: '', selection: [0, 0] }, data: digits };
    return { elementState: { value: digits, selection: [6, 6] } };
  }
  return { elementState, data: data.replace(/\D/g, '') };
};
