import type { OfferId } from '../../model/flow/selling-steps';
import type { Manifest } from '../../schemas/generated/types';
import type { PageView } from '../checkout/checkout-view';
import type { Session } from '../session/session';

/**
 * The offer that a step sells. A buyer who comes back from the bank comes back to what was paid there.
 *
 * @param urlToken of the payment that the address names
 */
export function selectSoldOffer(
  { upsell }: Pick<PageView, 'upsell'>,
  { sells, receivesReturns }: Pick<Manifest, 'sells' | 'receivesReturns'>,
  { purchases }: Pick<Session, 'purchases'>,
  urlToken: string | undefined,
): OfferId {
  if (!upsell) return 'main';
  if (sells || !receivesReturns || !purchases.upsell) return sells ?? 'main';
  const { token, status } = purchases.upsell;
  const isReturn = urlToken === undefined ? status === 'pending' : urlToken === token;
  return isReturn ? 'upsell' : 'main';
}
