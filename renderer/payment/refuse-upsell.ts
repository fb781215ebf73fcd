import { track } from '../analytics/track';
import type { StepContext } from '../contract/step-contract';
import type { StepResult } from '../contract/step-result';

/** The buyer refuses: goes to the receipt, past the upsell's steps. */
export async function refuseUpsell({
  payingSteps: { behindUpsellId },
}: Pick<StepContext<unknown>, 'payingSteps'>): Promise<StepResult> {
  track({ event: 'upsell_refuse' });
  return behindUpsellId === undefined ? { kind: 'stay' } : { kind: 'goTo', stepId: behindUpsellId };
}
