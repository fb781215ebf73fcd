import type { Manifest } from '../../schemas/generated/types';
import { showsPixCode } from '../flow/paying-steps';
import type { Session } from '../session/session';

/**
 * The payment whose state a waiting step asks for: the open pix code where the step needs one, else the purchase that
 * waits for money. The address may name one only where this browser has no purchase and the step needs none: nobody is
 * led to look at another payment than their own.
 *
 * @param urlToken query value `token`
 */
export function selectWaitingToken(
  { isRestored, pix, purchase }: Pick<Session, 'isRestored' | 'pix' | 'purchase'>,
  manifest: Pick<Manifest, 'waitsForPayment' | 'needs'>,
  urlToken: string | undefined,
): string | null {
  if (!isRestored || !manifest.waitsForPayment) return null;
  if (showsPixCode(manifest)) return pix?.token ?? null;
  if (purchase) return purchase.status === 'pending' ? purchase.token : null;
  return manifest.needs.includes('purchase') ? null : (urlToken ?? null);
}
