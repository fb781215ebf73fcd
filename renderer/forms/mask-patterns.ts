import type { MaskitoMaskExpression, MaskitoOptions } from '@maskito/core';

/** `#` takes a digit, `*` a digit or letter; anything else is written by the mask. */
const patterns = {
  'card-expiry': '##/##',
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
      return { mask: ({ value }) => expand(patterns[cardPattern(value.replace(/\D/g, ''))]) };
    case 'registry':
      return {
        mask: ({ value }) => expand(value.replace(/[^0-9a-z]/gi, '').length > 11 ? patterns.cnpj : '***.***.***-***'),
      };
    case 'phone-br':
      return {
        mask: ({ value }) => (value.trimStart().startsWith('+') ? /^\s*\+[\d\s()-]*$/ : expand(patterns['phone-br'])),
      };
    default:
      return { mask: expand(patterns[id]) };
  }
}

/** American Express has 15 digits (34, 37), Diners 14 (30, 36, 38, 39); the others 16. */
function cardPattern(digits: string): 'card-14' | 'card-15' | 'card-16' {
  if (/^3[47]/.test(digits)) return 'card-15';
  if (/^3(?:0|6|8|9)/.test(digits)) return 'card-14';
  return 'card-16';
}

function expand(pattern: string): MaskitoMaskExpression {
  return [...pattern].map((sign) => (sign === '#' ? /\d/ : sign === '*' ? /[0-9a-z]/i : sign));
}
