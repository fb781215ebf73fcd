import type { MaskitoMaskExpression, MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { foldSigns } from '../../schemas/mend-text';
import { readBrazilianPhone } from './brazilian-phone';
import { digitsOf, signsOf } from './phone-edit';
import { readSmsCode } from './read-sms-code';
import { shortenExpiry } from './shorten-expiry';

/** `#` accepts a digit, `*` a digit or letter. The mask writes every other character. */
const patterns = {
  'card-expiry': '##/##',
  'card-cvv': '####',
  cpf: '###.###.###-##',
  cnpj: '**.***.***/****-##',
  'postal-code-br': '#####-###',
  'postal-code-mz': '####',
  'birth-date': '##/##/####',
  'phone-br': '(##) #####-####',
  'card-16': '#### #### #### ####',
  'card-15': '#### ###### #####',
  'card-14': '#### ###### ####',
} as const;

/** Accepts any text. */
export const anyText = /^.*$/s;

const maskIds = [
  'card-number',
  'card-expiry',
  'card-cvv',
  'cpf',
  'registry',
  'postal-code-br',
  'postal-code-mz',
  'birth-date',
  'phone-br',
  'sms-code',
  'address-line',
] as const;

export type MaskId = (typeof maskIds)[number];

export function isMaskId(mask: string): mask is MaskId {
  return (maskIds as readonly string[]).includes(mask);
}

/** The maskito options of a field's mask. */
export function maskOptions(id: MaskId): MaskitoOptions {
  switch (id) {
    case 'card-number':
      return options((value) => patterns[cardPattern(value.replace(/\D/g, ''))]);
    case 'card-expiry':
      return options(() => patterns[id], createExpiryCompleter());
    case 'registry':
      return options((value) => (signsOf(value).length > 11 ? patterns.cnpj : '***.***.***-***'));
    case 'birth-date':
      return options(() => patterns[id], readIsoDate);
    case 'phone-br':
      return options((value) => (value.trimStart().startsWith('+') ? undefined : patterns[id]), readBrazilianPhone);
    case 'sms-code':
      return { mask: expand('######'), preprocessors: [readSmsCode] };
    case 'address-line':
      return { mask: anyText, preprocessors: [spaceOutAddress] };
    default:
      return options(() => patterns[id]);
  }
}

/**
 * Removes only spaces and punctuation. Other invalid characters stay, because removing them could produce another
 * person's number; the field's rule reports them. Extra digits are kept at the end. Any other mismatch leaves the text
 * unchanged.
 *
 * @param patternOf gives undefined for a text without a mask
 */
function options(
  patternOf: (value: string) => string | undefined,
  ...preprocessors: MaskitoPreprocessor[]
): MaskitoOptions {
  return {
    mask: ({ value }) => {
      const pattern = patternOf(value);
      if (pattern === undefined) return anyText;
      const signs = signsOf(value);
      const places = pattern.replace(/[^#*]/g, '');
      const excess = '#'.repeat(Math.max(0, signs.length - places.length));
      const takes = (sign: string, at: number) => (places[at] === '*' && !excess ? /[0-9a-z]/i : /\d/).test(sign);
      return [...signs].every(takes) ? expand(pattern + excess) : anyText;
    },
    preprocessors,
  };
}

/** Extends a mask: gives each sign its one form, such as plain digits for full-width ones. */
export function withFolding({ preprocessors = [], ...mask }: MaskitoOptions): MaskitoOptions {
  const preprocess: MaskitoPreprocessor = ({ elementState, data }) => ({
    elementState: { ...elementState, value: foldSigns(elementState.value) },
    data: foldSigns(data),
  });
  return { ...mask, preprocessors: [preprocess, ...preprocessors] };
}

/** American Express has 15 digits (34, 37), Diners 14 (30, 36, 38, 39); the others 16. */
function cardPattern(digits: string): 'card-14' | 'card-15' | 'card-16' {
  if (/^3[47]/.test(digits)) return 'card-15';
  if (/^3(?:0|6|8|9)/.test(digits)) return 'card-14';
  return 'card-16';
}

/**
 * Formats text typed at the end, pasted over all, or autofilled as MM/YY. Edits in the middle and deletions stay
 * unchanged.
 */
function createExpiryCompleter(): MaskitoPreprocessor {
  let typed: string | undefined = '';
  return ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    const isInsert = action === 'insert';
    const text = isInsert ? value.slice(0, selection[0]) + data : value;
    // Typing and deleting also end with a validation, so we compare with the text that they left.
    const isFilledIn = action === 'validation' && typed !== undefined && typed !== digitsOf(value);
    const date = shortenExpiry(text, isInsert ? data.length > 1 : isFilledIn);
    typed = isInsert || action === 'validation' ? digitsOf(date) : undefined;
    if (date === text || !(isInsert ? selection[1] === value.length : isFilledIn)) return { elementState, data };
    if (isInsert) return { elementState: { value: '', selection: [0, 0] }, data: date };
    return { elementState: { value: date, selection: [date.length, date.length] } };
  };
}

/** Browsers fill in a birth date (`bday`) as YYYY-MM-DD. */
const readIsoDate: MaskitoPreprocessor = ({ elementState, data }) => {
  const turn = (text: string) => text.replace(/^\s*(\d{4})-(\d\d)-(\d\d)\s*$/, '$3/$2/$1');
  return { elementState: { ...elementState, value: turn(elementState.value) }, data: turn(data) };
};

/** The rules of an address (spec 5) take no punctuation: `Av. Paulista, 1000 - Centro` → `Av Paulista 1000 Centro`. */
const spaceOutAddress: MaskitoPreprocessor = ({ elementState, data }) => {
  const { value, selection } = elementState;
  const tidy = (text: string) => text.replace(/[\s.,;:()/]+(?:-[\s.,;:()/]+)*/gu, ' ');
  const [from, to] = selection.map((at) => tidy(value.slice(0, at)).length) as [number, number];
  const added = tidy(data);
  const isAtSpace = from === 0 || tidy(value)[from - 1] === ' ';
  return {
    elementState: { value: tidy(value), selection: [from, to] },
    data: isAtSpace ? added.trimStart() : added,
  };
};

function expand(pattern: string): MaskitoMaskExpression {
  return [...pattern].map((sign) => (sign === '#' ? /\d/ : sign === '*' ? /[0-9a-z]/i : sign));
}
