import type { MaskitoMaskExpression, MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { foldSigns } from '../../schemas/mend-text';
import { digitsOf, readBrazilianPhone, signsOf } from './phone-edit';
import { readBirthDate } from './read-birth-date';
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
  'address-complement',
  'address-number',
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
      return options((value) => (signsOf(value).length > 11 ? patterns.cnpj : '***.***.***-***'), dropLabel);
    case 'birth-date':
      return options(() => patterns[id], readBirthDate);
    case 'phone-br':
      return options((value) => (value.trimStart().startsWith('+') ? undefined : patterns[id]), readBrazilianPhone);
    case 'sms-code':
      return { mask: expand('######'), preprocessors: [readSmsCode] };
    case 'address-line':
      return { mask: anyText, preprocessors: [spaceOutAddress] };
    case 'address-complement':
      return { mask: anyText, preprocessors: [spaceOutComplement] };
    case 'address-number':
      return { mask: anyText, preprocessors: [dropLabel] };
    case 'card-cvv':
      return options(() => patterns[id]);
    default:
      return options(() => patterns[id], dropLabel);
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

/** Names of fields that people write or copy before a number. */
const label = /^\W*(?:(?:cpf|cnpj|cep|c[oó]digo postal|n|no|nr|num|n[uú]mero)\b\W*)?(?=\d)/i;

/** `CEP: 50030-230` → `50030-230`; `nº 12` → `12`. Any other word stays. */
const dropLabel: MaskitoPreprocessor = ({ elementState, data }) => {
  const { value, selection } = elementState;
  const unlabelled = value.replace(label, '');
  const [from, to] = selection.map((at) => Math.max(0, at + unlabelled.length - value.length)) as [number, number];
  return {
    elementState: { value: unlabelled, selection: [from, to] },
    data: to === 0 ? data.replace(label, '') : data,
  };
};

/** The rules of an address (spec 5) take no punctuation: `Av. Paulista, 1000 - Centro` → `Av Paulista 1000 Centro`, `3.º` → `3º`. */
const spaceOutAddress = spaceOut(/[^\p{L}\p{M}\d'’-]+(?:-[^\p{L}\p{M}\d'’-]+)*/gu);
/** The rule of a complement takes no apostrophe or hyphen either: `Ap. 12-B` → `Ap 12 B`. */
const spaceOutComplement = spaceOut(/[^\p{L}\p{M}\d]+/gu);

function spaceOut(gaps: RegExp): MaskitoPreprocessor {
  const tidy = (text: string) =>
    text
      .replaceAll('&', ' e ')
      .replace(gaps, ' ')
      .replace(/ (?=[ºª])/g, '');
  return ({ elementState, data }) => {
    const { selection } = elementState;
    const value = tidy(elementState.value).trimStart();
    const [from, to] = selection.map((at) => tidy(elementState.value.slice(0, at)).trimStart().length) as [
      number,
      number,
    ];
    const added = tidy(data);
    const isAtSpace = from === 0 || value[from - 1] === ' ';
    return {
      elementState: { value, selection: [from, to] },
      data: isAtSpace ? added.trimStart() : added,
    };
  };
}

function expand(pattern: string): MaskitoMaskExpression {
  return [...pattern].map((sign) => (sign === '#' ? /\d/ : sign === '*' ? /[0-9a-z]/i : sign));
}
