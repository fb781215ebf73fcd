import type { Actions, StepContext, Submit } from '../../renderer/contract/step-contract';
import type { UpsellPresentationStepProps } from '../../schemas/generated/types';

/** The buyer wants it: on to its payment. */
export const submit: Submit<UpsellPresentationStepProps, Record<string, never>> = async () => ({ kind: 'next' });

export const actions = {
  /** On to the receipt, past all that sells the upsell. */
  refuse: async ({ payingSteps: { behindUpsellId } }: StepContext<UpsellPresentationStepProps>) =>
    behindUpsellId === undefined ? { kind: 'stay' } : { kind: 'goTo', stepId: behindUpsellId },
} satisfies Actions<UpsellPresentationStepProps>;
