import { chargedAs } from '../../model/flow/list-charges';
import { orderIdentity } from '../../model/money/select-order';
import type { PurchasedPlan, PurchaseIntent } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import { fingerprintOf } from './fingerprint-of';
import type { Session, SessionOwner, SessionOwners } from './session';

/** Buyer in a record: the paying lead, and the e-mail's fingerprint if there is one. */
type Buyer = Pick<PurchaseIntent, 'payer' | 'buyer'>;

/**
 * Owner of the values that this page stores. Invoices and renewals have their own, separate from the product's buyers.
 */
export function ownerOf({
  product,
  area,
  entry,
  charges = {},
}: Pick<CheckoutView, 'product' | 'area'> & Partial<Pick<CheckoutView, 'entry' | 'charges'>>): SessionOwner {
  const owner = { productCode: product.code, area };
  const [kind] = Object.values(charges);
  if (kind === undefined || (entry?.kind !== 'invoice' && entry?.kind !== 'subscription')) return owner;
  const order = orderIdentity({ kind: chargedAs(kind), id: entry.id, items: [] });
  return order === undefined ? owner : { ...owner, order };
}

/** Owners of the values that this page stores, by offer. */
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

/** Whether this browser waits for nothing more: the purchase is paid, or a seller takes the money. */
export function isFinished({ status }: Pick<PurchasedPlan, 'status'>): boolean {
  return status !== 'pending';
}

/** Purchase, paid or waiting, of the offer that the step sells. */
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

/** Buyer and product of a payment. Nobody continues another buyer's payment, or one for another product. */
export function buyingOf({ checkout, session }: { checkout: Parameters<typeof ownerOf>[0]; session: Session }) {
  return { ...ownerOf(checkout), ...buyerOf(session) };
}

/** Whether a record belongs to that product in that area. */
function isOfProduct(record: Partial<SessionOwner>, { productCode, area }: SessionOwner): boolean {
  return record.productCode === productCode && record.area === area;
}

/** Whether a record belongs to that buyer. An older tab may know another lead of the same e-mail. */
export function isSameBuyer(record: Partial<Buyer>, { payer, buyer }: Buyer): boolean {
  return record.payer === payer || (buyer !== undefined && record.buyer === buyer);
}

/** Whether a record belongs to that buyer and product, for any plan and method. */
export function isSamePurchase(record: Partial<Buyer & SessionOwner>, subject: Buyer & SessionOwner): boolean {
  return isOfProduct(record, subject) && isSameBuyer(record, subject);
}

/** Order in a record: the plan, and the `orderIdentity` of the rest. */
type OrderRecord = Pick<PurchaseIntent, 'planId' | 'order'>;

/** Whether two records share one order, for any method and amount. */
export function isSameOrder(record: OrderRecord, other: OrderRecord): boolean {
  return record.planId === other.planId && record.order === other.order;
}

/**
 * Whether the buyer has paid the order, or noted it to pay in person. A buyer without a lead counts as the one who paid.
 *
 * @param order identity of the order; undefined for the plan alone
 */
export function hasPaidFor(
  purchase: PurchasedPlan | null,
  session: Session,
  plan: { id: string } | undefined,
  order?: string,
): boolean {
  const { leadId } = session;
  if (!purchase || !isFinished(purchase) || purchase.planId !== plan?.id || purchase.order !== order) return false;
  return leadId === null || isSameBuyer(purchase, buyerOf(session));
}

/**
 * Whether the upsell can be offered: it is loaded, the main offer is paid or noted for a seller, and the buyer is known.
 * An open slip is shown first.
 *
 * @param bought purchase of the main offer
 */
export function offersUpsell(
  { offers }: Pick<CheckoutView, 'offers'>,
  { leadId, purchases }: Pick<Session, 'leadId' | 'purchases'>,
  bought: PurchasedPlan | null = purchases.main,
): boolean {
  const isBought = bought !== null && isFinished(bought);
  return offers.upsell !== undefined && isBought && (leadId !== null || purchases.upsell !== null);
}

/**
 * Payer known to this browser: the first lead of this buyer. The backend creates a new lead for each submit of the
 * first step, and an open payment still belongs to the same person. Empty without a lead.
 */
export function payerOf({ payer, leadId }: Pick<Session, 'payer' | 'leadId'>): string {
  return payer ?? leadId ?? '';
}
