import type { Submit } from '../../renderer/contract/step-contract';
import type { VideoStepProps } from '../../schemas/generated/types';

/** Sends nothing: the buyer continues. */
export const submit: Submit<VideoStepProps, Record<string, never>> = async () => ({ kind: 'next' });
