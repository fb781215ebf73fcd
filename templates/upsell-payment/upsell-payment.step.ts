import type { Actions, Resume, Submit } from '../../renderer/contract/step-contract';
import { buyAgain } from '../../renderer/payment/buy-again';
import { resumeOrder, submitOrder } from '../../renderer/payment/paying';
import type { UpsellPaymentForm, UpsellPaymentStepProps } from '../../schemas/generated/types';

export const submit: Submit<UpsellPaymentStepProps, UpsellPaymentForm> = submitOrder;

export const actions = {
  again: async (context) => buyAgain(context),
  /** Goes to the receipt of the main product. */
  refuse: async ({ payingSteps: { behindUpsellId } }) =>
    behindUpsellId === undefined ? { kind: 'stay' } : { kind: 'goTo', stepId: behindUpsellId },
} satisfies Actions<UpsellPaymentStepProps>;

/** A reload during a payment continues with its outcome (PAY-3). */
export const resume: Resume<UpsellPaymentStepProps> = (context) => resumeOrder(context);
