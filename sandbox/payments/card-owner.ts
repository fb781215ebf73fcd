import type { Sale } from './payment-order';

/** Whose a saved card is: it pays for this e-mail, at each business of the seller. An upsell may be another brand's. */
export interface CardOwner {
  /** Where it was saved. */
  business: string;
  email: string | undefined;
}

export function cardOwner({ offer, buyer }: Sale): CardOwner {
  return { business: offer.product.business, email: buyer.email?.toLowerCase() };
}
