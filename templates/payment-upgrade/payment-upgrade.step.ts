import type { Resume, Submit } from '../../renderer/contract/step-contract';
import { resumeOrder, submitOrder } from '../../renderer/payment-form/paying';
import type { PaymentUpgradeForm, PaymentUpgradeStepProps } from '../../schemas/generated/types';

export const submit: Submit<PaymentUpgradeStepProps, PaymentUpgradeForm> = submitOrder;

/** A reload during a payment continues with its outcome (PAY-3). */
export const resume: Resume<PaymentUpgradeStepProps> = (context) => resumeOrder(context);
