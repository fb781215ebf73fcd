import type { Resume, Submit } from '../../renderer/contract/step-contract';
import { resumeOrder, submitOrder } from '../../renderer/payment-form/paying';
import type { RenewForm, RenewStepProps } from '../../schemas/generated/types';

export const submit: Submit<RenewStepProps, RenewForm> = submitOrder;

/** A reload during a payment continues with its outcome (PAY-3). */
export const resume: Resume<RenewStepProps> = (context) => resumeOrder(context);
