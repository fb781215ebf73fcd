import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

/** Spec 5, CPF: 11 digits with or without mask, check digits right, repeated digits refused. */
export function isCpf(value: string): boolean {
  return isValidCpf(value);
}
