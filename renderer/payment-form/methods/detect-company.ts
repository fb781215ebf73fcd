import type { CardCompany } from '../../../schemas/generated/types';

/** Names in the detection library → names in the contract. */
const companies: Record<string, CardCompany> = {
  'american-express': 'american_express',
  visa: 'visa',
  mastercard: 'mastercard',
  hipercard: 'hipercard',
  elo: 'elo',
  'diners-club': 'diners',
};

/**
 * Company of a partly typed number: `other` when the brand does not accept it. Undefined when several or none match, or
 * the library cannot be loaded. Never blocks: the buyer's choice wins.
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
