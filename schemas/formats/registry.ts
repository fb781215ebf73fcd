import { isCnpj } from './cnpj.ts';
import { isCpf } from './cpf.ts';

/** Spec 5, REGISTRY: a CPF (11 digits) or a CNPJ (14 characters). */
export function isRegistry(value: string): boolean {
  return isCpf(value) || isCnpj(value);
}
