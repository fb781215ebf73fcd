import type { StepContext } from '../contract/step-contract';
import { buyAgain } from './buy-again';
import { refuseUpsell } from './refuse-upsell';

/** Buttons of a step that takes the upsell's payment. */
export const upsellActions = {
  again: async (context: StepContext<unknown>) => buyAgain(context),
  refuse: refuseUpsell,
};
