import type { Actions } from '../../renderer/contract/step-contract';
import { goTo } from '../../renderer/contract/step-contract';
import type { CustomOfferStepProps } from '../../schemas/generated/types';
import { findRenewalStep } from './find-renewal-step';

/** A reload during a payment continues with its outcome (PAY-3). */
export { resumeOrder as resume, submitVerified as submit } from '../../renderer/payment-form/paying';

export const actions = {
  /** Goes to the renewal, where the buyer may pay by another method. Input: none. */
  otherMethod: async ({ checkout }) => goTo(findRenewalStep(checkout)?.id),
} satisfies Actions<CustomOfferStepProps>;
