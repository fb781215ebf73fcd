import type { Resume, Settle, Submit } from '../../renderer/contract/step-contract';
import { leaveReceipt, resumeReceipt, settleReceipt } from '../../renderer/receipt/receipt-step';
import type { SuccessInvoiceStepProps } from '../../schemas/generated/types';

/** Goes back to payment after a refusal or an expired slip. */
export const submit: Submit<SuccessInvoiceStepProps, Record<string, never>> = async (_values, context) =>
  leaveReceipt(context);

export const settle: Settle<SuccessInvoiceStepProps> = settleReceipt;
export const resume: Resume<SuccessInvoiceStepProps> = resumeReceipt;
