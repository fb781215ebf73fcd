import type { Sale } from './payment-order';

/**
 * Owner of a saved card. It pays for this e-mail at each business of the seller, because an upsell may be another
 * brand's.
 */
export interface CardOwner {
  /** Business where the card was saved. */
  business: string;
  email: string | undefined;
}

export function cardOwner({ offer, buyer }: Sale): CardOwner {
  return { business: offer.product.business, email: buyer.email?.toLowerCase() };
}
