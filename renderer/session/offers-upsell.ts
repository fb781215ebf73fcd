import type { PurchasedPlan } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import { isFinished } from './purchase-owner';
import type { Session } from './session';

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
