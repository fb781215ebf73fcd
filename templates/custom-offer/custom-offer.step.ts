import type { Actions, Resume, Submit } from '../../renderer/contract/step-contract';
import { resumeOrder, submitVerified } from '../../renderer/payment-form/paying';
import type { CustomOfferForm, CustomOfferStepProps } from '../../schemas/generated/types';
import { findRenewalStep } from './find-renewal-step';

export const submit: Submit<CustomOfferStepProps, CustomOfferForm> = submitVerified;

/** A reload during a payment continues with its outcome (PAY-3). */
export const resume: Resume<CustomOfferStepProps> = (context) => resumeOrder(context);

export const actions = {
  /** Goes to the renewal, where the buyer may pay by another method. Input: none. */
  otherMethod: async ({ checkout }) => {
    const stepId = findRenewalStep(checkout)?.id;
    return stepId === undefined ? { kind: 'stay' } : { kind: 'goTo', stepId };
  },
} satisfies Actions<CustomOfferStepProps>;
