import type { Sale } from './payment-order';

/** Whose a saved card is: it pays for this e-mail at this business, and nothing else. */
export interface CardOwner {
  business: string;
  email: string | undefined;
}

export function cardOwner({ offer, buyer }: Sale): CardOwner {
  return { business: offer.product.business, email: buyer.email?.toLowerCase() };
}
