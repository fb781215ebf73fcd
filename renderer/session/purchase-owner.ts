import { orderIdentity } from '../../model/money/order-identity';
import type { PurchasedPlan, PurchaseIntent } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import { fingerprintOf } from './fingerprint-of';
import { payerOf } from './payer-of';
import type { Session, SessionOwner, SessionOwners } from './session';

/** Who buys, as a record tells it: the lead who pays, and the fingerprint of the e-mail where there is one. */
type Buyer = Pick<PurchaseIntent, 'payer' | 'buyer'>;

/** Whose the values are that this page stores: an invoice and a renewal know nothing of the buyer of their product. */
export function ownerOf({
  product,
  area,
  entry,
  charges = {},
}: Pick<CheckoutView, 'product' | 'area'> & Partial<Pick<CheckoutView, 'entry' | 'charges'>>): SessionOwner {
  const owner = { productCode: product.code, area };
  const [kind] = Object.values(charges);
  if (kind === undefined || (entry?.kind !== 'invoice' && entry?.kind !== 'subscription')) return owner;
  const order = orderIdentity({ kind, id: entry.id, items: [] });
  return order === undefined ? owner : { ...owner, order };
}

/** Whose the values are that this page stores, by offer. */
export function ownersOf({
  offers: { main, upsell },
  area,
  ...entered
}: Pick<CheckoutView, 'offers' | 'area'> & Partial<Pick<CheckoutView, 'entry' | 'charges'>>): SessionOwners {
  const { entry, charges } = entered;
  return {
    main: ownerOf({ ...main, area, ...(entry && charges && { entry, charges }) }),
    ...(upsell && { upsell: ownerOf({ ...upsell, area }) }),
  };
}

/** What was bought, or waits for money, of the offer that the step sells. */
export function purchaseOf(
  { purchases }: Pick<Session, 'purchases'>,
  { sells }: Pick<CheckoutView, 'sells'>,
): PurchasedPlan | null {
  return purchases[sells];
}

export function buyerOf(session: Pick<Session, 'payer' | 'leadId' | 'email'>): Buyer {
  const { email } = session;
  return { payer: payerOf(session), ...(email === '' ? {} : { buyer: fingerprintOf(email) }) };
}

/** Whether a record is about that product in that area. */
function isOfProduct(record: Partial<SessionOwner>, { productCode, area }: SessionOwner): boolean {
  return record.productCode === productCode && record.area === area;
}

/** Whether a record is of that buyer. A tab that was opened before knows them by another lead, and by the same e-mail. */
export function isSameBuyer(record: Partial<Buyer>, { payer, buyer }: Buyer): boolean {
  return record.payer === payer || (buyer !== undefined && record.buyer === buyer);
}

/** Whether a record is that buyer's for that product, whatever the plan and the method. */
export function isSamePurchase(record: Partial<Buyer & SessionOwner>, subject: Buyer & SessionOwner): boolean {
  return isOfProduct(record, subject) && isSameBuyer(record, subject);
}

/** What a record says of the order: the plan, and what `orderIdentity` makes of the rest. */
type OrderRecord = Pick<PurchaseIntent, 'planId' | 'order'>;

/** Whether two records are of one order, whatever the method and the amount. */
export function isSameOrder(record: OrderRecord, other: OrderRecord): boolean {
  return record.planId === other.planId && record.order === other.order;
}

/**
 * Whether the buyer has paid for the order; whoever has no lead (any more) is taken for the one who has.
 *
 * @param order its identity; undefined for the plan alone
 */
export function hasPaidFor(
  purchase: PurchasedPlan | null,
  session: Session,
  plan: { id: string } | undefined,
  order?: string,
): boolean {
  const { leadId } = session;
  if (purchase?.status !== 'paid' || purchase.planId !== plan?.id || purchase.order !== order) return false;
  return leadId === null || isSameBuyer(purchase, buyerOf(session));
}
