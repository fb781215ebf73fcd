import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';

/**
 * Spec 5, CNPJ: 14 places with or without mask, check digits right. The first 12 places may hold letters, in either
 * case: the Receita Federal gives such numbers out since July 2026.
 */
export function isCnpj(value: string): boolean {
  return isValidCnpj(value, { version: 2 });
}
