/**
 * Owner of a card: the e-mail that the payer of this visit has typed. It pays at each business of the seller, because an
 * upsell may be another brand's.
 *
 * @returns undefined for a payment whose payer a link names: its card is not saved
 */
export function emailOwner(email: string | undefined): string | undefined {
  return email?.toLowerCase();
}

/** Owner of a card that was verified by a subscription's link: it pays that subscription alone. */
export function subscriptionOwner(id: string): string {
  return `subscription:${id}`;
}
