import type { StepContext } from '../../renderer/contract/step-contract';
import type { StepResult } from '../../renderer/contract/step-result';
import type { MdStepProps } from '../../schemas/generated/types';

export type Context = StepContext<MdStepProps>;

/** Keeps when the buyer agreed, and to what; a text of the flow has no id. */
export function agree({ step }: Context, contract: { id?: string; generatedAt?: string; planId?: string }): StepResult {
  const agreedAt = new Date().toISOString();
  return { kind: 'next', session: { contract: { ...contract, agreedAt, stepId: step.id } } };
}
