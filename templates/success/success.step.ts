import type { Resume, Settle, Submit } from '../../renderer/contract/step-contract';
import { leaveReceipt, resumeReceipt, settleReceipt } from '../../renderer/receipt/receipt-step';
import type { SuccessStepProps } from '../../schemas/generated/types';

/** Goes to the upsell, or back to payment after a refusal or an expired slip. */
export const submit: Submit<SuccessStepProps, Record<string, never>> = async (_values, context) =>
  leaveReceipt(context);

export const settle: Settle<SuccessStepProps> = settleReceipt;
export const resume: Resume<SuccessStepProps> = resumeReceipt;
