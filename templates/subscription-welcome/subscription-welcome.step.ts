import { previousStep } from '../../model/flow/resolve-step';
import type { Actions } from '../../renderer/contract/step-contract';
import { goTo } from '../../renderer/contract/step-contract';
import type { SubscriptionWelcomeStepProps } from '../../schemas/generated/types';

export const actions = {
  /** Goes back to the receipt, which the step follows. */
  receipt: async ({ checkout: { flow }, step }) => {
    const shown = flow.steps.find(({ id }) => id === step.id);
    return goTo(shown && previousStep(flow, shown)?.id);
  },
} satisfies Actions<SubscriptionWelcomeStepProps>;
