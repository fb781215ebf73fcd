import type { OfferId } from '../../model/flow/resolve-step';
import { showsPixCode } from '../../model/flow/resolve-step';
import type { Manifest } from '../../schemas/generated/types';
import type { Session } from '../session/session';

/**
 * Token of the payment that a waiting step polls. The open pix code if the step needs one, else the purchase that waits
 * for money. If this browser stores neither, the payment in the URL, made in another browser. A step without needs also
 * accepts a payment that this browser abandoned.
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
  const named = urlToken !== undefined && (elsewhere === urlToken || manifest.needs === undefined) ? urlToken : null;
  if (showsPixCode(manifest)) return pix?.token ?? named;
  const purchase = purchases[sells];
  if (purchase) return purchase.status === 'paid' ? null : purchase.token;
  return named;
}
