import type { Actions, StepContext, Submit } from '../../renderer/contract/step-contract';
import type { VideoUpsellStepProps } from '../../schemas/generated/types';

/** The buyer accepts: goes to the upsell's payment. */
export const submit: Submit<VideoUpsellStepProps, Record<string, never>> = async () => ({ kind: 'next' });

export const actions = {
  /** The buyer refuses: goes to the receipt, past the upsell's steps. */
  refuse: async ({ payingSteps: { behindUpsellId } }: StepContext<VideoUpsellStepProps>) =>
    behindUpsellId === undefined ? { kind: 'stay' } : { kind: 'goTo', stepId: behindUpsellId },
} satisfies Actions<VideoUpsellStepProps>;
