import { showsPixCode } from '../../model/flow/paying-steps';
import type { OfferId } from '../../model/flow/selling-steps';
import type { Manifest } from '../../schemas/generated/types';
import type { Session } from '../session/session';

/**
 * The payment whose state a waiting step asks for: the open pix code where the step needs one, else the purchase that
 * waits for money. If this browser stores neither, the payment that the address names: one made in another browser. On a step
 * without needs, also one that this browser has let go.
 *
 * @param urlToken query value `token`
 */
export function selectWaitingToken(
  { isRestored, pix, purchases, elsewhere }: Pick<Session, 'isRestored' | 'pix' | 'purchases' | 'elsewhere'>,
  sells: OfferId,
  manifest: Pick<Manifest, 'waitsForPayment' | 'needs'>,
  urlToken: string | undefined,
): string | null {
  if (!isRestored || !manifest.waitsForPayment) return null;
  const named = urlToken !== undefined && (elsewhere === urlToken || manifest.needs.length === 0) ? urlToken : null;
  if (showsPixCode(manifest)) return pix?.token ?? named;
  const purchase = purchases[sells];
  if (purchase) return purchase.status === 'pending' ? purchase.token : null;
  return named;
}
