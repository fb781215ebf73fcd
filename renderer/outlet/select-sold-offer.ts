import type { OfferId } from '../../model/flow/selling-steps';
import type { Manifest } from '../../schemas/generated/types';
import type { PageView } from '../checkout/checkout-view';
import type { Session } from '../session/session';

/**
 * The offer that a step sells. After the bank, the buyer returns to the offer that was paid there.
 *
 * @param urlToken token of the payment in the URL
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
