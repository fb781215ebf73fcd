import type { Submit } from '../../renderer/contract/step-contract';
import type { PresentationStepProps } from '../../schemas/generated/types';

/** Nothing is sent: the buyer has read on. */
export const submit: Submit<PresentationStepProps, Record<string, never>> = async () => ({ kind: 'next' });
