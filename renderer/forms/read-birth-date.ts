import type { MaskitoPreprocessor } from '@maskito/core';

/** Pads the parts of a date that is typed, pasted or filled in. Edits in the middle stay unchanged. */
export const readBirthDate: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  const isInsert = action === 'insert';
  const text = isInsert ? value.slice(0, selection[0]) + data : value;
  const date = padParts(data.length === 1 ? padDigit(text) : text);
  if (date === text || (isInsert && selection[1] !== value.length)) return { elementState, data };
  if (isInsert) return { elementState: { value: '', selection: [0, 0] }, data: date };
  return { elementState: { value: date, selection: [date.length, date.length] } };
};

/** `5/`, `5.7.` → `05/`, `05.07.`; a date that begins with its year, as browsers fill in `bday`, begins with its day. */
function padParts(text: string): string {
  return text
    .replace(/^\s*(\d{4})[/.-](\d\d?)[/.-](\d\d?)\s*$/, '$3/$2/$1')
    .replace(/^\s*(\d)(?=[/.\s-])/, '0$1')
    .replace(/^(\d\d[/.\s-]+)(\d[/.\s-])/, '$10$2');
}

/** No day begins with 4 to 9, and no month with 2 to 9. */
function padDigit(text: string): string {
  return text.replace(/^[4-9]$/, '0$&').replace(/^(\d\d\/?)([2-9])$/, '$10$2');
}
