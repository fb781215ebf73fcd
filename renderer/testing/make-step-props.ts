import type { StepComponentProps } from '../contract/step-contract';
import { makeSession } from './make-session';

/** Props of a step's component, for a page that sends and awaits nothing. */
export function makeStepProps(changes: Partial<StepComponentProps> = {}): StepComponentProps {
  return {
    step: { id: 'lead', templateId: 'lead' },
    params: {},
    session: makeSession(),
    isWaiting: false,
    api: async () => {
      throw new RangeError('this test sends nothing');
    },
    late: undefined,
    onLate: () => undefined,
    onResult: async () => undefined,
    onPhase: () => undefined,
    onErrors: () => undefined,
    ...changes,
  };
}
