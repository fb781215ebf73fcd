import { track } from '../../renderer/analytics/track';
import type { Actions, Submit } from '../../renderer/contract/step-contract';
import { refuseUpsell } from '../../renderer/payment/refuse-upsell';
import type { UpsellPresentationStepProps } from '../../schemas/generated/types';

/** The buyer accepts: goes to the upsell's payment. */
export const submit: Submit<UpsellPresentationStepProps, Record<string, never>> = async () => {
  track({ event: 'upsell_accept' });
  return { kind: 'next' };
};

export const actions = { refuse: refuseUpsell } satisfies Actions<UpsellPresentationStepProps>;
