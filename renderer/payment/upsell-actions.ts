import type { StepContext } from '../contract/step-contract';
import { refuseUpsell } from './answer-upsell';
import { buyAgain } from './buy-again';

/** Buttons of a step that takes the upsell's payment. */
export const upsellActions = {
  again: async (context: StepContext<unknown>) => buyAgain(context),
  refuse: refuseUpsell,
};
