import type { Actions, Resume, Submit } from '../../renderer/contract/step-contract';
import { resumeForStep } from '../../renderer/payment/pay-for-step';
import { buyAgain, payOrder } from '../../renderer/payment/pay-order';
import type { UpsellPaymentForm, UpsellPaymentStepProps } from '../../schemas/generated/types';

export const submit: Submit<UpsellPaymentStepProps, UpsellPaymentForm> = payOrder;

export const actions = {
  again: async (context) => buyAgain(context),
  /** Goes to the receipt of the main product. */
  refuse: async ({ payingSteps: { behindUpsellId } }) =>
    behindUpsellId === undefined ? { kind: 'stay' } : { kind: 'goTo', stepId: behindUpsellId },
} satisfies Actions<UpsellPaymentStepProps>;

/** A reload during a payment continues with its outcome (PAY-3). */
export const resume: Resume<UpsellPaymentStepProps> = (context) => resumeForStep(context);
