import type { CardCompany } from '../../../schemas/generated/types';

/** Names of the detecting library → the contract's. */
const companies: Record<string, CardCompany> = {
  'american-express': 'american_express',
  visa: 'visa',
  mastercard: 'mastercard',
  hipercard: 'hipercard',
  elo: 'elo',
  'diners-club': 'diners',
};

/**
 * The company of a number as far as typed; undefined while several fit, when the brand does not take it, or when the
 * detecting library cannot be loaded. Never blocks: the buyer's own choice wins.
 */
export async function detectCompany(
  number: string,
  accepted: readonly CardCompany[],
): Promise<CardCompany | undefined> {
  const digits = number.replace(/\D/g, '');
  if (digits.length < 2) return undefined;
  const library = await import('credit-card-type').catch(() => undefined);
  if (!library) return undefined;
  const [best, second] = library.default(digits);
  const company = best && companies[best.type];
  const isSure = second === undefined || digits.length >= 6;
  return company && isSure && accepted.includes(company) ? company : undefined;
}
