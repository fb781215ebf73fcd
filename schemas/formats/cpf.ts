import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

/** Spec 5, CPF: 11 digits with or without mask, and valid check digits. Rejects repeated digits. */
export function isCpf(value: string): boolean {
  return isValidCpf(value);
}
