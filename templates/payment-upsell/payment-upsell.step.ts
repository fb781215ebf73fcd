import type { Actions, Resume, Submit } from '../../renderer/contract/step-contract';
import { upsellActions } from '../../renderer/payment/upsell-actions';
import { resumeOrder, submitOrder } from '../../renderer/payment-form/paying';
import type { PaymentUpsellForm, PaymentUpsellStepProps } from '../../schemas/generated/types';

export const submit: Submit<PaymentUpsellStepProps, PaymentUpsellForm> = submitOrder;

export const actions = upsellActions satisfies Actions<PaymentUpsellStepProps>;

/** A reload during a payment continues with its outcome (PAY-3). */
export const resume: Resume<PaymentUpsellStepProps> = (context) => resumeOrder(context);
