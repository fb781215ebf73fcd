import type { OfferId } from '../../model/flow/resolve-step';
import { showsPixCode } from '../../model/flow/resolve-step';
import { isOfUpsell } from '../../model/money/select-order';
import type { Manifest } from '../../schemas/generated/types';
import type { PageView } from '../checkout/checkout-view';
import type { Session } from '../session/session';

/**
 * The offer that a step sells. A code belongs to the offer that it pays. After the bank, the buyer returns to the offer
 * that was paid there.
 *
 * @param urlToken token of the payment in the URL
 */
export function selectSoldOffer(
  { upsell }: Pick<PageView, 'upsell'>,
  manifest: Pick<Manifest, 'sells' | 'receivesReturns' | 'needs'>,
  { pix, purchases }: Pick<Session, 'pix' | 'purchases'>,
  urlToken: string | undefined,
): OfferId {
  const { sells, receivesReturns } = manifest;
  if (!upsell) return 'main';
  if (showsPixCode(manifest)) return isOfUpsell(pix?.purchase.order) ? 'upsell' : 'main';
  if (sells || !receivesReturns || !purchases.upsell) return sells ?? 'main';
  const { token, status } = purchases.upsell;
  const isReturn = urlToken === undefined ? status === 'pending' : urlToken === token;
  return isReturn ? 'upsell' : 'main';
}
