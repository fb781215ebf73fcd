import type { CardData } from '../../../schemas/generated/types';

/** Wire of one provider's token endpoint. Pure. */
export interface TokenWire {
  buildBody: (card: CardData) => object;
  /**
   * Fields of the card that a failed answer names → the rule whose message they show; empty for any other failure.
   *
   * @param answer parsed body
   */
  readFields: (answer: unknown) => Readonly<Record<string, string>>;
}

/** Expiry as typed, `MM/YY` or `MM/YYYY` → month and full year. */
export function readExpiry(expiry: string): [month: number, year: number] {
  const [month = '', year = ''] = expiry.split('/');
  return [Number(month), Number(year) + (year.length === 2 ? 2_000 : 0)];
}

/** Field of the card → the rule of its form field. */
export const cardRules = {
  number: 'card-number',
  holderName: 'card-holder',
  expiry: 'card-expiry',
  cvv: 'card-cvv',
} as const;

/** Names of fields at fault → fields of the contract with their rules; names that no field has are left out. */
export function rulesOf(
  names: readonly string[],
  fields: Readonly<Record<string, keyof typeof cardRules>>,
): Readonly<Record<string, string>> {
  const known = names.flatMap((name) => fields[name] ?? []);
  return Object.fromEntries(known.map((field) => [field, cardRules[field]]));
}
