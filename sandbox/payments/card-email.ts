import type { Buyer } from './payment-order';

/**
 * E-mail for which a saved card pays, at each business of the seller, because an upsell may be another brand's.
 *
 * @returns in lower case; undefined for a buyer without e-mail, whose card pays only once
 */
export function cardEmail({ email }: Buyer): string | undefined {
  return email?.toLowerCase();
}
