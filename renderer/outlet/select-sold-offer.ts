import { selectNextStep } from '../../model/flow/next-step-url';
import type { Manifests, Step } from '../../model/flow/resolve-step';
import type { OfferId } from '../../model/flow/selling-steps';
import type { Manifest, PurchasedPlan } from '../../schemas/generated/types';
import type { CheckoutView, PageView } from '../checkout/checkout-view';
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

/**
 * Whether the upsell can be offered: it could be loaded, what the link is about is paid, and the buyer is known. An open slip is
 * shown first.
 *
 * @param bought purchase of the main offer
 */
export function offersUpsell(
  { offers }: Pick<CheckoutView, 'offers'>,
  { leadId, purchases }: Pick<Session, 'leadId' | 'purchases'>,
  bought: PurchasedPlan | null = purchases.main,
): boolean {
  return offers.upsell !== undefined && bought?.status === 'paid' && (leadId !== null || purchases.upsell !== null);
}

/** The first step from this one on, by default next steps, that sells nothing but the main offer. */
export function passOverUpsell(
  { flow }: Pick<CheckoutView, 'flow'>,
  step: Step,
  manifests: Manifests,
): Step | undefined {
  let next: Step | undefined = step;
  while (next && manifests[next.templateId].sells === 'upsell') next = selectNextStep(flow, next);
  return next;
}
