import type { Submit } from '../../renderer/contract/step-contract';
import type { PresentationStepProps } from '../../schemas/generated/types';

/** Sends nothing: the buyer continues. */
export const submit: Submit<PresentationStepProps, Record<string, never>> = async () => ({ kind: 'next' });
