import type { Actions, Resume, Submit } from '../../renderer/contract/step-contract';
import { resumeForStep } from '../../renderer/payment/pay-for-step';
import { buyAgain, payOrder } from '../../renderer/payment/pay-order';
import type { PaymentForm, PaymentStepProps } from '../../schemas/generated/types';

export const submit: Submit<PaymentStepProps, PaymentForm> = payOrder;

export const actions = {
  again: async (context) => buyAgain(context),
} satisfies Actions<PaymentStepProps>;

/** A reload during a payment continues with its outcome (PAY-3). */
export const resume: Resume<PaymentStepProps> = (context) => resumeForStep(context);
