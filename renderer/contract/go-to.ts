import type { StepResult } from './step-result';

type Carried = Pick<Extract<StepResult, { kind: 'goTo' }>, 'session' | 'told'>;

/** Goes to a step. Stays where the flow has none, with the message and what changed with it. */
export function goTo(stepId: string | undefined, { session, told }: Carried = {}): StepResult {
  const changed = session && { session };
  if (stepId === undefined) return { kind: 'stay', ...(told && { ...told, ...changed }) };
  return { kind: 'goTo', stepId, ...changed, ...(told && { told }) };
}
