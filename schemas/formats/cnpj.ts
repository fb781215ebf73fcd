import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';

/**
 * Spec 5, CNPJ: 14 characters with or without mask, and valid check digits. The first 12 may be letters in either case:
 * the Receita Federal has issued such numbers since July 2026.
 */
export function isCnpj(value: string): boolean {
  return isValidCnpj(value, { version: 2 });
}
