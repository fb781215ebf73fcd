import { isCnpj } from './cnpj.ts';

/** Tax number of a seller: a CNPJ of Brazil, or the NUIT of Mozambique, which has 9 digits. */
export function isBusinessDocument(value: string): boolean {
  return isCnpj(value) || /^\d{9}$/.test(value);
}
