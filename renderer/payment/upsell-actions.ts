import type { StepContext } from '../contract/step-contract';
import type { StepResult } from '../contract/step-result';
import { buyAgain } from './buy-again';

/** Buttons of a step that takes the upsell's payment. */
export const upsellActions = {
  again: async (context: StepContext<unknown>) => buyAgain(context),
  refuse: refuseUpsell,
};

/** The buyer refuses: goes to the receipt, past the upsell's steps. */
export async function refuseUpsell({
  payingSteps: { behindUpsellId },
}: Pick<StepContext<unknown>, 'payingSteps'>): Promise<StepResult> {
  return behindUpsellId === undefined ? { kind: 'stay' } : { kind: 'goTo', stepId: behindUpsellId };
}
