import { track } from '../analytics/track';
import type { StepContext, StepResult, Submit } from '../contract/step-contract';
import { goTo } from '../contract/step-contract';
import type { SessionPatch } from '../session/session';

/** The buyer accepts: goes to the upsell's payment. */
export const acceptUpsell: Submit<unknown, unknown> = async () => {
  track({ event: 'upsell_accept' });
  return { kind: 'next' };
};

/** The buyer refuses: goes to the receipt, past the upsell's steps. */
export async function refuseUpsell(
  { payingSteps: { behindUpsellId } }: Pick<StepContext<unknown>, 'payingSteps'>,
  session?: SessionPatch,
): Promise<StepResult> {
  track({ event: 'upsell_refuse' });
  return goTo(behindUpsellId, session && { session });
}

/** Buttons of a step that only offers the upsell. */
export const offerActions = { refuse: refuseUpsell };
