import type { MaskitoMaskExpression, MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { createBrazilianPhone } from './brazilian-phone';

/** `#` takes a digit, `*` a digit or letter; anything else is written by the mask. */
const patterns = {
  'card-expiry': '##/##',
  /** On the way to a year of four digits, which is shortened at the last. */
  'card-expiry-long': '##/###',
  'card-cvv': '####',
  cpf: '###.###.###-##',
  cnpj: '**.***.***/****-##',
  'postal-code-br': '#####-###',
  'phone-br': '(##) #####-####',
  'card-16': '#### #### #### ####',
  'card-15': '#### ###### #####',
  'card-14': '#### ###### ####',
} as const;

const maskIds = ['card-number', 'card-expiry', 'card-cvv', 'cpf', 'registry', 'postal-code-br', 'phone-br'] as const;

export type MaskId = (typeof maskIds)[number];

export function isMaskId(mask: string): mask is MaskId {
  return (maskIds as readonly string[]).includes(mask);
}

/** The mask of a field, for maskito. */
export function maskOptions(id: MaskId): MaskitoOptions {
  switch (id) {
    case 'card-number':
      return uncutOptions((value) => patterns[cardPattern(value.replace(/\D/g, ''))]);
    case 'card-expiry':
      return {
        mask: ({ value }) => expand(patterns[/^\d\d\D*20\d/.test(value) ? 'card-expiry-long' : id]),
        preprocessors: [createExpiryCompleter()],
      };
    case 'registry':
      return uncutOptions((value) => (countSigns(value) > 11 ? patterns.cnpj : '***.***.***-***'));
    case 'phone-br':
      return phoneOptions();
    default:
      return uncutOptions(() => patterns[id]);
  }
}

/** What is pasted or filled in too long stays so, and its rule says it: cut, it could be another's and pass. A typed digit too many is dropped. */
function uncutOptions(patternOf: (value: string) => string): MaskitoOptions {
  let signs = 0;
  return {
    mask: ({ value }) => {
      const pattern = patternOf(value);
      return expand(pattern + '#'.repeat(Math.max(0, signs - pattern.replace(/[^#*]/g, '').length)));
    },
    preprocessors: [
      (change) => {
        const { value, selection } = change.elementState;
        const [from, to] = selection;
        const isPasted = change.data.length > 1;
        signs = countSigns(isPasted ? value.slice(0, from) + change.data + value.slice(to) : value);
        return change;
      },
    ],
  };
}

function countSigns(text: string): number {
  return text.replace(/[^0-9a-z]/gi, '').length;
}

/** A Brazilian phone, or any with a +. */
function phoneOptions(): MaskitoOptions {
  const { preprocessor, countExcess } = createBrazilianPhone();
  return {
    mask: ({ value }) =>
      value.trimStart().startsWith('+')
        ? /^\s*\+[\d\s()-]*$/
        : expand(patterns['phone-br'] + '#'.repeat(countExcess())),
    preprocessors: [preprocessor],
  };
}

/** American Express has 15 digits (34, 37), Diners 14 (30, 36, 38, 39); the others 16. */
function cardPattern(digits: string): 'card-14' | 'card-15' | 'card-16' {
  if (/^3[47]/.test(digits)) return 'card-15';
  if (/^3(?:0|6|8|9)/.test(digits)) return 'card-14';
  return 'card-16';
}

/** What is typed at the end, pasted over all or filled in becomes MM/YY; what is typed between digits, or deleted, is left alone. */
function createExpiryCompleter(): MaskitoPreprocessor {
  let isDeleting = false;
  return ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    const isInsert = action === 'insert';
    const text = isInsert ? value.slice(0, selection[0]) + data : value;
    const date = shortenExpiry(text);
    // What a deletion leaves is validated after it.
    const isFilledIn = action === 'validation' && !isDeleting;
    isDeleting = action !== 'insert' && action !== 'validation';
    if (date === text || !(isInsert ? selection[1] === value.length : isFilledIn)) return { elementState, data };
    if (isInsert) return { elementState: { value: '', selection: [0, 0] }, data: date };
    return { elementState: { value: date, selection: [date.length, date.length] } };
  };
}

/** `1/`, `5` → `01/`, `05`; `11/2033`, `112033`, `2033-11` → `11/33`. */
function shortenExpiry(text: string): string {
  // A browser's own way to write a month (HTML, cc-exp).
  const isoMonth = /^\s*20(\d\d)-(\d\d)\s*$/.exec(text);
  if (isoMonth) return `${isoMonth[2]}/${isoMonth[1]}`;
  return text.replace(/^\s*(?:\d(?=\s*\/)|[2-9](?!\d\/|\d$))/, '0$&').replace(/^(\D*\d\s*\d)\D*20(\d\d)\D*$/, '$1/$2');
}

function expand(pattern: string): MaskitoMaskExpression {
  return [...pattern].map((sign) => (sign === '#' ? /\d/ : sign === '*' ? /[0-9a-z]/i : sign));
}
