import type { Actions, Resume, Submit } from '../../renderer/contract/step-contract';
import { upsellActions } from '../../renderer/payment/upsell-actions';
import { resumeOrder, submitOrder } from '../../renderer/payment-form/paying';
import type { UpsellPaymentForm, UpsellPaymentStepProps } from '../../schemas/generated/types';

export const submit: Submit<UpsellPaymentStepProps, UpsellPaymentForm> = submitOrder;

export const actions = upsellActions satisfies Actions<UpsellPaymentStepProps>;

/** A reload during a payment continues with its outcome (PAY-3). */
export const resume: Resume<UpsellPaymentStepProps> = (context) => resumeOrder(context);
