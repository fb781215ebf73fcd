import type { CardCompany } from '../../../../schemas/generated/types';

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
 * The company of a number as far as typed; `other` when the brand does not take it, undefined while several fit or none, or
 * when the detecting library cannot be loaded. Never blocks: the buyer's own choice wins.
 */
export async function detectCompany(
  number: string,
  accepted: readonly CardCompany[],
): Promise<CardCompany | 'other' | undefined> {
  const digits = number.replace(/\D/g, '');
  if (digits.length < 2) return undefined;
  const library = await import('credit-card-type').catch(() => undefined);
  if (!library) return undefined;
  const [best, second] = library.default(digits);
  const isSure = second === undefined || digits.length >= 6;
  if (!best || !isSure) return undefined;
  const company = companies[best.type];
  return company && accepted.includes(company) ? company : 'other';
}
