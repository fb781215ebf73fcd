import type { Resume, Settle, Submit } from '../../renderer/contract/step-contract';
import { leaveReceipt, resumeReceipt, settleReceipt } from '../../renderer/receipt/receipt-step';
import type { SuccessUpsellStepProps } from '../../schemas/generated/types';

/** Goes back to the main product's payment after a refusal or an expired slip. */
export const submit: Submit<SuccessUpsellStepProps, Record<string, never>> = async (_values, context) =>
  leaveReceipt(context);

export const settle: Settle<SuccessUpsellStepProps> = settleReceipt;
export const resume: Resume<SuccessUpsellStepProps> = resumeReceipt;
