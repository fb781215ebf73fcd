import type { Manifest } from '../../schemas/generated/types';
import { showsPixCode } from '../flow/paying-steps';
import type { Session } from '../session/session';

/**
 * The payment whose state a waiting step asks for: the open pix code where the step needs one, else the purchase that
 * waits for money. Where this browser knows neither, the one that the address names: a payment of another browser, or on a step
 * that needs no purchase one that this browser has let go.
 *
 * @param urlToken query value `token`
 */
export function selectWaitingToken(
  { isRestored, pix, purchase, elsewhere }: Pick<Session, 'isRestored' | 'pix' | 'purchase' | 'elsewhere'>,
  manifest: Pick<Manifest, 'waitsForPayment' | 'needs'>,
  urlToken: string | undefined,
): string | null {
  if (!isRestored || !manifest.waitsForPayment) return null;
  const named = urlToken !== undefined && (elsewhere === urlToken || manifest.needs.length === 0) ? urlToken : null;
  if (showsPixCode(manifest)) return pix?.token ?? named;
  if (purchase) return purchase.status === 'pending' ? purchase.token : null;
  return named;
}
